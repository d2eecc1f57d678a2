import { expect, type Locator, type Page } from '@playwright/test';
import { promptSpeech } from '@/maths/sum/prompt';
import { readSum } from '@/maths/sum/read-sum';
import type { Sum } from '@/maths/sum/sum';
import { clickMiddle } from '../support/box-of';
import { spokenNumber } from '../support/spoken-number';
import { step } from '../support/stage';

/** Record of a child's work on one task, to be compared with the teacher's screen. */
export interface Done {
  readonly sumId: string;
  readonly given: string;
  readonly correct: string;
  readonly right: boolean;
  readonly helped: boolean;
  /** Real time from answerable to answered as the test measured it, ms: an upper bound. */
  readonly withinMs: number;
}

export type Hand = 'pointer' | 'keyboard';

/** Time the child looks at a sum before it answers, ms; below a third of a second an answer counts as a guess. */
const THINKING = 700;
/** Stage time that passes between two checks, ms. */
const MOMENT = 100;

const speech = (sum: Sum) => promptSpeech(sum, 'nl');

/**
 * Plays a child at the stage who knows only what can be seen or heard: the sum as the group of answers is named, the
 * names of the buttons, and the places where they are drawn.
 */
export function childAt(page: Page, sumIds: readonly string[]) {
  const sums = sumIds.map((id) => readSum(id)).filter((sum) => sum !== null);
  const group = page.locator('[role=group][aria-label]:has(button[data-target])');
  const answers = group.locator('button[data-target]', { hasText: /^Antwoord / });
  const goOn = group.getByRole('button', { name: 'Verder', exact: true });
  const over = page.getByRole('heading', { name: 'Ronde klaar!' });

  const canAnswer = async () =>
    (await answers.count()) > 0 && (await answers.first().getAttribute('aria-disabled')) === 'false';

  /** Steps the stage until the child can answer or continue, or the round is over. */
  const settle = async (): Promise<'answer' | 'continue' | 'over'> => {
    for (let moment = 0; moment < 400; moment++) {
      await step(page, MOMENT); // what was just drawn can be pressed from the next frame on
      if (await over.isVisible()) return 'over';
      if ((await goOn.count()) > 0 && (await goOn.getAttribute('aria-disabled')) === 'false')
        return 'continue';
      if (await canAnswer()) return 'answer';
    }
    throw new Error('The stage did not come to a task, a button to go on, or the end.');
  };

  const press = async (button: Locator, hand: Hand) => {
    if (hand === 'keyboard') {
      await button.focus();
      await page.keyboard.press('Enter');
      return;
    }
    // The button is the twin of the drawing and lets the pointer through, so the click lands on the canvas.
    await clickMiddle(button);
  };

  /** Returns the current sum, found by its accessible name. */
  const asked = async (): Promise<Sum> => {
    const said = await group.getAttribute('aria-label');
    const sum = sums.find((each) => speech(each) === said);
    if (!sum) throw new Error(`No sum of the window sounds like "${said}".`);
    return sum;
  };

  return {
    settle,
    asked,
    goOn: (hand: Hand) => press(goOn, hand),
    /** Answers the open task, correctly or deliberately wrong. */
    async answer(hand: Hand, wanted: 'right' | 'wrong', helped = false): Promise<Done> {
      const began = performance.now();
      const sum = await asked();
      const correct = String(sum.answer.num);
      const offered = (await answers.allTextContents()).map((name) => `${spokenNumber(name)}`);
      expect(offered, `the answer of ${sum.id} is among the bubbles`).toContain(correct);
      const given = wanted === 'right' ? correct : offered.find((value) => value !== correct);
      if (given === undefined) throw new Error('There is no wrong answer to give.');
      await page.waitForTimeout(THINKING);
      await press(answers.nth(offered.indexOf(given)), hand);
      return {
        sumId: sum.id,
        given,
        correct,
        right: wanted === 'right',
        helped,
        withinMs: performance.now() - began,
      };
    },
  };
}

export { THINKING };

const act = async (button: Locator, hand: Hand) => {
  if (hand === 'pointer') return button.click();
  await button.focus();
  await button.page().keyboard.press('Enter');
};

/** Opens the help of this sum, reads a strategy, and returns to the sum. */
export async function lookAtHelp(page: Page, hand: Hand): Promise<void> {
  await act(page.getByRole('button', { name: 'Hulp bij deze som' }), hand);
  const sheet = page.getByRole('dialog', { name: 'Zo kan het' });
  await expect(sheet).toBeVisible();
  await act(sheet.getByRole('button', { name: 'Ik ga het zelf doen' }), hand);
  await expect(sheet).toBeHidden();
}

/** Pauses and resumes; by keyboard with Escape. */
export async function pause(page: Page, hand: Hand): Promise<void> {
  await act(page.getByRole('button', { name: 'Pauze' }), hand);
  const sheet = page.getByRole('dialog', { name: 'Pauze' });
  await expect(sheet).toContainText('Je sommen zijn bewaard.');
  if (hand === 'keyboard') await page.keyboard.press('Escape');
  else await sheet.getByRole('button', { name: 'Verder', exact: true }).click();
  await expect(sheet).toBeHidden();
}
