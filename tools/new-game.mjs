import './begin.mjs';
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMain } from './is-main.mjs';

const template = 'games/_template';

/** @param {string} id @returns {string} `fruit-stall` → `FruitStall` */
const pascal = (id) => id.replace(/(^|-)(.)/g, (_, __, letter) => letter.toUpperCase());

/** @param {string} id @returns {string} `fruit-stall` → `Fruit stall` */
const titled = (id) => id.charAt(0).toUpperCase() + id.slice(1).replaceAll('-', ' ');

/**
 * Makes a playable game from the template. It needs no registration: it is found by its manifest.
 *
 * @param {string} id the last part of the game's route
 *
 * @param {string} [games] folder of the games
 *
 * @returns {string | null} what is wrong with the id; null when the game was made
 */
export function newGame(id, games = 'games') {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id)) {
    return `"${id}" cannot be a game's id: lower-case letters and digits, words joined by "-", for example "fruit-stall".`;
  }
  const folder = join(games, id);
  if (existsSync(folder)) return `There is already a game "${id}" in ${folder}: choose another id.`;
  cpSync(template, folder, { recursive: true });
  for (const name of readdirSync(folder)) {
    const file = join(folder, name);
    const text = readFileSync(file, 'utf8')
      .replaceAll("'template'", `'${id}'`)
      .replaceAll('TemplateScene', `${pascal(id)}Scene`)
      .replace("nl: 'Sjabloon', en: 'Template'", `nl: '${titled(id)}', en: '${titled(id)}'`);
    writeFileSync(file, text);
  }
  return null;
}

if (isMain(import.meta.url)) {
  const [id = ''] = process.argv.slice(2).filter((word) => word !== '--');
  const problem = newGame(id);
  if (problem === null) {
    console.log(`games/${id} is there. "npm run dev:games" shows it: choose "${id}" under Game.`);
  } else {
    console.error(problem);
    process.exitCode = 1;
  }
}
