import type { CallReply } from '../../api/call';

type Entry = Pick<
  CallReply<'listAudit'>['entries'][number],
  'action' | 'accountId' | 'subjectId' | 'changes'
>;

export interface Subject {
  /** What to show: the end of an id, since ids that are made in the same minute begin alike. */
  readonly short: string;
  /** The page of the subject, or the log of it alone where it has none. */
  readonly to: string;
  readonly hasPage: boolean;
}

const shownOfId = 8;
const shortOf = (id: string) => (/^[\da-f-]{36}$/.test(id) ? `…${id.slice(-shownOfId)}` : id);

/** Page of a subject, by what an action is about. */
const pages: Readonly<Record<string, (id: string) => string>> = {
  collection: (id) => `/superadmin/somverzamelingen/${id}`,
  generator: (id) => `/superadmin/gensettingssommen/${id}`,
  message: (id) => `/superadmin/berichten?bericht=${id}`,
  note: (id) => `/superadmin/leerlingen?zoek=${id}`,
  pupil: (id) => `/superadmin/leerlingen?zoek=${id}`,
  'savings-card': (id) => `/superadmin/spaarkaarten?kaart=${id}`,
  webinar: (id) => `/superadmin/webinars?webinar=${id}`,
};

/** Returns whom or what an entry is about; null where that is the account, which its row shows already. */
export function subjectOf({ action, accountId, subjectId, changes }: Entry): Subject | null {
  const [, game] = changes.game ?? [];
  if (action === 'game.changed' && typeof game === 'string')
    return { short: game, to: `/superadmin/spellen/${game}`, hasPage: true };
  if (subjectId === null || subjectId === '' || subjectId === accountId) return null;
  const page = action === 'pupil.erased' ? undefined : pages[action.split('.')[0] ?? ''];
  return {
    short: shortOf(subjectId),
    to: page?.(subjectId) ?? `?zoek=${subjectId}`,
    hasPage: page !== undefined,
  };
}
