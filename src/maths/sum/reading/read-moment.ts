/** Words for the hours and for minutes up to half an hour; numbers may stand in digits. */
const numberWords: Readonly<Record<string, number>> = {
  een: 1,
  twee: 2,
  drie: 3,
  vier: 4,
  vijf: 5,
  zes: 6,
  zeven: 7,
  acht: 8,
  negen: 9,
  tien: 10,
  elf: 11,
  twaalf: 12,
  dertien: 13,
  veertien: 14,
  kwart: 15,
  kwartier: 15,
  vijftien: 15,
  zestien: 16,
  zeventien: 17,
  achttien: 18,
  negentien: 19,
  twintig: 20,
  vijfentwintig: 25,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  quarter: 15,
  fifteen: 15,
  twenty: 20,
  'twenty-five': 25,
  'twenty five': 25,
};

export interface MomentRead {
  /** Minutes since midnight; of words the first half of the day. */
  readonly minutes: number;
  readonly inWords: boolean;
  /** Said so that it tells no half of the day: in words, or as `4 uur`. */
  readonly ofEitherHalf: boolean;
}

function numberOf(word: string): number {
  return /^\d{1,2}$/.test(word) ? Number(word) : (numberWords[word] ?? Number.NaN);
}

function fromWords(text: string): number | null {
  const plain = text
    .replace(/\b(?:een kwart|a quarter)\b/g, 'kwart')
    .replace(/\b(?:minuten|minuut|minutes|minute|min)\b\.?\s*/g, '')
    .replace(/\s*(?:uur|u|o[’' ]?clock)$/, '')
    .replace(/\s+/g, ' ')
    .trim();
  const at = (hour: number, more: number): number | null =>
    hour >= 1 && hour <= 12 && Number.isFinite(more) ? ((hour % 12) * 60 + more + 720) % 720 : null;
  const half = /^half past (\S+)$/.exec(plain);
  if (half) return at(numberOf(half[1] ?? ''), 30);
  const [, size, side, halfWord, hour] =
    /^(?:(.+?) (over|na|voor|past|to) )?(half )?(\S+)$/.exec(plain) ?? [];
  if (
    hour === undefined ||
    (size === undefined && halfWord === undefined && numberWords[hour] === undefined)
  ) {
    return null;
  }
  const minutes = size === undefined ? 0 : numberOf(size);
  if (minutes > 30) return null;
  const signed = side === 'voor' || side === 'to' ? -minutes : minutes;
  return at(numberOf(hour), signed - (halfWord === undefined ? 0 : 30));
}

const hourWord = /^\d{1,2}\s*(?:uur|o[’' ]?clock)$/;

/** `9:15`, `9.15`, `9u15`, `9 uur 15`, `915`, `9 uur`, `half vier`, `10 voor half 11`, `quarter past 9`; null for no time. */
export function readMoment(text: string): MomentRead | null {
  const lower = text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/^(?:het is|it is|it’s|it's) |\.$/g, '')
    .replace(/^half(?=[a-z])/, 'half ')
    .trim();
  const [, clock = lower, half] = /^(.*?)\s*(a\.?m\.?|p\.?m\.?)$/.exec(lower) ?? [];
  const tidy = clock.replace(/\s*(?:uur|u|h|o[’' ]?clock|min(?:uten|utes)?)$/, '');
  const digits =
    /^(\d{1,2})(?:\s*(?:[:.,;uh]|uur(?: en)?)\s*(\d{2})|\s+(\d{2}))?$/.exec(tidy) ??
    /^(\d{1,2})(\d{2})$/.exec(tidy);
  if (digits) {
    const [hours, minutes] = [Number(digits[1]), Number(digits[2] ?? digits[3] ?? 0)];
    if (hours > 24 || minutes > 59 || (hours === 24 && minutes > 0)) return null;
    const later = half?.startsWith('p') && hours < 12 ? 12 : half?.startsWith('a') && hours === 12 ? -12 : 0;
    // "4 uur" is said of 16:00, too; a bare 4 and 4:00 are read from a digital clock.
    const ofEitherHalf = half === undefined && hours >= 1 && hours <= 12 && hourWord.test(clock);
    return { minutes: 60 * ((hours + later) % 24) + minutes, inWords: false, ofEitherHalf };
  }
  const minutes = fromWords(clock);
  return minutes === null ? null : { minutes, inWords: true, ofEitherHalf: true };
}
