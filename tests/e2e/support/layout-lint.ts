import { existsSync } from 'node:fs';
import type { Target } from '@games/kit/api/bus';
import type { DrawnText } from '@games/kit/engine/drawn-text';
import type { DrawnFace } from '@games/kit/engine/test-hook';
import type { Page } from '@playwright/test';
import type { Locale } from '@/maths/locale';
import { playOn } from './bench';
import { type PlayedGame, small, upright } from './played-game';
import { rotateTo } from './stage';
import { answerAsReader, untilAskedAsReader } from './workbench';
import { expect } from './workbench-test';

type Box = DrawnText['box'];

/** What no layout breaks. */
const layoutRules = [
  'font',
  'over card',
  'over controls',
  'small answer',
  'small digits',
  'small target',
  'close targets',
  'over text',
  'over face',
  'cut off',
  'out of its plate',
] as const;
type Rule = (typeof layoutRules)[number];

interface BrokenRule {
  readonly rule: Rule;
  /** What breaks it, and by how much. */
  readonly what: string;
}

/** Smallest digits that decide, and those of a model, design px; smallest target and air between two. */
const least = { answer: 44, model: 32, target: 64, air: 12 } as const;
/** What may lap over the edge of a face, design px: that of a box is wider than the face in it. */
const overFace = 6;
/** What may lap over the edge of a plate or of the picture, design px. */
const overEdge = 1;
/** Depth at which the sum card stands, and above which nothing of the world may lie over it. */
const cardDepth = 900;

const end = ({ x, y, width, height }: Box) => ({ x: x + width, y: y + height });

/** Returns the distance between two boxes along the axis on which they are apart; below zero when they overlap. */
function between(a: Box, b: Box): number {
  const across = Math.max(a.x - end(b).x, b.x - end(a).x);
  const down = Math.max(a.y - end(b).y, b.y - end(a).y);
  return Math.max(across, down);
}

const isIn = (inner: Box, outer: Box, slack = 1): boolean =>
  inner.x >= outer.x - slack &&
  inner.y >= outer.y - slack &&
  end(inner).x <= end(outer).x + slack &&
  end(inner).y <= end(outer).y + slack;

/** Returns what lies over a face, by its text. */
export const overFaces = (faces: readonly DrawnFace[]): readonly string[] =>
  faces.flatMap(({ box, under }) =>
    under.filter((other) => between(box, other) < -overFace).map(({ what }) => what),
  );

const isNumber = (text: string): boolean => /^[−+]?\d/.test(text);

/** What stands on the stage, design px: its texts, its faces, its targets, the controls of the page over it, what the screen shows of it, and whether the child can go on from what it looks at. */
interface Seen {
  readonly texts: readonly DrawnText[];
  readonly faces: readonly DrawnFace[];
  readonly targets: readonly Target[];
  readonly controls: readonly Box[];
  readonly shown: Box;
  readonly canGoOn: boolean;
}

/** Moves the stage on and reads what then stands on it, in one call. */
async function see(page: Page, ms: number): Promise<Seen> {
  const seen = await page.evaluate(async (time) => {
    await window.__stage?.step(time, false);
    const go = document.querySelector('[role=group] [data-target="continue"][aria-disabled=false]');
    const targets = [...(window.__workbench?.targets() ?? [])];
    // A twin stands where its target is drawn, so it tells how large a design px is and where the first one is.
    const [target] = targets;
    const twin = document.querySelector(`[role=group] [data-target=${JSON.stringify(target?.id ?? '')}]`);
    const at = twin?.getBoundingClientRect();
    const inDesign = ({ x, y, width, height }: DOMRect) => {
      if (at === undefined || target === undefined) return [];
      const size = target.box.width / at.width;
      return [
        {
          x: target.box.x + (x - at.x) * size,
          y: target.box.y + (y - at.y) * size,
          width: width * size,
          height: height * size,
        },
      ];
    };
    const controls = [...document.querySelectorAll('button:not([data-target]), progress')];
    return {
      texts: window.__stage?.texts(),
      faces: window.__stage?.faces() ?? [],
      targets,
      shown: window.__stage?.shown() ?? null,
      controls: controls.flatMap((control) => inDesign(control.getBoundingClientRect())),
      canGoOn: go !== null,
    };
  }, ms);
  const { texts, shown } = seen;
  if (texts === undefined || shown === null)
    throw new Error('There is no stage on this page, or it is not stepped.');
  return { ...seen, texts, shown };
}

