/*
 * Recognises by its content what a class list may hold beside names and groups, and what never leaves the device: dates
 * of birth, addresses, telephone numbers, e-mail addresses and national numbers.
 */

/** The eleven test of Dutch citizen service numbers (BSN): nine digits, the last of which counts negatively. */
function passesElevenTest(digits: string): boolean {
  if (!/^\d{9}$/.test(digits) || /^0+$/.test(digits)) return false;
  const sum = Array.from(digits).reduce(
    (total, digit, at) => total + Number(digit) * (at === 8 ? -1 : 9 - at),
    0,
  );
  return sum % 11 === 0;
}

const date =
  /^(?:\d{1,2}[-/. ]\d{1,2}[-/. ](?:19|20)?\d{2}|(?:19|20)\d{2}[-/.]\d{1,2}[-/.]\d{1,2})(?:[T ].*)?$/;
const dateInWords =
  /^\d{1,2}\s+(?:jan|feb|maa|mrt|apr|mei|may|jun|jul|aug|sep|okt|oct|nov|dec)\p{L}*\.?\s+(?:19|20)?\d{2}$/iu;
const email = /^\S+@\S+\.\S+$/;
const postcode = /^[1-9]\d{3}\s?[A-Z]{2}$/;
const telephone = /^(?:\+|00)\d{2}[\d\s-]{7,}$|^0\d[\d\s-]{7,}$/;
const rijksregister = /^\d{2}\.\d{2}\.\d{2}-\d{3}\.\d{2}$/;
const street =
  /^\p{L}[\p{L}.' -]*(?:straat|laan|weg|plein|pad|kade|hof|dijk|singel|dreef|steenweg|street|road|lane)\s+\d+\s*[a-z]?\b/iu;

/** Returns whether one cell is enough to know that a column holds what is kept private. */
export function isPrivate(cell: string): boolean {
  return (
    [date, dateInWords, email, postcode, telephone, rijksregister, street].some((shape) =>
      shape.test(cell),
    ) || passesElevenTest(cell.replace(/[\s.]/g, ''))
  );
}

const sex = /^(?:m|v|f|x|j|jongen|meisje|man|vrouw|male|female|boy|girl)$/i;

/** Returns whether a cell tells whether a child is a boy or a girl; a column is of that when most of its cells are. */
export const isSex = (cell: string): boolean => sex.test(cell);
