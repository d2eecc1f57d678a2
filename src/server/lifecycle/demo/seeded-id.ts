import type { Random } from '@/maths/random';

/** A UUIDv7 of this moment from a seeded stream, so that the demo's sums are the same everywhere. */
export function seededId(random: Random, at: Date): string {
  const bytes = Buffer.from(Array.from({ length: 16 }, () => random.below(256)));
  bytes.writeUIntBE(at.getTime(), 0, 6);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x70, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
