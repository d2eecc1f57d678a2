import { testGame } from '@/contract/game-ids';
import { type BlockReport, compareWithEarlier, fluencyReport } from '@/maths/assessment/fluency-report';
import type { Db } from '../../platform/db/database';
import type { Answer } from '../../platform/http/call';
import { answersSent } from '../../practice/windows/stored-window';
import { titlesOf } from '../../school/settings/collections';
import { shiftDay } from '../../shared/calendar';
import type { Period } from './period';

type Fluency = Answer<'readProgress'>['fluency'];

/** Tests that are read at most, the newest: a test is compared with those before it. */
const maxTests = 10;
/** Days before the period in which an earlier test is looked for. */
const lookBack = 366;

interface Block extends BlockReport {
  readonly windowId: string;
  readonly collectionKey: string;
  readonly day: string;
}

/** The fluency tests of a period, the newest first, each block beside the pupil's own earlier ones of that operation. */
export async function fluencyOf(
  db: Db,
  owner: { readonly account_id: string; readonly pupil_id: string },
  { from, to }: Period,
  year: number,
): Promise<Fluency> {
  const windows = await db
    .selectFrom('sum_window')
    .where('account_id', '=', owner.account_id)
    .where('pupil_id', '=', owner.pupil_id)
    .where('day', '<=', to)
    .where('day', '>=', shiftDay(from, -lookBack))
    .where('game', '=', testGame)
    .where('collection_key', '!=', 'start-test')
    .where('finished_at', 'is not', null)
    .orderBy('day', 'desc')
    .orderBy('created_at', 'desc')
    .limit(maxTests)
    .select(['window_id', 'window_month', 'collection_key', 'day'])
    .execute();
  const tests = await Promise.all(
    windows.map(async ({ window_id, window_month, collection_key, day }): Promise<Block[]> => {
      const answers = await answersSent(db, window_id, window_month);
      const whole = { windowId: window_id, collectionKey: collection_key, day };
      return fluencyReport(answers, year).map((block) => ({ ...block, ...whole }));
    }),
  );
  const blocks = tests.flat();
  const titles = await titlesOf(
    db,
    windows.map((window) => window.collection_key),
  );
  return blocks.flatMap((block, place) => {
    if (block.day < from) return [];
    const { facts, ...rest } = block;
    const earlier = blocks.slice(place + 1).filter(({ operation, collectionKey, windowId }) => {
      return (
        operation === block.operation && collectionKey === block.collectionKey && windowId !== block.windowId
      );
    });
    return [
      {
        ...rest,
        title: titles.get(rest.collectionKey) ?? null,
        earlier: compareWithEarlier(block, earlier),
        facts: Object.entries(facts).map(([sumId, state]) => ({ sumId, state })),
      },
    ];
  });
}
