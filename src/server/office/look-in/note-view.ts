import type { Credentials } from '../../platform/http/credentials';
import type { Session } from '../../platform/http/session';
import { BoundedMap } from '../../shared/bounded-map';
import { auditBoth } from '../audit-both';

/** Calls that every page makes, whatever it shows: they say nothing about what somebody looked at. */
const ofEveryPage: ReadonlySet<string> = new Set(['auth', 'unread-messages', 'live']);

/** ms after which a family is written again, also where another process wrote it. */
const again = 3_600_000;
/** Sessions that look in at the same time, at most; of one that is forgotten a family is written once more. */
const maxSessions = 1000;

interface Written {
  readonly accountId: string;
  readonly userId: string;
  readonly families: Map<string, number>;
}

/** Families of calls that were written, with their moments, by session. */
const writtenBy = new BoundedMap<string, Written>(maxSessions);

const keyOf = ({ tokenHash }: Pick<Session, 'tokenHash'>) => Buffer.from(tokenHash).toString('base64');

/** Lets everything be written anew: somebody begins to look in. */
export const forgetViews = (session: Session): boolean => writtenBy.delete(keyOf(session));

function familiesOf(session: Session): Written['families'] {
  const known = writtenBy.get(keyOf(session));
  if (known?.accountId === session.accountId && known.userId === session.personId) return known.families;
  const families = new Map<string, number>();
  writtenBy.set(keyOf(session), { accountId: session.accountId, userId: session.personId, families });
  return families;
}

/**
 * Writes what somebody of the office looks at as a user of a school into both logs: one line for a family of calls, such
 * as `pupils`, each time that somebody looks in, and not one for each request.
 */
export const noteView: Credentials['noteView'] = async (session, family, { writable, now }) => {
  const { viewer, accountId, personId } = session;
  if (!viewer || ofEveryPage.has(family)) return;
  const families = familiesOf(session);
  const before = families.get(family);
  if (before !== undefined && now.getTime() - before < again) return;
  families.set(family, now.getTime());
  // The name of a family is no name of anybody.
  const changes = { family: [null, family] as const };
  const entry = { action: 'look-in.viewed', subjectId: personId, counts: {}, changes } as const;
  try {
    await writable.transaction().execute((tx) => auditBoth(tx, viewer, accountId, entry, now));
  } catch (error) {
    families.delete(family);
    throw error;
  }
};
