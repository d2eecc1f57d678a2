/** What a drawing of glyphs says. */
const written = new WeakMap<object, () => string>();

/** Height of the digits of a font, and of the picture of one of its glyphs, relative to the size of the font. */
export const glyphHeights = { digits: 0.72, picture: 1.0625 } as const;

/** Says what is written with pictures of letters, so that its place can be checked as that of a text. */
export function withWriting<Drawing extends object>(drawing: Drawing, text: () => string): Drawing {
  written.set(drawing, text);
  return drawing;
}

export const writingOf = (drawing: object): string | undefined => written.get(drawing)?.();
