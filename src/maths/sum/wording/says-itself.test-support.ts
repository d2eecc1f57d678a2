import type { Locale } from '../../locale';
import { equals } from '../../number/rational';
import { readExpression } from '../parse/read-expression';
import { evaluate, holesIn } from '../parse/solve';
import { equationSpeech } from './equation-speech';
import { readSpoken } from './read-spoken.test-support';

const sidesOf = (equation: string): readonly string[] => equation.split(/(?=[=<>~])/);

/** Whether two sides mean the same number, or the same sum with a hole. */
function areAlike(said: string, meant: string): boolean {
  if (said === meant) return true;
  if (said[0] !== meant[0] && /^[=<>~]/.test(meant)) return false;
  const [a, b] = [said, meant].map((side) => readExpression(side.replace(/^[=<>~]/, '')));
  if (!a || !b || holesIn(a).length > 0 || holesIn(b).length > 0) return false;
  return equals(evaluate(a), evaluate(b));
}

/** Whether an equation, said aloud and read back by the words alone, is the equation. */
export function saysItself(equation: string, locale: Locale): boolean {
  const said = sidesOf(readSpoken(equationSpeech(equation, locale), locale));
  const meant = sidesOf(equation);
  return said.length === meant.length && meant.every((side, place) => areAlike(said[place] ?? '', side));
}
