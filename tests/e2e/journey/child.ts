import { expect, type Locator, type Page } from '@playwright/test';
import { promptSpeech } from '@/maths/sum/prompt';
import { readSum } from '@/maths/sum/read-sum';
import type { Sum } from '@/maths/sum/sum';
import { step } from '../support/stage';

/** What a child did with one task: to be found again, exactly, on the teacher's screen. */
export interface Done {
  readonly sumId: string;
  readonly given: string;
  readonly correct: string;
  readonly right: boolean;
  readonly helped: boolean;
  /** Real time from "can be answered" to the answer, as the test saw it, ms: an upper bound. */
  readonly withinMs: number;
}

export type Hand = 'pointer' | 'keyboard';

/** How long a child looks at a sum before it answers, ms: an answer faster than a third of a second is a guess. */
const THINKING = 700;
/** Time of the stage that passes between two looks, ms. */
const MOMENT = 100;

const speech = (sum: Sum) => promptSpeech(sum, 'nl');

/**
 * A child at the stage. It knows only what it can see or hear: the sum as the group of answers is named, the
 * answers as their buttons are named, and the places where they are drawn.
 */
export function childAt(page: Page, sumIds: readonly string[]) {
  const sums = sumIds.map((id) => readSum(id)).filter((sum) => sum !== null);
  const group = page.locator('[role=group][aria-label]:has(button[data-target])');
  const answers = group.locator('button[data-target]', { hasText: /^Antwoord / });
  const goOn = group.getByRole('button', { name: 'Verder', exact: true });
  const over = page.getByRole('heading', { name: 'Ronde klaar!' });

  const canAnswer = async () =>
    (await answers.count()) > 0 && (await answers.first().getAttribute('aria-disabled')) === 'false';

  /** Lets the stage move on until the child can do something: answer, go on after a miss, or be done. */
  const settle = async (): Promise<'answer' | 'go-on' | 'over'> => {
    for (let moment = 0; moment < 400; moment++) {
      await step(page, MOMENT); // what was just drawn can be pressed from the next frame on
      if (await over.isVisible()) return 'over';
      if ((await goOn.count()) > 0 && (await goOn.getAttribute('aria-disabled')) === 'false') return 'go-on';
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
    // The button is the twin of the drawing and lets the pointer through: the click lands on the canvas.
    const box = await button.boundingBox();
    if (!box) throw new Error('The answer has no place on the screen.');
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  };

  /** The sum that is asked now, found by what a screen reader says. */
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
    /** Answers the task that is open, right or on purpose wrong. */
    async answer(hand: Hand, wanted: 'right' | 'wrong', helped = false): Promise<Done> {
      const began = performance.now();
      const sum = await asked();
      const correct = String(sum.answer.num);
      const offered = (await answers.allTextContents()).map((text) => text.replace('Antwoord ', ''));
      expect(offered, `the answer of ${sum.id} is among the bubbles`).toContain(correct);
      const given = wanted === 'right' ? correct : offered.find((value) => value !== correct);
      if (given === undefined) throw new Error('There is no wrong answer to give.');
      await page.waitForTimeout(THINKING);
      await press(answers.filter({ hasText: new RegExp(`^Antwoord ${given}$`) }), hand);
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

/** Opens the help of this sum, sees how it can be done, and goes back to do it itself. */
export async function lookAtHelp(page: Page, hand: Hand): Promise<void> {
  await act(page.getByRole('button', { name: 'Hulp bij deze som' }), hand);
  const sheet = page.getByRole('dialog', { name: 'Zo kan het' });
  await expect(sheet).toBeVisible();
  await act(sheet.getByRole('button', { name: 'Ik ga het zelf doen' }), hand);
  await expect(sheet).toBeHidden();
}

/** Pauses, and goes on; by keyboard with Escape, as a child that found it would. */
export async function pause(page: Page, hand: Hand): Promise<void> {
  await act(page.getByRole('button', { name: 'Pauze' }), hand);
  const sheet = page.getByRole('dialog', { name: 'Pauze' });
  await expect(sheet).toContainText('Je sommen zijn bewaard.');
  if (hand === 'keyboard') await page.keyboard.press('Escape');
  else await sheet.getByRole('button', { name: 'Verder', exact: true }).click();
  await expect(sheet).toBeHidden();
}
