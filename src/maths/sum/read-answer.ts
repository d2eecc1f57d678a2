import { type NumberProblem, readNumber } from '../number/read-number';
import type { Unit } from '../number/unit';
import type { Answer } from './answer';
import type { Sum } from './sum';

/** Why what was typed is no answer to this sum; the app has a sentence for each. */
export type AnswerProblem = NumberProblem | 'other-unit' | 'not-a-time' | 'not-a-remainder' | 'not-a-sign';

export type AnswerReading =
  | { readonly ok: true; readonly answer: Answer }
  | { readonly ok: false; readonly problem: AnswerProblem };

const problem = (name: AnswerProblem): AnswerReading => ({ ok: false, problem: name });
const read = (answer: Answer): AnswerReading => ({ ok: true, answer });

/** How children write units. */
const spellings: Readonly<Record<string, Unit>> = {
  '%': '%',
  procent: '%',
  percent: '%',
  '€': 'eur',
  euro: 'eur',
  eur: 'eur',
  ct: 'ct',
  cent: 'ct',
  c: 'ct',
  km: 'km',
  hm: 'hm',
  m: 'm',
  meter: 'm',
  dm: 'dm',
  cm: 'cm',
  mm: 'mm',
  'km²': 'km2',
  km2: 'km2',
  ha: 'ha',
  'm²': 'm2',
  m2: 'm2',
  'dm²': 'dm2',
  dm2: 'dm2',
  'cm²': 'cm2',
  cm2: 'cm2',
  'm³': 'm3',
  m3: 'm3',
  'dm³': 'dm3',
  dm3: 'dm3',
  'cm³': 'cm3',
  cm3: 'cm3',
  l: 'l',
  liter: 'l',
  litre: 'l',
  dl: 'dl',
  cl: 'cl',
  ml: 'ml',
  ton: 'ton',
  t: 'ton',
  kg: 'kg',
  kilo: 'kg',
  g: 'g',
  gram: 'g',
  mg: 'mg',
  week: 'week',
  weken: 'week',
  weeks: 'week',
  dag: 'day',
  dagen: 'day',
  day: 'day',
  days: 'day',
  u: 'h',
  uur: 'h',
  uren: 'h',
  h: 'h',
  hour: 'h',
  hours: 'h',
  min: 'min',
  minuut: 'min',
  minuten: 'min',
  minute: 'min',
  minutes: 'min',
  s: 's',
  sec: 's',
  seconde: 's',
  seconden: 's',
  second: 's',
  seconds: 's',
  'km/u': 'kmh',
  'km/h': 'kmh',
  kmu: 'kmh',
  kmh: 'kmh',
};

function readMoment(text: string, guise: 'clock' | 'face' | 'words'): AnswerReading {
  const tidy = text.replace(/\s*(uur|u|h)$/i, '');
  const match = /^(\d{1,2})(?:\s*[:.,uh ]\s*(\d{2}))?$/i.exec(tidy);
  const [hours, minutes] = [Number(match?.[1] ?? 99), Number(match?.[2] ?? 0)];
  if (hours > 24 || minutes > 59 || (hours === 24 && minutes > 0)) return problem('not-a-time');
  return read({ kind: 'moment', minutes: 60 * (hours % 24) + minutes, guise });
}

function readRemainder(text: string): AnswerReading {
  const match = /^(\d{1,9})(?:\s*,?\s*(?:r|rest|remainder)\.?\s*:?\s*(\d{1,9}))?$/i.exec(text);
  if (!match) return problem('not-a-remainder');
  return read({ kind: 'remainder', quotient: Number(match[1]), rest: Number(match[2] ?? 0) });
}

function readRelation(text: string): AnswerReading {
  const sign = text === '<' || text === '=' || text === '>' ? text : null;
  return sign ? read({ kind: 'relation', sign }) : problem('not-a-sign');
}

/** The number without a unit in front or behind; a problem when that is not the unit at the hole. */
function withoutUnit(
  text: string,
  unit: Unit,
): { readonly text: string } | { readonly problem: AnswerProblem } {
  const match = /^(€)?\s*(.*?)\s*(%|€|\p{L}[\p{L}/]*[²³23]?)?$/u.exec(text);
  const [, front, number = '', behind] = match ?? [];
  for (const spelled of [front, behind]) {
    if (spelled === undefined) continue;
    const named = spellings[spelled.toLowerCase()];
    if (named === undefined) return { problem: 'letters' };
    if (named !== unit) return { problem: 'other-unit' };
  }
  return { text: number };
}

function readNumberFor({ asks }: Sum, text: string): AnswerReading {
  const bare = asks.unit === null ? { text } : withoutUnit(text, asks.unit);
  if ('problem' in bare) return problem(bare.problem);
  const reading = readNumber(bare.text);
  if (!reading.ok) return problem(reading.problem);
  const { value, written, simplified } = reading;
  return read({ kind: 'number', value, written, simplified });
}

/**
 * Reads what was typed as an answer to this sum: numbers in every form, `14:45`, `6 rest 2`, `<`, with the unit at the
 * hole or without. Never throws.
 */
export function readAnswer(sum: Sum, raw: string): AnswerReading {
  const text = raw.trim();
  if (text === '') return problem('empty');
  if (sum.asks.form === 'relation') return readRelation(text);
  if (sum.asks.form === 'remainder') return readRemainder(text);
  if (sum.asks.form === 'moment') {
    const { unit } = sum.asks;
    return readMoment(text, unit === 'face' || unit === 'words' ? unit : 'clock');
  }
  return readNumberFor(sum, text);
}
