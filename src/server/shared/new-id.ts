import { randomBytes } from 'node:crypto';

/** Returns a new UUIDv7. It begins with the time, so that rows made together are stored together. */
export function newId(now: Date): string {
  const bytes = randomBytes(16);
  bytes.writeUIntBE(now.getTime(), 0, 6);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x70, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Whether a text has the form of an id. */
export const isId = (text: string): boolean => uuid.test(text);

/** Comes before every id, where rows are read in pieces in the order of their ids. */
export const beforeEveryId = '00000000-0000-0000-0000-000000000000';
