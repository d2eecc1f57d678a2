/**
 * Returns the chapter of a place (from 0) of a collection that is filled chapter by chapter, and which of its things stands
 * there, from 0. The last chapter has no end.
 *
 * @param holds the number of things of each chapter, in the order in which they are filled
 */
export function chapterAt<Chapter extends string>(
  holds: Readonly<Record<Chapter, number>>,
  place: number,
): { readonly chapter: Chapter; readonly nth: number } {
  const chapters = Object.keys(holds) as Chapter[];
  let nth = place;
  for (const chapter of chapters.slice(0, -1)) {
    if (nth < holds[chapter]) return { chapter, nth };
    nth -= holds[chapter];
  }
  const chapter = chapters.at(-1);
  if (chapter === undefined) throw new RangeError('a collection without chapters');
  return { chapter, nth };
}
