/** Parts of the album, in the order in which they are shown. */
export const chapters = ['child', 'teacher', 'school', 'paper'] as const;
export type Chapter = (typeof chapters)[number];

/** Screens of the album by chapter. `npm run pictures` takes a picture of each in every language. */
export const shots = {
  child: ['map', 'work', 'savings'],
  teacher: ['today', 'pupils', 'facts', 'progress', 'replay'],
  school: ['compare', 'import'],
  paper: ['parents', 'cards'],
} as const satisfies Record<Chapter, readonly string[]>;

export type Shot = (typeof shots)[Chapter][number];

/** Devices on which a screen is shown; paper is neither. */
export const devices = ['desk', 'phone'] as const;
export type Device = (typeof devices)[number];

/** Size of a picture, px: that of the screen it was taken from. */
export const sizes = {
  desk: { width: 1280, height: 720 },
  phone: { width: 390, height: 844 },
  paper: { width: 794, height: 1123 },
} as const;

/** Width of the pictures of a desk at most, px: enough to read what stands on them. */
export const largeWidth = 1120;

/** Width of the small copies, px. */
export const smallWidth = 480;

export interface Variant {
  readonly device: Device;
  readonly dark: boolean;
}

/** The variant that the list shows, and the only one of paper. */
export const plainVariant: Variant = { device: 'desk', dark: false };

/** Returns the variants of a chapter's screens: paper has one. */
export const variantsOf = (chapter: Chapter): readonly Variant[] =>
  chapter === 'paper'
    ? [plainVariant]
    : devices.flatMap((device) => [false, true].map((dark) => ({ device, dark })));

/** Returns the size of the pictures of this chapter on this device, px. */
export const sizeOf = (chapter: Chapter, device: Device) =>
  chapter === 'paper' ? sizes.paper : sizes[device];

/** Returns the name of a picture's file, without its ending. */
export const fileOf = (shot: Shot, { device, dark }: Variant): string =>
  `${shot}-${device}${dark ? '-dark' : ''}`;
