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
    takes: { [mode]: ['A20', 'H20', 'A10', 'H10', 'S', 'T', 'TH', 'D', 'A100', 'H100'] },
    best: ['A20', 'H20'],
    tempo: { [mode]: 'slow' },
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
  part('stroke', 'choose', 'pick', () => import('./stroke')),
  part('flick', 'choose', 'pick', () => import('./flick')),
];
