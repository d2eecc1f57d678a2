import type { Colour } from '../../../assets/drawing/colour';

/** The sixteen names of HTML and those that editors write besides. */
const names: Readonly<Record<string, Colour>> = {
  aqua: '#00ffff',
  black: '#000000',
  blue: '#0000ff',
  brown: '#a52a2a',
  fuchsia: '#ff00ff',
  gold: '#ffd700',
  gray: '#808080',
  green: '#008000',
  grey: '#808080',
  lime: '#00ff00',
  maroon: '#800000',
  navy: '#000080',
  olive: '#808000',
  orange: '#ffa500',
  pink: '#ffc0cb',
  purple: '#800080',
  red: '#ff0000',
  silver: '#c0c0c0',
  teal: '#008080',
  tan: '#d2b48c',
  white: '#ffffff',
  yellow: '#ffff00',
};

const hex = (value: number) =>
  Math.round(Math.max(0, Math.min(value, 255)))
    .toString(16)
    .padStart(2, '0');

/** A colour of CSS as `#rrggbb`, without how far it can be seen through; undefined for one that is not read. */
export function plainColour(text: string): Colour | undefined {
  const value = text.trim().toLowerCase();
  if (/^#[0-9a-f]{6}(?:[0-9a-f]{2})?$/.test(value)) return value.slice(0, 7);
  if (/^#[0-9a-f]{3,4}$/.test(value))
    return `#${[...value.slice(1, 4)].map((digit) => digit + digit).join('')}`;
  const parts = /^rgba?\(([^)]*)\)$/
    .exec(value)?.[1]
    ?.split(/[\s,/]+/)
    .filter((part) => part !== '');
  if (parts && parts.length >= 3) {
    const channels = parts
      .slice(0, 3)
      .map((part) => (part.endsWith('%') ? Number.parseFloat(part) * 2.55 : Number.parseFloat(part)));
    return channels.every(Number.isFinite) ? `#${channels.map(hex).join('')}` : undefined;
  }
  return names[value];
}
