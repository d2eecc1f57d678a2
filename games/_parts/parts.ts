import { defineGame, type GameManifest } from '@games/kit/api/manifest';
import type { AnswerMode } from '@/maths/answer-mode';

/** Manifests of the smallest game around each part, to try in the workbench and to read before using it. */
const part = (
  name: string,
  mode: AnswerMode,
  controls: GameManifest['controls'],
  load: GameManifest['load'],
  more: Pick<GameManifest, 'place'> = {},
): GameManifest =>
  defineGame({
    id: `part-${name}`,
    region: 'haven',
    title: { nl: name, en: name },
    goal: { nl: 'Eén onderdeel om mee te spelen.', en: 'One part to play with.' },
    prerequisite: { nl: 'Niets.', en: 'Nothing.' },
    manual: { nl: 'Geef het antwoord.', en: 'Give the answer.' },
    modes: [mode],
    sums: { best: ['to-20'], also: ['to-10', 'split', 'table', 'division', 'to-100'] },
    tempo: 'slow',
    controls,
    worlds: { landscape: { x: 0, y: 0 }, portrait: { x: 0, y: 0 } },
    motorMs: { pointer: 600, touch: 600, keyboard: 900 },
    load,
    ...more,
  });

export const parts: readonly GameManifest[] = [
  part('pad', 'type', 'pad', () => import('./pad')),
  part('dial', 'type', 'step', () => import('./dial')),
  part('line', 'place', 'step', () => import('./line')),
  part('upright-line', 'place', 'step', () => import('./upright-line'), { place: 'estimate' }),
  part('pieces', 'compose', 'carry', () => import('./pieces')),
  part('lanes', 'choose', 'steer', () => import('./lanes')),
  part('vehicle', 'choose', 'steer', () => import('./vehicle')),
  part('order', 'order', 'pick', () => import('./order')),
  part('collect', 'collect', 'pick', () => import('./collect')),
  part('grid', 'type', 'steer', () => import('./grid')),
];
