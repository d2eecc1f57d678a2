import type { TeacherTexts } from './manifest';

const found = import.meta.glob<TeacherTexts>(['/games/*/teacher.json', '!/games/_*/teacher.json'], {
  eager: true,
  import: 'default',
});

/** Returns what a game says of itself to teachers; null when there is no such game. The map must not import this. */
export const teacherTextsOf = (game: string): TeacherTexts | null =>
  found[`/games/${game}/teacher.json`] ?? null;
