import type { Selectable } from 'kysely';
import { chosenAvatar } from '../../identity/avatar/avatar';
import type { Db } from '../../platform/db/database';
import type { DB } from '../../platform/db/schema/schema';
import type { requireManagedPupil } from '../../school/policy';

export type PupilRow = Awaited<ReturnType<typeof requireManagedPupil>>;

/** Everything but the answers, which may be many. */
export async function readPupilData(db: Db, pupil: PupilRow) {
  const { pupil_id: pupilId } = pupil;
  const own = <Table extends OwnTable>(table: Table) => ownRows(db, table, pupilId);
  const group = pupil.group_id
    ? await db
        .selectFrom('pupil_group')
        .where('group_id', '=', pupil.group_id)
        .select(['name', 'school_year'])
        .executeTakeFirst()
    : undefined;
  const model = await db
    .selectFrom('pupil_model')
    .where('pupil_id', '=', pupilId)
    .select(['start_year', 'ability_mean', 'ability_variance', 'ability_answers', 'updated_at'])
    .executeTakeFirst();
  const settings = await db
    .selectFrom('exercise_settings as s')
    .innerJoin('pupil_group as g', (on) => on.onRef('g.group_id', '=', 's.group_id'))
    .where('s.pupil_id', '=', pupilId)
    .orderBy('s.created_at')
    .orderBy('s.version')
    .select(['g.name as group', 's.version', 's.is_current', 's.created_at', 's.body'])
    .execute();
  const extraGroups = await db
    .selectFrom('extra_member as m')
    .innerJoin('pupil_group as g', (on) => on.onRef('g.group_id', '=', 'm.group_id'))
    .where('m.pupil_id', '=', pupilId)
    .orderBy('g.school_year')
    .orderBy('g.name')
    .select(['g.name', 'g.school_year as schoolYear', 'm.from_day as from', 'm.until_day as until'])
    .execute();
  const actions = await db
    .selectFrom('audit_event')
    .where('subject_id', '=', pupilId)
    .orderBy('at')
    .select(['at', 'action'])
    .execute();
  return {
    pupil: {
      id: pupilId,
      firstName: pupil.first_name,
      lastName: pupil.last_name,
      year: pupil.year,
      userName: pupil.user_name,
      avatar: (await chosenAvatar(db, pupilId)) ?? pupil.avatar,
      group: group?.name ?? null,
      schoolYear: group?.school_year ?? null,
      administrationKey: pupil.import_key,
      // The ECK iD itself is not kept; the keyed hash says nothing to anybody.
      hasEckId: pupil.eck_id_hash !== null,
      imported: pupil.imported,
      // The sentence of its teacher on the parents' sheet.
      parentSentence: pupil.parent_sentence,
      addedAt: pupil.created_at,
    },
    // The groups it is or was in beside its home group.
    extraGroups,
    // What it practises otherwise than its group.
    settings,
    days: await own('pupil_day'),
    rounds: (await own('sum_window'))
      .map(({ body: _, ...round }) => round)
      .sort((a, b) => a.created_at.getTime() - b.created_at.getTime()),
    ability: model ?? null,
    skills: await own('pupil_skill'),
    sums: await own('pupil_sum'),
    errors: await own('pupil_error'),
    // Steps of level by an adult's hand.
    levels: await own('pupil_level'),
    // What teachers did for it.
    interventions: await own('pupil_intervention'),
    // What teachers noted about it.
    notes: await own('pupil_note'),
    stamps: await own('stamp'),
    savingsCards: await own('pupil_savings_card'),
    // What grew on its island.
    plants: await own('pupil_plant'),
    keepsakes: await own('pupil_keepsake'),
    actions,
  };
}

export type PupilData = Awaited<ReturnType<typeof readPupilData>>;

type OwnTable =
  | 'pupil_day'
  | 'sum_window'
  | 'pupil_skill'
  | 'pupil_sum'
  | 'pupil_error'
  | 'pupil_level'
  | 'pupil_intervention'
  | 'pupil_note'
  | 'stamp'
  | 'pupil_savings_card'
  | 'pupil_plant'
  | 'pupil_keepsake';

async function ownRows<Table extends OwnTable>(db: Db, table: Table, pupilId: string) {
  const rows = await db
    .selectFrom(table as OwnTable)
    .where('pupil_id', '=', pupilId)
    .selectAll()
    .execute();
  return rows as unknown as Selectable<DB[Table]>[];
}

/** Answers read at once: others get their turn in between. */
const page = 500;

/** Every answer in the order in which they counted, some at a time. */
export async function* readAnswers(db: Db, { pupil_id: pupilId }: PupilRow) {
  for (let last = 0; ; ) {
    const rows = await db
      .selectFrom('answer')
      .where('pupil_id', '=', pupilId)
      .where('seq', '>', last)
      .orderBy('seq')
      .limit(page)
      .select(['seq', 'window_id', 'answered_at', 'sum_id', 'mode', 'game', 'given_value', 'given', 'right'])
      .select(['response_ms', 'helped', 'errors', 'purpose', 'input'])
      .execute();
    if (rows.length > 0) yield rows;
    last = rows.at(-1)?.seq ?? last;
    if (rows.length < page) return;
  }
}
