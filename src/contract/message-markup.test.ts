import { expect, it } from 'vitest';
import { markupToHtml, markupToParagraphs } from './message-markup';

it('makes paragraphs, headings, lists, emphasis and links', () => {
  const text =
    '## Webinar\nKom je **ook**?\nHet duurt *kort*.\n\n- één\n- twee\nEn [meer](https://x.example/a?b=1&c).';
  expect(markupToHtml(text)).toBe(
    '<h2>Webinar</h2><p>Kom je <strong>ook</strong>?<br>Het duurt <em>kort</em>.</p><ul><li>één</li><li>twee</li></ul><p>En <a href="https://x.example/a?b=1&amp;c">meer</a>.</p>',
  );
  expect(markupToParagraphs(text)).toEqual([
    'Webinar\nKom je ook?\nHet duurt kort.',
    '- één\n- twee\nEn meer (https://x.example/a?b=1&c).',
  ]);
});

it('takes HTML, and addresses that run something, as text', () => {
  expect(markupToHtml('<img src=x onerror=y> [a](javascript:x) [b](https://x"y)')).toBe(
    '<p>&lt;img src=x onerror=y&gt; [a](javascript:x) <a href="https://x&quot;y">b</a></p>',
  );
});
