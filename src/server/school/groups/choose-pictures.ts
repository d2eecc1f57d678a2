import { randomInt } from 'node:crypto';
import { pictures } from '@assets/pictures/pictures';

/** Three different pictures in an order, 1,320 in all: it protects within a group, whose code comes first. */
function threePictures(): string[] {
  const left: string[] = pictures.map(({ id }) => id);
  return [0, 1, 2].flatMap(() => left.splice(randomInt(left.length), 1));
}

const tries = 50;

/** Pictures that no classmate has: in a group two of the same would sign in as each other by mistake. */
export function choosePictures(taken: ReadonlySet<string>): string[] {
  let chosen = threePictures();
  for (let i = 0; i < tries && taken.has(chosen.join()); i++) chosen = threePictures();
  return chosen;
}
