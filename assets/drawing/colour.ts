/** A colour as `#rrggbb`. */
export type Colour = string;

const channels = (colour: Colour) =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)) as [number, number, number];

/** Mixes in RGB: `share` 0 is all `from`, 1 all `to`. */
export function mix(from: Colour, to: Colour, share: number): Colour {
  const target = channels(to);
  const parts = channels(from).map((value, index) => {
    const mixed = Math.round(value + ((target[index] ?? value) - value) * share);
    return mixed.toString(16).padStart(2, '0');
  });
  return `#${parts.join('')}`;
}

/** The cool shade of a colour: warm turns to wine, green to deep sea, blue to navy, neutral to violet. Never grey. */
export function dark(colour: Colour, share = 0.34): Colour {
  const [red, green, blue] = channels(colour);
  const neutral = Math.max(red, green, blue) - Math.min(red, green, blue) < 28;
  if (neutral) return mix(colour, '#4a3a9a', share);
  if (green > red && green > blue) return mix(colour, '#0d5566', share);
  return mix(colour, red >= blue ? '#8a1f4e' : '#22308f', share);
}

/** The sunlit side of a colour. */
export const light = (colour: Colour, share = 0.5): Colour => mix(colour, '#fff4cf', share);