/** Reads from what the scene draws which rules its layout breaks now, each with where. */
function brokenRules({ texts, faces, targets, controls, shown }: Seen): readonly BrokenRule[] {
  const open = targets.filter(({ state }) => state !== 'disabled');
  const keys = open.filter(({ range }) => range === undefined);
  const world = texts.filter(({ depth }) => depth !== cardDepth);
  const card = texts.filter(({ depth }) => depth === cardDepth);
  const broken: BrokenRule[] = [];
  const found = (rule: Rule, what: string) => {
    broken.push({ rule, what });
  };

  for (const { text, font, box, size } of texts) {
    if (font !== null && !font.startsWith('Andika')) found('font', `${text} in ${font}`);
    const holder = keys.find((target) => target.value !== undefined && isIn(box, target.box, 6));
    if (!isNumber(text)) continue;
    if (holder !== undefined && size < least.answer - 0.5)
      found('small answer', `${text}: ${Math.round(size)}`);
    else if (holder === undefined && size < least.model - 0.5)
      found('small digits', `${text}: ${Math.round(size)}`);
  }
  for (const { text, box } of world)
    if (card.some((other) => between(box, other.box) < -1)) found('over card', text);
  for (const { name, box } of [
    ...texts.map(({ text, box }) => ({ name: text, box })),
    ...keys.map((target) => ({ name: target.id, box: target.box })),
  ])
    if (controls.some((control) => between(box, control) < -1)) found('over controls', name);
  for (const [place, one] of world.entries())
    for (const other of world.slice(place + 1))
      if (between(one.box, other.box) < -2) found('over text', `${one.text} and ${other.text}`);
  for (const { text, letters, plate } of texts) {
    // What is beyond the edge altogether has left, or is still to come.
    if (between(letters, shown) < -overEdge && !isIn(letters, shown, overEdge)) found('cut off', text);
    if (plate !== null && !isIn(letters, plate, overEdge)) found('out of its plate', text);
  }
  for (const what of overFaces(faces)) found('over face', what);
  for (const { box } of faces)
    if (controls.some((control) => between(box, control) < -overFace)) found('over face', 'a control');
  for (const { id, box } of keys)
    if (Math.min(box.width, box.height) < least.target - 0.5)
      found('small target', `${id}: ${Math.round(box.width)} × ${Math.round(box.height)}`);
  for (const [place, one] of keys.entries())
    for (const other of keys.slice(place + 1)) {
      const air = between(one.box, other.box);
      if (air < least.air - 0.5) found('close targets', `${one.id}, ${other.id}: ${Math.round(air)}`);
    }
  return broken;
}

const isSame = (one: BrokenRule, other: BrokenRule): boolean =>
  one.rule === other.rule && one.what === other.what;

/** Time between two looks while a miss is shown, ms, and the most looks. */
const beat = 300;
const longest = 20;

/** What two looks see broken: just after a turn the controls of the page may still move to their places. */
async function brokenBeforeAnswer(page: Page, ms: number): Promise<readonly BrokenRule[]> {
  const first = brokenRules(await see(page, ms));
  if (first.length === 0) return first;
  await page.evaluate(
    () => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown))),
  );
  const second = brokenRules(await see(page, beat));
  return second.filter((one) => first.some((other) => isSame(one, other)));
}

interface Turn {
  readonly right: boolean;
  readonly size: typeof small | typeof upright;
}

/** A round in one language: what is answered, and how the screen is held meanwhile. */
interface Look {
  readonly locale: Locale;
  readonly turns: readonly Turn[];
}

const both = (size: Turn['size']): readonly Turn[] => [
  { right: true, size },
  { right: false, size },
];

/** Every language with every layout and every outcome. */
const allLooks: readonly Look[] = (['nl', 'be', 'en'] as const).flatMap((locale) =>
  [small, upright].map((size) => ({ locale, turns: both(size) })),
);

/** Every two of language, layout and outcome once; a game without Flemish texts draws what it draws in Dutch. */
const pairs = (game: PlayedGame): readonly Look[] => [
  ...(existsSync(`games/${game.manifest.id}/texts/be.json`)
    ? [{ locale: 'be', turns: both(small) } as const]
    : []),
  {
    locale: 'nl',
    turns: [
      { right: true, size: small },
      { right: false, size: upright },
    ],
  },
  {
    locale: 'en',
    turns: [
      { right: true, size: upright },
      { right: false, size: small },
    ],
  },
];

/** Plays right and wrong answers in each language and layout; no layout on the way breaks a rule. */
export async function expectLayoutKept(page: Page, game: PlayedGame): Promise<void> {
  const broken: BrokenRule[] = [];
  const said = new Set<string>();
  // What stays broken through several looks counts once.
  const keep = (found: readonly BrokenRule[], where: string) => {
    for (const { rule, what } of found) {
      const told = `${what} (${where})`;
      if (!said.has(`${rule} ${told}`)) broken.push({ rule, what: told });
      said.add(`${rule} ${told}`);
    }
  };
  for (const { locale, turns } of process.env.TIER === 'full' ? allLooks : pairs(game)) {
    await playOn(page, game.manifest.id, { locale, size: turns[0]?.size ?? small });
    for (const { right, size } of turns) {
      const where = `${locale}, ${size.width}`;
      await untilAskedAsReader(page);
      if (page.viewportSize()?.width !== size.width) await rotateTo(page, size);
      await untilAskedAsReader(page);
      // What still runs behind the task has left by then.
      keep(await brokenBeforeAnswer(page, 1500), where);
      await answerAsReader(page, right);
      if (!right) keep(await brokenInMiss(page), `${where}, a miss`);
    }
  }
  for (const rule of layoutRules) {
    const found = broken.filter((each) => each.rule === rule).map(({ what }) => what);
    expect.soft(found, rule).toEqual([]);
  }
}

/** Looks at a miss until the child can go on. Something on its way may be small; what two looks find stands so. */
async function brokenInMiss(page: Page): Promise<readonly BrokenRule[]> {
  const broken: BrokenRule[] = [];
  let before: readonly BrokenRule[] = [];
  for (let turn = 0; turn < longest; turn++) {
    const seen = await see(page, beat);
    const now = brokenRules(seen);
    broken.push(...(seen.canGoOn ? now : now.filter((one) => before.some((other) => isSame(one, other)))));
    if (seen.canGoOn) return broken;
    before = now;
  }
  throw new Error('A miss never ends.');
}
