import type { Page } from '@playwright/test';
import { playOn } from './bench';
import type { PlayedGame } from './played-game';
import { untilOpen } from './stage';
import { answerAsReader, keyboard, untilAskedAsReader } from './workbench';
import { expect } from './workbench-test';

const region = (page: Page) => page.locator('[role=group] ~ [aria-live=polite]');

/** Writes down what the reader's live region says from now on; returns a function that reads it. */
async function listen(page: Page): Promise<() => Promise<readonly string[]>> {
  const said = await region(page).evaluateHandle((live) => {
    const texts: string[] = [];
    new MutationObserver(() => texts.push(live.textContent)).observe(live, { childList: true });
    return texts;
  });
  return () => said.jsonValue();
}

/** Returns the sentences that are said more than once, and equations that say nothing: 64 = 64, but not 1 : 1 = 1. */
function saidTwice(texts: readonly string[]): readonly string[] {
  const sentences = texts
    .flatMap((text) => text.split(/(?<=[.!?])\s+/u))
    .map((each) => each.replace(/[.!?]$/, ''));
  return sentences.filter(
    (sentence, place) =>
      sentences.indexOf(sentence) !== place || /(?:^|(?<!\d ): )(\S+) = \1$/.test(sentence),
  );
}

/**
 * Answers wrong, and expects that a screen reader hears the result and its explanation before the child goes on, the next
 * sum only then, and nothing twice.
 */
export async function expectSaidInOrder(page: Page, { manifest }: PlayedGame): Promise<void> {
  await playOn(page, manifest.id);
  await untilAskedAsReader(page);
  const said = await listen(page);
  await answerAsReader(page, false);
  expect(await untilOpen(page), 'a picture that explains').toBe('continue');
  const explained = await said();
  await keyboard(page).press('continue');
  expect(await untilOpen(page), 'the next sum').toBe('asked');
  const after = (await said()).slice(explained.length);
  const next = (await page.locator('[role=group]').getAttribute('aria-label')) ?? '';
  const result = explained.findIndex((text) => /^(?:Kijk|Jouw antwoord): /.test(text));
  expect(result, 'the result').toBeGreaterThanOrEqual(0);
  const explanation = explained
    .slice(result)
    .join(' ')
    .replace(/^(?:Kijk: [^.]*\.|Jouw antwoord: [^.]*\. Juist is: [^.]*\.)/, '');
  expect(explanation, 'the explanation').toMatch(/\p{L}{3}/u);
  expect(explained.join(' '), 'the next sum, too early').not.toContain(next);
  expect(after[0], 'what follows').toContain(next);
  expect(saidTwice([...explained.slice(result), ...after]), 'what is said twice').toEqual([]);
}
