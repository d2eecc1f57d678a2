import { type GameManifest, modesOf } from '@games/kit/api/manifest';
import type { Player, Robot } from '@games/kit/input/robot';
import type { Page } from 'playwright';
import type { Wait } from '@/app/workbench/wait-log';
import type { AnswerMode } from '@/maths/answer-mode';
import { answerNotation, answerOf } from '@/maths/sum/answer';
import { parseSumOrThrow } from '@/maths/sum/read-sum';
import { answerOn, keyboard, taskOn, untilAsked } from '../../tests/e2e/support/workbench';
import { type Figure, ratio } from './figure';

/**
 * The pace of a child that knows the sum, ms: reading it and knowing the answer, one act (a tap, a stroke), the same key
 * once more, one digit of a pad, or one drag that aims at a place (as the manifests of ninja and waslijn have it); and how long a flash card shows that the answer was
 * right. A card whose answer is chosen takes 3.85 s: 15.6 a minute.
 */
const pace = { know: 2950, act: 600, again: 250, digit: 350, drag: 1400, shown: 300 } as const;
/** Right answers of each mode. */
const tasks = 6;
const limits = { quick: 0.9, slow: 0.75 } as const;

/**
 * Returns a player whose acts are counted in a child's time, from `begin` on for each sum anew, and what they took so far,
 * ms. The robot steps where a child
 * points: all steps of one thing in a row are one drag along a line, which letting go commits (`place`), and else one tap:
 * on a cell of a grid, on the last piece of a pizza that is to be topped.
 */
function timed(player: Player, mode: AnswerMode) {
  let took = 0;
  let last = '';
  const act = (id: string, ms: number, again: number) => {
    took += id === last ? again : ms;
    last = id;
  };
  const counted: Player = {
    targets: player.targets,
    press: (id) => {
      const wasDragged = last.startsWith('drag ');
      if (mode === 'place' && id === 'ready' && wasDragged) last = id;
      else act(id, pace.act, pace.again);
      return player.press(id);
    },
    key: (key) => {
      if (/^[\d,.|/-]$/.test(key)) act('', pace.digit, pace.digit);
      else act(`key ${key}`, pace.act, pace.again);
      return player.key(key);
    },
    step: (id, key) => {
      if (mode === 'place') act(`drag ${id}`, pace.drag, 0);
      else act(`tap ${id}`, pace.act, 0);
      return player.step(id, key);
    },
    async stroke(from, through) {
      act(`stroke ${from}`, pace.act, pace.act);
      await player.press(from);
      await player.press(through);
    },
  };
  const begin = () => {
    last = '';
  };
  return { counted, begin, took: () => took };
}

/** Returns the time of a sum on a flash card: read, typed and confirmed, or chosen with one act, ms. */
function cardTime(sumId: string, mode: AnswerMode): number {
  const digits = answerNotation(answerOf(parseSumOrThrow(sumId))).length;
  const given = mode === 'choose' ? pace.act : digits * pace.digit + pace.act;
  return pace.know + given + pace.shown;
}

/**
 * Measures how many sums a minute a child does in a mode of a game, against flash cards with the same sums: the acts of
 * the robot in a child's time, and the waits of the stage, whose time is stepped.
 */
export async function paceOf(
  page: Page,
  { id, tempo, motorMs }: GameManifest,
  mode: AnswerMode,
  robot: Robot,
): Promise<readonly Figure[]> {
  await page.evaluate(([game, way]) => window.__workbench?.play(game, { mode: way, sums: 12 }), [
    id,
    mode,
  ] as const);
  await page.waitForFunction((game) => window.__stage?.state().scenes.includes(game), id);
  const { counted, begin, took } = timed(keyboard(page), mode);
  let [ours, cards, sums] = [0, 0, 0];
  for (let done = 0; done < tasks; done++) {
    await untilAsked(page, keyboard(page));
    const task = await taskOn(page);
    if (task === null) throw new Error('No task stands.');
    sums += task.sumIds.length;
    ours += task.sumIds.length * pace.know;
    for (const sumId of task.sumIds) cards += cardTime(sumId, mode);
    begin();
    await answerOn(page, counted, true, robot);
  }
  await untilAsked(page, keyboard(page));
  const waits: readonly Wait[] = await page.evaluate(() => [...(window.__workbench?.waits() ?? [])]);
  for (const { after, ms } of waits) if (after === 'right') ours += ms;
  ours += took();
  const hand = took() / tasks;
  const aMinute = (ms: number) => (sums * 60_000) / ms;
  const speed = tempo[mode] ?? 'slow';
  return [
    ratio(
      `sums a minute at a child's pace, ${id} (${mode}, ${speed})`,
      aMinute(ours),
      aMinute(cards),
      { atLeast: limits[speed] },
      `${aMinute(ours).toFixed(1)} of the ${aMinute(cards).toFixed(1)} of flash cards with the same sums`,
    ),
    {
      figure: `motor time of an answer, ${id} (${mode})`,
      measured: `${Math.round(hand)} ms`,
      limit: '',
      reference: `${motorMs.pointer} ms in its manifest, by pointer`,
      within: null,
    },
  ];
}

/** Returns the figures of all modes of a game. */
export async function pacesOf(page: Page, manifest: GameManifest, robot: Robot): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const mode of modesOf(manifest)) figures.push(...(await paceOf(page, manifest, mode, robot)));
  return figures;
}
