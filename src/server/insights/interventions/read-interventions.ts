import type { Matter } from '@/maths/report/matter';
import { matterRestsDays } from '@/maths/report/matter';
import type { Day } from '../../platform/db/columns';
import type { Db } from '../../platform/db/database';
import { shiftDay } from '../../shared/calendar';
import { grouped } from '../../shared/grouped';

/** Days for which an effect is shown when nobody says that it was seen. */
const effectShownDays = 28;

const rowsSince = (db: Db, groupId: string, since: Day) =>
  db
    .selectFrom('pupil_intervention as i')
    .innerJoin('pupil as p', (on) =>
      on.onRef('p.account_id', '=', 'i.account_id').onRef('p.pupil_id', '=', 'i.pupil_id'),
    )
    .where('i.group_id', '=', groupId)
    .where('i.day', '>', since)
    // Who left the group is helped elsewhere.
    .where('p.group_id', '=', groupId)
    .where('p.trashed_at', 'is', null)
    .orderBy('i.created_at', 'desc')
    .orderBy('p.first_name')
    .select([
      'i.intervention_id',
      'i.pupil_id',
      'i.kind',
      'i.matter',
      'i.code',
      'i.collection_key',
      'i.day',
      'i.created_at',
      'i.closed_at',
    ])
    .execute();

type Row = Awaited<ReturnType<typeof rowsSince>>[number];

export interface Intervention {
  readonly interventionId: string;
  readonly kind: Row['kind'];
  readonly matter: Matter;
  readonly collectionKey: string | null;
  readonly day: Day;
  readonly returnsOn: Day;
  readonly at: Date;
  readonly pupilIds: readonly string[];
}

export interface Interventions {
  /** Of the last two weeks, the latest first. */
  readonly done: readonly Intervention[];
  /** Before that, and not seen yet. */
  readonly due: readonly Intervention[];
  isHandled(pupilId: string, matter: Matter): boolean;
}

const keyOf = (pupilId: string, { kind, code }: Matter) => `${pupilId} ${kind} ${code}`;

/** Reads what teachers did for the pupils of a group, as far as the page of today tells it. */
export async function readInterventions(db: Db, groupId: string, today: Day): Promise<Interventions> {
  const rows = await rowsSince(db, groupId, shiftDay(today, -matterRestsDays - effectShownDays));
  const all = [...grouped(rows, ({ intervention_id }) => intervention_id)].flatMap(
    ([interventionId, own]): (Intervention & { readonly isClosed: boolean })[] => {
      const [first] = own;
      if (!first) return [];
      const { kind, matter, code, collection_key: collectionKey, day, created_at: at, closed_at } = first;
      return [
        {
          interventionId,
          kind,
          matter: { kind: matter, code },
          collectionKey,
          day,
          returnsOn: shiftDay(day, matterRestsDays),
          at,
          pupilIds: own.map(({ pupil_id }) => pupil_id),
          isClosed: closed_at !== null,
        },
      ];
    },
  );
  const done = all.filter(({ returnsOn }) => returnsOn > today);
  const handled = new Set(done.flatMap(({ pupilIds, matter }) => pupilIds.map((id) => keyOf(id, matter))));
  return {
    done,
    due: all.filter(({ returnsOn, isClosed }) => returnsOn <= today && !isClosed),
    isHandled: (pupilId, matter) => handled.has(keyOf(pupilId, matter)),
  };
}
