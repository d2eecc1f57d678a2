declare module 'opentype.js' {
  interface OutlinePath {
    toPathData(decimals: number): string;
  }
  interface Font {
    getPath(text: string, x: number, y: number, size: number): OutlinePath;
    getAdvanceWidth(text: string, size: number): number;
  }
  const opentype: { parse(font: ArrayBufferLike): Font };
  export default opentype;
}
