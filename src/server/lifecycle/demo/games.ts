import type { RoundConfig } from '@/maths/round/round-state';

type DemoGame = Omit<RoundConfig, 'length'> & {
  /** Time the hand alone needs by touch, ms. */
  readonly motorMs: number;
};

/** Games that the children of the demo play, as their manifests have it: what is known by heart shows where it is typed. */
export const demoGames: readonly [DemoGame, ...DemoGame[]] = [
  { game: 'bellenprikken', mode: 'choose', tempo: 'quick', optionCount: 4, motorMs: 500 },
  { game: 'dinograven', mode: 'type', tempo: 'quick', optionCount: 4, motorMs: 900 },
];
