import type { Answer, Call } from '../../platform/http/call';
import { sentenceOf } from '../../shared/error-texts';

const dayMs = 86_400_000;

type Errors = Answer<'listErrors'>['errors'];

/** Returns the refused and failed calls of the last days by code, each with the hours in which it happened. */
export async function listErrors({
  db,
  locale,
  now,
  query,
}: Call<'listErrors'>): Promise<Answer<'listErrors'>> {
  const rows = await db
    .selectFrom('usage_error')
    .where('hour', '>', new Date(now.getTime() - Number(query.days) * dayMs))
    .orderBy('hour', 'desc')
    .orderBy('code')
    .selectAll()
    .execute();
  const byCode = new Map<string, typeof rows>();
  for (const row of rows) {
    const key = `${row.status} ${row.code}`;
    byCode.set(key, [...(byCode.get(key) ?? []), row]);
  }
  const errors: Errors = [...byCode.values()].flatMap((all) => {
    const [first] = all;
    if (!first) return [];
    return {
      status: first.status,
      code: first.code,
      sentence: sentenceOf(first.code, locale),
      count: all.reduce((sum, { count }) => sum + count, 0),
      hours: all.map(({ hour, count }) => ({ hour: hour.toISOString(), count })),
    };
  });
  return { errors: errors.toSorted((one, other) => other.count - one.count) };
}
