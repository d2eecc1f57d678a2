import type { Page } from '@playwright/test';

/**
 * Presses every button in front that reads aloud, and returns the sentences on it that were not heard, without sums, names
 * and what is for adults. The page must have voices (`giveVoices`).
 */
export const unheardOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const fewestWords = 4;
    const front = document.querySelector('dialog[open]') ?? document.querySelector('main') ?? document.body;
    const said = Reflect.get(window, 'said') as string[];
    const before = said.length;
    for (const ear of front.querySelectorAll<HTMLElement>(
      'button:has(.tabler-icon-ear, [data-says=readAloud])',
    ))
      if (ear.checkVisibility()) ear.click();
    const wordsOf = (text: string) =>
      text
        .toLowerCase()
        .split(/[^\p{L}\d]+/u)
        .filter((word) => word !== '');
    const heard = ` ${wordsOf(said.slice(before).join(' ')).join(' ')} `;
    const silent = '.unseen, option, svg, [role=group], a, button, label:has(input), [data-for-adults]';
    return [...front.querySelectorAll<HTMLElement>('*')]
      .filter(
        (each) =>
          each.checkVisibility() &&
          each.getBoundingClientRect().width > 2 &&
          each.closest(silent) === null &&
          [...each.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim()),
      )
      .map((each) => each.innerText)
      .filter((text) => !/\d/.test(text) && wordsOf(text).length >= fewestWords)
      .filter((text) => !heard.includes(` ${wordsOf(text).join(' ')} `));
  });
