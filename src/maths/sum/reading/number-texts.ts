/** Full-width digits and signs, as some keyboards type them, and spaces of every width. */
export const narrowed = (text: string): string =>
  text
    .replace(/[！-～]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(/\s+/g, ' ')
    .trim();

/** What was typed, in plain signs and without what only stands around it: `= 12`, `≈ 800`, `ongeveer 800`. */
export const tidied = (raw: string): string =>
  narrowed(raw)
    .replace(/^(?:=|≈|~|ongeveer |circa |ca\.? |about )\s*/i, '')
    .replace(/^(.*\d)\s*[!?.]+$/, '$1')
    .trim();

const grouped = /^(-?)(\d{1,3})((?:[.,'’ ])\d{3})((?:[.,'’ ]\d{3})*)(?:([.,])(\d+))?$/;

/** Digits in groups of three as one number; null where they are none. */
function withoutGroups(text: string): { readonly text: string; readonly isSure: boolean } | null {
  const [, sign = '', first = '', group = '', more = '', point, behind = ''] = grouped.exec(text) ?? [];
  if (group === '' || /^0/.test(first)) return null;
  const separator = group[0] ?? '';
  const groups = group + more;
  const isAlike = groups.split('').every((each) => /\d/.test(each) || each === separator);
  if (!isAlike || point === separator) return null;
  const whole = first + groups.replace(/\D/g, '');
  const isSure = more !== '' || point !== undefined || !/[.,]/.test(separator);
  return { text: sign + whole + (point === undefined ? '' : `.${behind}`), isSure };
}

/**
 * The ways a number can be read: `2.000` is two thousand, or two with three decimals. The first is the likelier one
 * among whole numbers.
 */
export function waysToRead(text: string): readonly string[] {
  const plain = text
    .replace(/[−–—‐‑]|^(?:min|minus) (?=\d)/g, '-')
    // Two euros, without cents: 2,-
    .replace(/^(.*\d)\s*[.,]\s*[-=]+$/, '$1')
    .replace(/^\+\s*(?=[\d.,])/, '')
    .replace(/^(-?\d+) (?:(?:helen?|gehee?le?n?|wholes?) )?(?:en|and|&) (?=\d+ ?\/|[½⅓⅔¼¾])/i, '$1 ')
    // Tablets put a space behind a comma: € 32, 50.
    .replace(/^(-?\d+[.,]) (?=\d{1,2}$)/, '$1');
  const one = withoutGroups(plain);
  if (one === null) return [plain];
  return one.isSure ? [one.text] : [one.text, plain];
}
