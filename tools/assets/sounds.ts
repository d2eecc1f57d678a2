import { createMp3Encoder, createOggEncoder } from 'wasm-media-encoders';
import { withSerial } from './ogg';
import { type Recipe, recipeLength, sampleRate, synthesise } from './synth';

/** Clips start on this grid with this silence after them: an MP3 decodes 25 ms late, and that never shows. */
const grid = 100;
const gap = 150;
/** Safari cuts the last clip without some silence behind it. */
const tail = 500;
/** Added to each length, so that the late decoding does not cut the end. */
const slack = 40;
/** Any number will do, as long as it is the same each time. */
const serial = 1;

export interface SoundSheet {
  readonly ogg: Uint8Array;
  readonly mp3: Uint8Array;
  /** Start and length, ms. */
  readonly sprite: Readonly<Record<string, readonly [number, number]>>;
}

/** Where each sound starts on the sheet. */
export function layOut(recipes: Readonly<Record<string, Recipe>>): SoundSheet['sprite'] {
  let at = 0;
  const places = Object.keys(recipes)
    .sort()
    .map((name) => {
      const length = Math.ceil(recipeLength(recipes[name] ?? []));
      const place = [name, [at, length + slack]] as const;
      at = Math.ceil((at + length + gap) / grid) * grid;
      return place;
    });
  return Object.fromEntries(places);
}

type Encoder = Awaited<ReturnType<typeof createOggEncoder>> | Awaited<ReturnType<typeof createMp3Encoder>>;

function encodeAll(encoder: Encoder, pcm: Float32Array): Uint8Array {
  const parts: Uint8Array[] = [];
  const piece = sampleRate;
  for (let at = 0; at < pcm.length; at += piece)
    parts.push(encoder.encode([pcm.subarray(at, at + piece)]).slice());
  parts.push(encoder.finalize().slice());
  return Buffer.concat(parts);
}

/** One sheet of all sounds of a game, mono, as Ogg and MP3; the same recipes are the same bytes. */
export async function makeSounds(recipes: Readonly<Record<string, Recipe>>): Promise<SoundSheet> {
  const sprite = layOut(recipes);
  const end = Math.max(0, ...Object.values(sprite).map(([start, length]) => start + length)) + tail;
  const pcm = new Float32Array(Math.round((end * sampleRate) / 1000));
  for (const [name, [start]] of Object.entries(sprite)) {
    pcm.set(synthesise(recipes[name] ?? []), Math.round((start * sampleRate) / 1000));
  }
  const ogg = await createOggEncoder();
  ogg.configure({ sampleRate, channels: 1, vbrQuality: 3 });
  const mp3 = await createMp3Encoder();
  mp3.configure({ sampleRate, channels: 1, bitrate: 64 });
  return { ogg: withSerial(encodeAll(ogg, pcm), serial), mp3: encodeAll(mp3, pcm), sprite };
}
