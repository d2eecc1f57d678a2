import { formula } from '@/contract/csv';
import { cleanText } from '../bytes/clean-text';

/** What ids and numbers are made of: nothing in it can be cleaned or marked. */
const plain = /^[\w{][\w.@{}:/-]*$/;

/** Returns the text of a cell without the apostrophe that `defused` put before it; null when nothing is left. */
export function asMeant(cell: string): string | null {
  if (plain.test(cell)) return cell;
  const marked = cell.startsWith("'") && formula.test(cell.slice(1));
  return cleanText(marked ? cell.slice(1) : cell);
}
