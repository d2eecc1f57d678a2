import { sql } from 'kysely';
import type { AllAccountsTransaction } from '../../platform/db/database';
import { forTenant } from '../../platform/db/tenant/for-tenant';
import type { Call, Handlers } from '../../platform/http/call';
import { conflict, invalid, notFound, unprocessable } from '../../platform/http/errors';
import { type CardDesign, readDesigns } from '../../practice/savings/card-designs';
import { audit } from '../audit';
import { changesOf } from '../changes-of';
import { type CardDetails, cardDetailsOf, columnsOf, shownOf } from './card-row';

/** What a new card is compared with in the log. */
const nothing = { title: { nl: '', be: '', en: '' }, from: null, until: null };
const lockKey = 'savings-cards';

/** More than an office needs, and few enough to be read with each map. */
const maxCards = 100;

/** Reads the cards for a change of them: one change at a time, or two could switch off the last two cards at once. */
async function lockCards(tx: AllAccountsTransaction): Promise<CardDesign[]> {
  await sql`select pg_advisory_xact_lock(hashtext(${lockKey}))`.execute(tx);
  return readDesigns(tx);
}

const isAlwaysOffered = ({ is_on, archived_at, from_day, until_day }: CardDesign): boolean =>
  is_on && archived_at === null && from_day === null && until_day === null;

/** @throws CallError 422 `savings-card-last` when this change takes the last card that children always get */
async function requireOneLeft(tx: AllAccountsTransaction, before: readonly CardDesign[]): Promise<void> {
  const after = await readDesigns(tx);
  if (before.some(isAlwaysOffered) && !after.some(isAlwaysOffered)) throw unprocessable('savings-card-last');
}

/** @throws CallError 422 for a season that ends before it begins, or returns each year without both of its days */
function requireSeason({ from, until, everyYear }: CardDetails): void {
  if (everyYear && from === null) throw invalid({ from: 'required' });
  if (everyYear && until === null) throw invalid({ until: 'required' });
  if (from !== null && until !== null && until < from) throw invalid({ until: 'invalidValue' });
}

type Change = Pick<Call<'saveOfficeSavingsCard'>, 'session' | 'now'>;

const log = (
  tx: AllAccountsTransaction,
  { session, now }: Change,
  entry: Parameters<typeof audit>[2],
): Promise<void> => audit(forTenant(tx, session.accountId), session, entry, now);

export const handlers = {
  async listOfficeSavingsCards({ db, session }) {
    const rows = await readDesigns(db);
    const people = await forTenant(db, session.accountId)
      .selectFrom('app_user')
      .where(({ eb, val }) =>
        eb('user_id', '=', eb.fn.any(val(rows.flatMap(({ changed_by }) => changed_by ?? [])))),
      )
      .select(['user_id', 'display_name'])
      .execute();
    const names = new Map(people.map(({ user_id, display_name }) => [user_id, display_name]));
    return { cards: rows.map((row) => shownOf(row, names)) };
  },

  /**
   * @throws CallError 409 `savings-card-changed`, 422 `savings-card-last`, `savings-cards-many`, and for a season that
   * cannot be
   */
  async saveOfficeSavingsCard(call) {
    const { db, params, body, session, now } = call;
    const { version, ...details } = body;
    requireSeason(details);
    const values = {
      ...columnsOf(details),
      version: version + 1,
      changed_at: now,
      changed_by: session.personId,
    };
    await db.transaction().execute(async (tx) => {
      const before = await lockCards(tx);
      const stored = before.find(({ card_id }) => card_id === params.cardId);
      if ((stored?.version ?? 0) !== version) throw conflict('savings-card-changed');
      if (stored === undefined && before.length >= maxCards) throw unprocessable('savings-cards-many');
      const place = stored?.place ?? Math.max(0, ...before.map((card) => card.place)) + 1;
      await tx
        .insertInto('savings_card')
        .values({ card_id: params.cardId, place, ...values })
        .onConflict((there) => there.column('card_id').doUpdateSet(values))
        .execute();
      await requireOneLeft(tx, before);
      const changes = {
        // A row of the log names its card, also where the name did not change.
        name: [null, details.title.nl] as const,
        ...changesOf(stored ? cardDetailsOf(stored) : nothing, details),
      };
      await log(tx, call, {
        action: 'savings-card.saved',
        subjectId: params.cardId,
        counts: {},
        changes,
      });
    });
    return { version: version + 1 };
  },

  /** @throws CallError 404, 422 `savings-card-last` */
  async archiveOfficeSavingsCard(call) {
    const {
      db,
      params: { cardId },
      body: { archived },
      now,
    } = call;
    await db.transaction().execute(async (tx) => {
      const before = await lockCards(tx);
      const stored = before.find(({ card_id }) => card_id === cardId);
      if (!stored) throw notFound();
      if ((stored.archived_at !== null) === archived) return;
      await tx
        .updateTable('savings_card')
        .set({ archived_at: archived ? now : null })
        .where('card_id', '=', cardId)
        .execute();
      await requireOneLeft(tx, before);
      await log(tx, call, {
        action: archived ? 'savings-card.archived' : 'savings-card.restored',
        subjectId: cardId,
        counts: {},
        changes: { name: [null, stored.title.nl] },
      });
    });
    return {};
  },

  /** @throws CallError 409 `savings-cards-moved`, 422 when it is not the same cards in another order */
  async orderOfficeSavingsCards(call) {
    const { db, body, session } = call;
    const { from, to } = body;
    const isSame = from.length === to.length && new Set(to).size === to.length;
    if (!isSame || to.some((cardId) => !from.includes(cardId))) throw invalid({ to: 'invalidValue' });
    await db.transaction().execute(async (tx) => {
      const before = await lockCards(tx);
      if (before.map(({ card_id }) => card_id).join() !== from.join()) throw conflict('savings-cards-moved');
      for (const [index, cardId] of to.entries())
        await tx
          .updateTable('savings_card')
          .set({ place: index + 1 })
          .where('card_id', '=', cardId)
          .execute();
      const names = new Map(before.map(({ card_id, title }) => [card_id, title.nl]));
      const named = (ids: readonly string[]) => ids.map((id) => names.get(id) ?? id).join(', ');
      if (named(from) === named(to)) return;
      await log(tx, call, {
        action: 'savings-card.ordered',
        subjectId: session.accountId,
        counts: {},
        changes: { order: [named(from), named(to)] },
      });
    });
    return {};
  },
} satisfies Partial<Handlers>;
