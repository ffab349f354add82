/**
 * The values that cross from the core to the page. All of them can be cloned to a worker and back.
 * A site is an index into `info.board.sites`.
 *
 * @typedef {'white' | 'black'} Color
 *
 * @typedef {object} Spec Which game.
 * @property {string} variant
 * @property {Record<string, unknown>} [options]
 * @property {string} [definition] text of an .ini file; `variant` is then one of its sections
 * @property {string} [fen]
 * @property {string[]} [moves] move texts
 *
 * @typedef {object} Choice An option of a variant.
 * @property {string} name
 * @property {string} title
 * @property {string} default
 * @property {boolean} any other values than the listed are allowed too
 * @property {string} anyHint
 * @property {{ value: string, title: string }[]} values
 *
 * @typedef {object} Site x goes right, y goes up; both of the lower left corner, in squares, as White sees it.
 * @property {string} name
 * @property {number} x
 * @property {number} y
 * @property {boolean} zone
 * @property {boolean} dark
 * @property {number} file
 * @property {number} rank
 *
 * @typedef {object} Board
 * @property {number} width in squares, zones and gaps included
 * @property {number} height
 * @property {number} files
 * @property {number} ranks
 * @property {Site[]} sites
 * @property {{ text: string, axis: 'file' | 'rank', at: number }[]} labels `at` is the centre along the axis
 * @property {{ title: string, x: number, y: number, width: number, height: number }[]} zones
 *
 * @typedef {object} PieceType
 * @property {number} index
 * @property {string} letter
 * @property {string} name
 * @property {string} picture name of a drawing
 * @property {string} betza
 * @property {string} words how it moves
 * @property {boolean} royal
 * @property {number[]} lends atoms that it lends to others
 *
 * @typedef {object} Atom One kind of movement.
 * @property {number} index
 * @property {string} name
 * @property {string} betza
 * @property {string} words
 * @property {string} icon name of a drawing, or ''
 *
 * @typedef {object} Piece
 * @property {number} site
 * @property {number} type
 * @property {Color} color
 * @property {number[]} now atoms that it has now
 * @property {number[]} own atoms of its type
 * @property {boolean} changes its powers depend on its surroundings
 *
 * @typedef {Record<Color, { type: number, count: number }[]>} Hands every type that a hand can hold
 *
 * @typedef {object} Info A variant with its options chosen: what does not change during a game.
 * @property {string} name
 * @property {string} title
 * @property {string} author
 * @property {string} year
 * @property {string} source address or ''
 * @property {string} summary
 * @property {string[]} rules
 * @property {string[]} reconstructed
 * @property {boolean} featured
 * @property {Choice[]} choices
 * @property {Record<string, unknown>} options those in force
 * @property {Board} board
 * @property {PieceType[]} types
 * @property {Atom[]} atoms
 * @property {boolean} hands
 * @property {{ fen: string, pieces: Piece[], hands: Hands }} start
 * @property {{ fen: string, pieces: Piece[] }} showcase a telling position, for pictures
 *
 * @typedef {object} Move
 * @property {string} text
 * @property {string} san
 * @property {'move' | 'double' | 'enPassant' | 'castle' | 'leapCastle' | 'drop'} kind
 * @property {number} from -1 for a drop
 * @property {number} to
 * @property {boolean} capture
 * @property {number | null} promotion type
 * @property {number | null} drop type
 * @property {string} words
 *
 * @typedef {object} View One position of a game.
 * @property {string} fen
 * @property {Color} sideToMove
 * @property {number} ply
 * @property {number} plies those that can be redone included
 * @property {number} moveNumber
 * @property {Piece[]} pieces
 * @property {Hands} hands
 * @property {number[]} checks sites of attacked royal pieces of the side to move
 * @property {{ from: number, to: number, sites: number[] } | null} last
 * @property {{ key: string, winner: Color | null, text: string } | null} outcome
 * @property {Move[]} moves the legal ones
 * @property {{ text: string, san: string, color: Color, number: number }[]} record the whole line
 * @property {string[]} notes what a reader of the FEN dropped, in words
 *
 * @typedef {object} Influence Another piece that decides what this one may do, or the other way round.
 * @property {number} site
 * @property {number} type
 * @property {Color} color
 * @property {string} name
 * @property {number[]} gives atoms that are lent
 * @property {number[]} takes atoms that are taken away
 * @property {string} words 'takes Rook'
 *
 * @typedef {object} Explanation A piece, what it may do now, and why.
 * @property {number} site
 * @property {number} type
 * @property {Color} color
 * @property {string} title 'Amazon on d4'
 * @property {string} words 'moves as a Bishop'
 * @property {number[]} now atoms that it has now
 * @property {number[]} own atoms of its type
 * @property {Influence[]} influences what others give it and take from it
 * @property {Influence[]} influenced what it gives others and takes from them: the sites and names are theirs
 * @property {{ to: number, capture: boolean, atoms: number[] }[]} targets of its legal moves, with those of its atoms
 *   that lead there (none: castling)
 *
 * @typedef {object} Preview The position after a move that was not made.
 * @property {string} fen
 * @property {Piece[]} pieces
 * @property {{ site: number, atoms: number[] }[]} gained powers that pieces gain; sites as after the move
 * @property {{ site: number, atoms: number[] }[]} lost
 * @property {string[]} words 'the Marshall on c2 gains Knight'
 *
 * @typedef {{ from: number, to: number } | { drop: number, to: number }} Attempt a site, or the type to drop
 *
 * @typedef {object} Reason Why a move is refused.
 * @property {string} key
 * @property {string} text
 * @property {number[]} sites that it is about
 *
 * @typedef {object} Limits When a search ends; none means: when it is stopped.
 * @property {number} [movetime] milliseconds
 * @property {number} [nodes]
 * @property {number} [depth]
 * @property {number} [mate]
 * @property {number} [level] 1 to 10
 * @property {number} [seed] what a weak level overlooks; another one each game
 * @property {number} [multipv]
 * @property {string} [ponder] text of a move that the opponent may play: the position after it is searched. The search
 *   keeps its result, and no time counts, until the move is played (`ponderHit()`) or the search is stopped
 *
 * @typedef {object} Progress
 * @property {boolean} done
 * @property {number} depth
 * @property {{ cp: number } | { mate: number }} score
 * @property {number} nodes
 * @property {number} time milliseconds
 * @property {string[]} pv move texts
 * @property {string} best move text when done, '' if there is none
 *
 * @typedef {object} Refusal Why something was not done.
 * @property {'fen' | 'move' | 'definition' | 'option' | 'variant' | 'internal'} kind
 * @property {string} text
 * @property {unknown} [place]
 *
 * @typedef {object} GameRecord What it takes to build a game again.
 * @property {Spec} spec its `moves` are the whole line
 * @property {number} [ply] the end of the line where it is not said
 *
 * @typedef {{ id: number, session: number, method: string, args: unknown[] }} Request
 * @typedef {{ id: number, value?: any, error?: Refusal, progress?: Progress }} Reply
 */

export {};
