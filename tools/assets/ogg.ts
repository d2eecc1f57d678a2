/** Places in the header of an Ogg page (RFC 3533 §6), bytes. */
const serialAt = 14;
const checksumAt = 22;
const segmentsAt = 26;
const headerLength = 27;
const polynomial = 0x04c11db7;

/** What one byte does to the checksum of a page. */
const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte << 24;
  for (let bit = 0; bit < 8; bit++) rest = rest & 0x80000000 ? (rest << 1) ^ polynomial : rest << 1;
  return rest >>> 0;
});

const checksum = (page: Uint8Array): number =>
  page.reduce((sum, byte) => ((sum << 8) ^ (table[(sum >>> 24) ^ byte] ?? 0)) >>> 0, 0);

/**
 * The same stream under a serial number of its own choice. An encoder draws that number by lot, so that the same sounds
 * would be other bytes each time. Throws when the bytes are no whole Ogg pages.
 */
export function withSerial(ogg: Uint8Array, serial: number): Uint8Array {
  const out = ogg.slice();
  const view = new DataView(out.buffer);
  for (let at = 0; at < out.length; ) {
    if (view.byteLength < at + headerLength || Buffer.from(out.subarray(at, at + 4)).toString() !== 'OggS')
      throw new Error(`no Ogg page at byte ${at}`);
    const segments = out[at + segmentsAt] ?? 0;
    const body = out.subarray(at + headerLength, at + headerLength + segments);
    const length = headerLength + segments + body.reduce((sum, size) => sum + size, 0);
    view.setUint32(at + serialAt, serial, true);
    view.setUint32(at + checksumAt, 0, true);
    view.setUint32(at + checksumAt, checksum(out.subarray(at, at + length)), true);
    at += length;
  }
  return out;
}
