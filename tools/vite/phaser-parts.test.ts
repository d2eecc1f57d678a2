import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const text = (file: string) => readFileSync(file, 'utf8');
const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true }).map((name) => `${folder}/${String(name).replaceAll('\\', '/')}`);
const sources = 'node_modules/phaser/src';
const parts = text('tools/vite/phaser-parts.cjs');
const factory = /GameObjectFactory\.register\('(\w+)'/;

it('the bundled Phaser has every kind of object that a game adds', () => {
  const files = filesIn(`${sources}/gameobjects`).filter((file) => file.endsWith('Factory.js'));
  const kinds = new Map(
    files.flatMap((file) => {
      const name = factory.exec(text(file))?.[1];
      return name === undefined ? [] : [[name, file.replace(`${sources}/`, '').replace('.js', '')] as const];
    }),
  );
  expect(kinds.size).toBeGreaterThan(20);
  const missing = [...filesIn('games'), ...filesIn('assets')]
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) =>
      [...text(file).matchAll(/\.add\s*\.(\w+)\(/g)].flatMap(([, name = '']) => {
        const path = kinds.get(name);
        return path === undefined || parts.includes(path) ? [] : [`${file}: add.${name} (${path})`];
      }),
    );
  expect(missing, 'to be named in tools/vite/phaser-parts.cjs').toEqual([]);
});
