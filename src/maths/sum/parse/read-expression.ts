import { readNumeral } from '../../number/numeral';
import { type Rational, rational } from '../../number/rational';
import { type Unit, unitCodes } from '../../number/unit';
import type { AnswerForm, Expression, HoleNode, Line, NumberNode, Sign } from '../sum';

/** What was read, and where reading goes on; null when the text is no expression. */
type Read<Node = Expression> = { readonly expression: Node; readonly at: number } | null;

const longestPart = 48;
const numeral = String.raw`-?\d+(?:\.\d+| \d+\/\d+|\/\d+)?`;
const patterns = {
  time: /^(\d{1,2})h(\d\d)(face|words)?/,
  number: new RegExp(`^${numeral}`),
  unit: new RegExp(`^(?:%|(?:${unitCodes.filter((code) => code !== '%').join('|')})(?![a-z0-9]))`),
  exactLine: new RegExp(`^\\((${numeral})\\.\\.(${numeral}),(${numeral})\\)`),
  estimateLine: new RegExp(`^\\((${numeral})~(${numeral})\\)`),
  near: new RegExp(`^~(${numeral})`),
  form: /^(dec|frac|mix|low|r)(?![a-z])/,
  scale: /^scale\((\d+),/,
};

/** The codes of the forms of an answer, behind a hole. */
export const formCodes = {
  decimal: 'dec',
  fraction: 'frac',
  mixed: 'mix',
  simplest: 'low',
  remainder: 'r',
} as const satisfies Record<AnswerForm, string>;

const formOf = (code: string): AnswerForm | undefined =>
  (Object.keys(formCodes) as AnswerForm[]).find((form) => formCodes[form] === code);

const here = (text: string, at: number) => text.slice(at, at + longestPart);
const valueIn = (text: string | undefined): Rational | null => readNumeral(text ?? '')?.value ?? null;

function readLine(text: string, at: number): { readonly line: Line; readonly at: number } | null {
  if (text[at] !== '(') return null;
  const match = patterns.exactLine.exec(here(text, at)) ?? patterns.estimateLine.exec(here(text, at));
  if (match === null) return null;
  const [min, max, step] = [valueIn(match[1]), valueIn(match[2]), match[3] ? valueIn(match[3]) : null];
  if (!min || !max || (match[3] !== undefined && !step)) return null;
  return { line: { min, max, step }, at: at + match[0].length };
}

function readTime(text: string, at: number): Read<NumberNode> {
  if (text[at + 1] !== 'h' && text[at + 2] !== 'h') return null;
  const match = patterns.time.exec(here(text, at));
  if (match === null) return null;
  const [all, hours, minutes, guise] = match;
  const unit: Unit = guise === 'face' || guise === 'words' ? guise : 'clock';
  const value = rational(60 * Number(hours) + Number(minutes));
  return { expression: { kind: 'number', value, unit }, at: at + all.length };
}

function readNumber(text: string, at: number): Read<NumberNode> {
  const time = readTime(text, at);
  if (time) return time;
  const digits = patterns.number.exec(here(text, at))?.[0];
  const read = digits === undefined ? null : readNumeral(digits);
  if (digits === undefined || !read) return null;
  const after = at + digits.length;
  const unit = patterns.unit.exec(here(text, after))?.[0] as Unit | undefined;
  if (unit) return { expression: { kind: 'number', ...read, unit }, at: after + unit.length };
  const line = readLine(text, after);
  if (line) return { expression: { kind: 'number', ...read, line: line.line }, at: line.at };
  const { value, written } = read;
  return { expression: written ? { kind: 'number', value, written } : { kind: 'number', value }, at: after };
}

function readHole(text: string, at: number): Read<HoleNode> {
  if (text[at] !== '_') return null;
  const after = at + 1;
  if (after === text.length) return { expression: { kind: 'hole' }, at: after };
  const rest = here(text, after);
  const near = patterns.near.exec(rest);
  const nearValue = valueIn(near?.[1]);
  if (near && nearValue) {
    return { expression: { kind: 'hole', near: nearValue }, at: after + near[0].length };
  }
  const code = patterns.form.exec(rest)?.[1];
  if (code) return { expression: { kind: 'hole', form: formOf(code) }, at: after + code.length };
  const unit = patterns.unit.exec(rest)?.[0] as Unit | undefined;
  if (unit) return { expression: { kind: 'hole', unit }, at: after + unit.length };
  const line = readLine(text, after);
  if (line) return { expression: { kind: 'hole', line: line.line }, at: line.at };
  return { expression: { kind: 'hole' }, at: after };
}

/** A number or a hole, or a fraction with one of the two above or below its bar: `_/12`. */
function readAtom(text: string, at: number): Read {
  const top = readHole(text, at) ?? readNumber(text, at);
  if (!top || text[top.at] !== '/') return top;
  const below = readHole(text, top.at + 1) ?? readNumber(text, top.at + 1);
  if (!below || (top.expression.kind === 'hole') === (below.expression.kind === 'hole')) return null;
  return {
    expression: { kind: 'operation', sign: '/', left: top.expression, right: below.expression },
    at: below.at,
  };
}

function readMean(text: string, at: number): Read {
  if (!text.startsWith('mean(', at)) return null;
  const of: Expression[] = [];
  let place = at + 4;
  do {
    const part = readAtom(text, place + 1);
    if (!part) return null;
    of.push(part.expression);
    place = part.at;
  } while (text[place] === ',');
  return text[place] === ')' && of.length > 1 ? { expression: { kind: 'mean', of }, at: place + 1 } : null;
}

function readScale(text: string, at: number): Read {
  const match = patterns.scale.exec(here(text, at));
  if (match === null) return null;
  const of = readAtom(text, at + match[0].length);
  const factor = valueIn(match[1]);
  if (!of || !factor || text[of.at] !== ')') return null;
  return { expression: { kind: 'scale', factor, of: of.expression }, at: of.at + 1 };
}

function readFactor(text: string, at: number): Read {
  if (text[at] === '(') {
    const inner = readTerms(text, at + 1);
    return inner && text[inner.at] === ')' ? { ...inner, at: inner.at + 1 } : null;
  }
  if (text[at] === 'm') return readMean(text, at);
  return text[at] === 's' ? readScale(text, at) : readAtom(text, at);
}

function readChain(text: string, at: number, signs: readonly Sign[], part: typeof readFactor): Read {
  let read = part(text, at);
  while (read) {
    const first: Read = read;
    const sign = signs.find((each) => text.startsWith(each, first.at));
    if (sign === undefined) return first;
    const right = part(text, first.at + sign.length);
    read = right && {
      expression: { kind: 'operation', sign, left: first.expression, right: right.expression },
      at: right.at,
    };
  }
  return null;
}

const readFactors = (text: string, at: number): Read => readChain(text, at, ['*', ':', 'of'], readFactor);
const readTerms = (text: string, at: number): Read => readChain(text, at, ['+', '-'], readFactors);

/** Reads one side of a sum; null when it is not an expression from begin to end. */
export function readExpression(text: string): Expression | null {
  const read = readTerms(text, 0);
  return read && read.at === text.length ? read.expression : null;
}
