import { type Rational, readNotation } from '../number/rational';
import type { Expression } from './sum';

type Sign = '+' | '-' | '*' | ':';
/** What was read, and where reading goes on; null when the text is no expression. */
type Read = { readonly expression: Expression; readonly at: number } | null;

const number = (value: Rational): Expression => ({ kind: 'number', value });

function readFactor(text: string, at: number): Read {
  if (text[at] === '_') return { expression: { kind: 'hole' }, at: at + 1 };
  if (text[at] === '(') {
    const inner = readTerms(text, at + 1);
    return inner && text[inner.at] === ')' ? { ...inner, at: inner.at + 1 } : null;
  }
  const digits = /^-?\d+(?:\/\d+)?/.exec(text.slice(at, at + 40))?.[0];
  const value = digits === undefined ? null : readNotation(digits);
  return value && digits !== undefined ? { expression: number(value), at: at + digits.length } : null;
}

function readChain(text: string, at: number, signs: readonly Sign[], part: typeof readFactor): Read {
  let read = part(text, at);
  while (read) {
    const here: Read = read;
    const sign = signs.find((each) => each === text[here.at]);
    if (sign === undefined) return here;
    const right = part(text, here.at + 1);
    read = right && {
      expression: { kind: 'operation', sign, left: here.expression, right: right.expression },
      at: right.at,
    };
  }
  return null;
}

const readFactors = (text: string, at: number): Read => readChain(text, at, ['*', ':'], readFactor);
const readTerms = (text: string, at: number): Read => readChain(text, at, ['+', '-'], readFactors);

/** Reads one side of a sum; null when it is not an expression from begin to end. */
export function readExpression(text: string): Expression | null {
  const read = readTerms(text, 0);
  return read && read.at === text.length ? read.expression : null;
}
