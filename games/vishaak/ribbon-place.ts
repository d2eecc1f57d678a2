import type { RibbonPlace } from '@games/kit/feedback/error-ribbon';

/** Room that a sentence of two lines takes, and half the height of an animal, design px. */
const sentence = 84;
const animal = 60;

/** Returns the distance of a sentence from an animal at a height; below zero they overlap. */
const apart = ({ y }: RibbonPlace, at: number): number =>
  Math.abs(y + sentence / 2 - at) - sentence / 2 - animal;

/** Returns the place of a sentence that is clear of the animals at these heights: the first that is, else the furthest. */
export function ribbonClearOf(
  places: readonly [RibbonPlace, ...RibbonPlace[]],
  heights: readonly number[],
): RibbonPlace {
  const room = (place: RibbonPlace) => Math.min(...heights.map((at) => apart(place, at)));
  const clear = places.find((place) => room(place) >= 0);
  return clear ?? places.reduce((best, place) => (room(place) > room(best) ? place : best));
}
