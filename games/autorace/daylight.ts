import { varietyOf } from '@games/kit/effects/variety';

/** The pale light of the kit is taken this many times: no digit stands on a painted layer of this world. */
const times = 3;

/** Returns the tint of the painted world in the round with this seed, a time of day. */
export function daylight(seed: number): number {
  const { light } = varietyOf(seed);
  const channel = (shift: number) => Math.round(255 * (((light >> shift) & 0xff) / 255) ** times) << shift;
  return channel(16) | channel(8) | channel(0);
}
