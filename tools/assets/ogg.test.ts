import { describe, expect, it } from 'vitest';
import { createOggEncoder } from 'wasm-media-encoders';
import { withSerial } from './ogg';

const encoded = async (): Promise<Uint8Array> => {
  const encoder = await createOggEncoder();
  encoder.configure({ sampleRate: 44_100, channels: 1, vbrQuality: 3 });
  const sound = encoder.encode([Float32Array.from({ length: 44_100 }, (_, k) => Math.sin(k / 20))]).slice();
  return Buffer.concat([sound, encoder.finalize()]);
};

describe('an Ogg stream under another serial number', () => {
  it('keeps its pages and checksums, and is unchanged under its own number', async () => {
    const ogg = await encoded();
    const own = new DataView(ogg.buffer, ogg.byteOffset).getUint32(14, true);
    expect(Buffer.from(withSerial(ogg, own)).equals(ogg)).toBe(true);
    expect(Buffer.from(withSerial(withSerial(ogg, 7), own)).equals(ogg)).toBe(true);
  });

  it('is rejected when it is not Ogg', () => {
    expect(() => withSerial(Buffer.from('RIFF and so on, for long enough to be read'), 1)).toThrow('byte 0');
  });
});
