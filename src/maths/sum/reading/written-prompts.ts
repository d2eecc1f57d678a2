import { readNumeral } from '../../number/numeral';
import { notation } from '../../number/rational';
import { formCodes } from '../parse/read-expression';
import { formHints } from '../wording/prompt-words';

/** Numbers with a comma or a space between the thousands: `50 000`, in English `50,000`. */
const grouped = (text: string, isEnglish: boolean): string =>
  (isEnglish ? text.replace(/(\d),(?=\d{3}(?!\d))/g, '$1') : text).replace(
    /(\d)[ \u00a0\u202f](?=\d{3}(?![\d/]))/g,
    '$1',
  );

const codes = { ...formCodes, words: 'words', face: 'face', near: '~', estimate: '~' } as const;

/** What an asked form adds behind the hole: `(met rest)` is `r`. Longest words first. */
const hints: readonly (readonly [words: string, code: string])[] = (
  Object.keys(codes) as (keyof typeof codes)[]
)
  .flatMap((form) => [formHints.nl, formHints.en].map((words) => [words[form], codes[form]] as const))
  .sort(([a], [b]) => b.length - a.length);

/** `38 : 6 = ▢ (met rest)` → `38 : 6 = ▢r`, `487 ≈ ▢ (afgerond op 100)` → `487 ≈ ▢~100`. */
function withForm(text: string): string {
  const [all, hint = ''] = /\s*\(\s*([a-z][^()]*?)\s*\)\s*$/i.exec(text) ?? [];
  if (all === undefined) return text;
  const lower = hint.toLowerCase();
  const [words, code] = hints.find(([each]) => lower.startsWith(each)) ?? [];
  if (words === undefined) return text;
  const size = lower.slice(words.length).trim();
  const near = readNumeral(size);
  return `${text.slice(0, -all.length)}${code}${near ? notation(near.value) : size}`;
}

/** A list of numbers: `4, 6 en 8`. Several decimal signs in one number parted numbers: `4.6.8`. */
const listOf = (text: string): string =>
  text
    .split(/,\s+|\s+(?:en|and)\s+/)
    .flatMap((part) => (/\..*\./.test(part) ? part.split('.') : [part]))
    .map((part) => part.trim())
    .join(',');

/** Sums that are said in words, in the notation of sums. */
const wordy: readonly (readonly [RegExp, (...parts: readonly string[]) => string])[] = [
  // gemiddelde van 4, 6 en 8
  [
    /(?:het |the )?(?:gemiddelde van|mean of|average of) ([^=]+)/i,
    (_, of = '') => `mean(${listOf(of.trim())})`,
  ],
  // schaal 1 : 50000, 4 cm
  [
    /(?:schaal|scale)\s*1\s*(?::|op|to)\s*(\d+)\s*[,;]?\s+([^=]+)/i,
    (_, factor = '', of = '') => `scale(${factor},${of.trim()})`,
  ],
  // 37 = ▢ (0 – 100)
  [
    /_\s*\(\s*([-−]?[\d.,]+)\s*(?:–|-|tot|to|~)\s*([-−]?[\d.,]+)\s*\)/i,
    (_, from = '', to = '') => `_(${from}~${to})`,
  ],
  // 37 op de lijn van 0 tot 100
  [
    /^([-−]?[\d.,/ ]+?)\s*(?:op de (?:getallen)?lijn van|on the (?:number )?line from)\s*([-−]?[\d.,]+)\s*(?:tot|to)\s*([-−]?[\d.,]+)$/i,
    (_, value = '', from = '', to = '') => `${value}=_(${from}~${to})`,
  ],
];

/**
 * A prompt as it is shown or told (means, scales, lines, asked forms, grouped thousands), nearer to the notation of
 * sums; what it does not know stays as it is.
 */
export function fromPrompt(text: string, isEnglish: boolean): string {
  const plain = grouped(text.trim(), isEnglish)
    .replace(/(\d),(?=\d)/g, '$1.')
    .replace(/[?▢…]/g, '_')
    .replace(/≈/g, '=');
  return wordy.reduce((so, [pattern, to]) => so.replace(pattern, to), withForm(plain));
}
