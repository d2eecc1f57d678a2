import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readRecipes } from './recipes';
import { makeSounds, type SoundSheet } from './sounds';
import type { Weight } from './weight';

/** The sounds of a game as its recipes make them; null when it has none. */
async function soundsOf(folder: string): Promise<SoundSheet | null> {
  const file = path.join(folder, 'sounds.json');
  return existsSync(file) ? makeSounds(readRecipes(file, await readFile(file, 'utf8'))) : null;
}

const kinds = ['ogg', 'mp3'] as const;
const fileOf = (folder: string, kind: (typeof kinds)[number]) => path.join(folder, 'media', `sounds.${kind}`);

/** Makes the sounds of a game, and the module with their names and times. */
export async function writeSounds(folder: string): Promise<Weight[]> {
  const sheet = await soundsOf(folder);
  if (sheet === null) return [];
  for (const kind of kinds) await writeFile(fileOf(folder, kind), sheet[kind]);
  const rows = Object.entries(sheet.sprite).map(
    ([name, [start, length]]) => `    '${name}': [${start}, ${length}],`,
  );
  const text = `// Made by \`npm run assets\` from sounds.json: change the recipes, not this file.
import type { GameSounds } from '@games/kit/textures/game-art';
import mp3 from './media/sounds.mp3?url';
import ogg from './media/sounds.ogg?url';

export const sounds = {
  src: [ogg, mp3],
  sprite: {
${rows.join('\n')}
  },
} as const satisfies GameSounds;
`;
  await writeFile(path.join(folder, 'sounds.gen.ts'), text);
  return kinds.map((kind) => ({ what: `sounds.${kind}`, bytes: sheet[kind].length }));
}

/** Whether the sounds that lie there are other bytes than the recipes make. */
export async function soundsDiffer(folder: string): Promise<boolean> {
  const sheet = await soundsOf(folder);
  if (sheet === null) return false;
  for (const kind of kinds) {
    const file = fileOf(folder, kind);
    if (!existsSync(file) || !(await readFile(file)).equals(sheet[kind])) return true;
  }
  return false;
}
