/*
 * Who a pupil is on the island: an animal on a coloured ground, with a hat and something to wear if it likes. Ids are
 * what is stored, names are for screen readers and choosers.
 */

interface Named<Id extends string> {
  readonly id: Id;
  readonly name: { readonly nl: string; readonly en: string };
}

/** Where hats and glasses sit on a head, in parts of the picture's width: moved by, and how large. */
export interface Fit {
  readonly x?: number;
  readonly y?: number;
  readonly scale?: number;
}

export const grounds = [
  { id: 'sand', colour: '#f7d490', name: { nl: 'zand', en: 'sand' } },
  { id: 'peach', colour: '#ffc3a6', name: { nl: 'perzik', en: 'peach' } },
  { id: 'rose', colour: '#f6b6cd', name: { nl: 'roze', en: 'pink' } },
  { id: 'lilac', colour: '#cdbdf2', name: { nl: 'paars', en: 'purple' } },
  { id: 'sky', colour: '#9fd0f0', name: { nl: 'blauw', en: 'blue' } },
  { id: 'mint', colour: '#9fe0cd', name: { nl: 'mint', en: 'mint' } },
  { id: 'lime', colour: '#cfe58c', name: { nl: 'groen', en: 'green' } },
  { id: 'night', colour: '#5f56b0', name: { nl: 'nacht', en: 'night' } },
] as const satisfies readonly (Named<string> & { readonly colour: string })[];

export type GroundId = (typeof grounds)[number]['id'];

interface Figure extends Named<string> {
  /** The ground it has until another is chosen. */
  readonly ground: GroundId;
  readonly hat?: Fit;
  readonly glasses?: Fit;
}

export const avatars = [
  { id: 'otter', ground: 'mint', name: { nl: 'otter', en: 'otter' } },
  { id: 'fox', ground: 'peach', name: { nl: 'vos', en: 'fox' } },
  { id: 'owl', ground: 'lilac', name: { nl: 'uil', en: 'owl' } },
  { id: 'bear', ground: 'sand', name: { nl: 'beer', en: 'bear' } },
  { id: 'rabbit', ground: 'rose', hat: { scale: 0.94 }, name: { nl: 'konijn', en: 'rabbit' } },
  { id: 'cat', ground: 'mint', name: { nl: 'kat', en: 'cat' } },
  { id: 'dog', ground: 'sky', name: { nl: 'hond', en: 'dog' } },
  {
    id: 'frog',
    ground: 'lime',
    hat: { y: -0.15, scale: 0.78 },
    glasses: { y: -0.2, scale: 1.22 },
    name: { nl: 'kikker', en: 'frog' },
  },
  { id: 'panda', ground: 'lime', name: { nl: 'panda', en: 'panda' } },
  { id: 'penguin', ground: 'sky', glasses: { scale: 0.92 }, name: { nl: 'pinguïn', en: 'penguin' } },
  { id: 'koala', ground: 'mint', glasses: { scale: 1.1 }, name: { nl: 'koala', en: 'koala' } },
  {
    id: 'lion',
    ground: 'sand',
    hat: { y: -0.07 },
    glasses: { y: -0.02, scale: 0.92 },
    name: { nl: 'leeuw', en: 'lion' },
  },
  { id: 'tiger', ground: 'lime', name: { nl: 'tijger', en: 'tiger' } },
  {
    id: 'mouse',
    ground: 'rose',
    hat: { y: 0.05, scale: 0.9 },
    glasses: { scale: 0.92 },
    name: { nl: 'muis', en: 'mouse' },
  },
  {
    id: 'hedgehog',
    ground: 'lime',
    hat: { y: -0.06, scale: 0.94 },
    glasses: { y: 0.04, scale: 0.88 },
    name: { nl: 'egel', en: 'hedgehog' },
  },
  { id: 'pig', ground: 'mint', glasses: { y: -0.02 }, name: { nl: 'varken', en: 'pig' } },
] as const satisfies readonly Figure[];

export type FigureId = (typeof avatars)[number]['id'];

export const hats = [
  { id: 'crown', name: { nl: 'kroon', en: 'crown' } },
  { id: 'party', name: { nl: 'feesthoed', en: 'party hat' } },
  { id: 'straw', name: { nl: 'zonnehoed', en: 'sun hat' } },
  { id: 'cap', name: { nl: 'pet', en: 'cap' } },
  { id: 'beanie', name: { nl: 'muts', en: 'woolly hat' } },
  { id: 'captain', name: { nl: 'kapiteinspet', en: 'captain’s cap' } },
  { id: 'wreath', name: { nl: 'bloemenkrans', en: 'flower wreath' } },
  { id: 'bow', name: { nl: 'strik', en: 'bow' } },
] as const satisfies readonly Named<string>[];

export type HatId = (typeof hats)[number]['id'];

/** `at`: glasses follow the eyes, the others lie under the chin. */
export const extras = [
  { id: 'glasses', at: 'eyes', name: { nl: 'bril', en: 'glasses' } },
  { id: 'sunglasses', at: 'eyes', name: { nl: 'zonnebril', en: 'sunglasses' } },
  { id: 'stars', at: 'eyes', name: { nl: 'sterrenbril', en: 'star glasses' } },
  { id: 'scarf', at: 'chin', name: { nl: 'sjaal', en: 'scarf' } },
  { id: 'bow-tie', at: 'chin', name: { nl: 'vlinderdas', en: 'bow tie' } },
  { id: 'flowers', at: 'chin', name: { nl: 'bloemenketting', en: 'flower necklace' } },
] as const satisfies readonly (Named<string> & { readonly at: 'eyes' | 'chin' })[];

export type ExtraId = (typeof extras)[number]['id'];

export interface AvatarLook {
  readonly figure: FigureId;
  readonly ground: GroundId;
  readonly hat: HatId | null;
  readonly extra: ExtraId | null;
}

const bare = '-';
const idIn = <Id extends string>(list: readonly { readonly id: Id }[], id: string | undefined): Id | null =>
  list.find((each) => each.id === id)?.id ?? null;

/** As it is stored: `fox.sky.crown.-`. */
export const avatarText = ({ figure, ground, hat, extra }: AvatarLook): string =>
  [figure, ground, hat ?? bare, extra ?? bare].join('.');

/**
 * Reads what is stored: a whole look, or an animal alone with its own ground. What this build does not know is left
 * off, and an animal it does not know is the otter.
 */
export function readAvatar(text: string): AvatarLook {
  const [figureId, groundId, hatId, extraId] = text.split('.');
  const figure = avatars.find(({ id }) => id === figureId) ?? avatars[0];
  return {
    figure: figure.id,
    ground: idIn(grounds, groundId) ?? figure.ground,
    hat: idIn(hats, hatId),
    extra: idIn(extras, extraId),
  };
}

/** Whether this is a whole look, written as it is stored. */
export const isAvatar = (text: string): boolean => avatarText(readAvatar(text)) === text;

/** How hat and glasses sit on this animal. */
export function fitOf(figure: FigureId, what: 'hat' | 'glasses'): Required<Fit> {
  const found: Figure | undefined = avatars.find(({ id }) => id === figure);
  return { x: 0, y: 0, scale: 1, ...found?.[what] };
}
