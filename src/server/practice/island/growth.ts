import { sql } from 'kysely';
import type * as z from 'zod';
import type { PupilMap } from '@/contract/practice';
import type { Db } from '../../platform/db/database';

type Growth = z.infer<typeof PupilMap>['growth'];

/** What grew on the pupil's island, by the game in which it did: nothing in it ever becomes less. */
export async function growthOf(db: Db, pupilId: string): Promise<Growth> {
  const [plants, rounds] = await Promise.all([
    db
      .selectFrom('pupil_plant')
      .where('pupil_id', '=', pupilId)
      .groupBy('game')
      .select('game')
      .select([
        sql<number>`count(*)::int`.as('flowers'),
        sql<number>`count(bloomed_on) filter (where kind = 'sum')::int`.as('blooms'),
        sql<number>`count(bloomed_on) filter (where kind = 'step')::int`.as('trees'),
      ])
      .execute(),
    db
      .selectFrom('sum_window')
      .where('pupil_id', '=', pupilId)
      .where('finished_at', 'is not', null)
      .groupBy('game')
      .select('game')
      .select(sql<number>`count(*)::int`.as('rounds'))
      .execute(),
  ]);
  const games = [...new Set([...plants, ...rounds].map(({ game }) => game))].toSorted((a, b) =>
    (a ?? '').localeCompare(b ?? ''),
  );
  return games.map((game) => {
    const { flowers = 0, blooms = 0, trees = 0 } = plants.find((each) => each.game === game) ?? {};
    const played = rounds.find((each) => each.game === game)?.rounds ?? 0;
    return { game, rounds: played, flowers, blooms, trees };
  });
}
