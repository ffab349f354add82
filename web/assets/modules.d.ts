/** Drawings are bundled as text, the wood grain as a data: URL. */
declare module '*.svg' {
  const text: string;
  export default text;
}
declare module '*.webp' {
  const url: string;
  export default url;
}
