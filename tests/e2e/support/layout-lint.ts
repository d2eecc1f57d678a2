import type { DrawnText } from '@games/kit/engine/test-hook';
import type { Page } from '@playwright/test';
import { playOn } from './bench';
import { type PlayedGame, small, upright } from './played-game';
import { rotateTo, step, untilOpen } from './stage';
import { answerOn, keyboard, targetsOn, untilAsked } from './workbench';
import { expect } from './workbench-test';

type Box = DrawnText['box'];

/** What no layout breaks; a game on the list below breaks it so often at most. */
const layoutRules = [
  'font',
  'over card',
  'small answer',
  'small digits',
  'small target',
  'close targets',
  'over text',
] as const;
type Rule = (typeof layoutRules)[number];

interface BrokenRule {
  readonly rule: Rule;
  /** What breaks it, and by how much. */
  readonly what: string;
}

/** Smallest digits that decide, and those of a model, design px; smallest target and air between two. */
const least = { answer: 44, model: 32, target: 64, air: 12 } as const;
/** Depth at which the sum card stands, and above which nothing of the world may lie over it. */
const cardDepth = 900;

/** Games whose layout still breaks a rule, until it is made anew: these counts may only fall. */
const known: Readonly<Record<string, Partial<Record<Rule, number>>>> = {
  template: { 'over text': 1 },
};

/** Returns how often a game may break a rule. */
const allowed = (game: string, rule: Rule): number => known[game]?.[rule] ?? 0;

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

const isNumber = (text: string): boolean => /^[−+]?\d/.test(text);

/** Reads from what the scene draws which rules its layout breaks now, each with where. */
async function brokenRules(page: Page): Promise<readonly BrokenRule[]> {
  const texts = await page.evaluate(() => window.__stage?.texts());
  if (texts === undefined) throw new Error('There is no stage on this page, or it is not stepped.');
  const open = (await targetsOn(page)).filter(({ state }) => state !== 'disabled');
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
  for (const [place, one] of world.entries())
    for (const other of world.slice(place + 1))
      if (between(one.box, other.box) < -2) found('over text', `${one.text} and ${other.text}`);
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

/** Plays a right and a wrong answer in three languages and both layouts; no layout on the way breaks a rule. */
export async function expectLayoutKept(page: Page, game: PlayedGame): Promise<void> {
  const broken: BrokenRule[] = [];
  const seen = new Set<string>();
  // What stays broken through several looks counts once.
  const keep = (found: readonly BrokenRule[], where: string) => {
    for (const { rule, what } of found) {
      const said = `${what} (${where})`;
      if (!seen.has(`${rule} ${said}`)) broken.push({ rule, what: said });
      seen.add(`${rule} ${said}`);
    }
  };
  const look = async (where: string) => keep(await brokenRules(page), where);
  const isOpen = () => page.locator('[role=group] [data-target="continue"][aria-disabled=false]').count();
  for (const [locale, size] of [
    ['nl', small],
    ['be', small],
    ['en', small],
    ['nl', upright],
  ] as const) {
    await playOn(page, game.manifest.id, { locale });
    if (size !== small) await rotateTo(page, size);
    for (const right of [true, false]) {
      await untilAsked(page, keyboard(page));
      // What still runs behind the task has left by then.
      await step(page, 1500);
      await look(`${locale}, ${size.width}`);
      await answerOn(page, keyboard(page), right, game.robot);
    }
    // Something on its way may be small or lie over another thing; what two looks find stands so.
    let before: readonly BrokenRule[] = [];
    for (let turn = 0; turn < longest && (await isOpen()) === 0; turn++) {
      await step(page, beat);
      const now = await brokenRules(page);
      keep(
        now.filter((one) => before.some((other) => isSame(one, other))),
        `${locale}, ${size.width}, a miss`,
      );
      before = now;
    }
    expect(await untilOpen(page)).toBe('continue');
    await look(`${locale}, ${size.width}, a miss`);
  }
  for (const rule of layoutRules) {
    const found = broken.filter((each) => each.rule === rule).map(({ what }) => what);
    expect
      .soft(found.length, `${rule}: ${found.join(', ')}`)
      .toBeLessThanOrEqual(allowed(game.manifest.id, rule));
  }
}
