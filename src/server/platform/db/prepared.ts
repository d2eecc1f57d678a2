import { createHash } from 'node:crypto';
import { sql } from 'kysely';

/** How a text begins that is the statement itself. */
export const preparedMark = '/* kept plan */';

/**
 * Stands at the beginning of a statement that runs again and again: each connection parses it once and keeps its plan.
 * Such a statement names its columns (no `*`): a table that grows would make the kept plan useless.
 */
export const prepared = sql.raw(preparedMark);

/** Texts that were given a name: there are a few, each statement's parts being there or not. */
const names = new Map<string, string>();

/** The name under which a connection keeps the plan of this statement; undefined when it keeps none. */
export function preparedName(text: string): string | undefined {
  if (!text.startsWith(preparedMark)) return undefined;
  const known = names.get(text);
  if (known) return known;
  const name = `kept_${createHash('sha256').update(text).digest('base64url').slice(0, 20)}`;
  names.set(text, name);
  return name;
}
