import type { Box } from './design';

/** The face of each character, in design px about the point where the character stands. */
const faces = new WeakMap<object, Box>();

/** Sam's face, from the ground between the feet. */
export const samFace: Box = { x: -44, y: -188, width: 88, height: 74 };

/** Says where the face of a character is: nothing may be written or laid over it. */
export function withFace<Character extends object>(character: Character, face: Box): Character {
  faces.set(character, face);
  return character;
}

export const faceOf = (character: object): Box | undefined => faces.get(character);
