import type { Handlers } from '../../platform/http/call';
import { notFound } from '../../platform/http/errors';
import { requiresTwoFactor } from '../secrets/two-factor';
import { endOtherSessionsOf } from '../session/session';
import { changePassword } from './change-password';
import { confirmTwoFactor, renewRecoveryCodes, startTwoFactor, stopTwoFactor } from './two-factor-calls';

/** A session is named by the hash of its secret: that opens nothing. */
const nameOf = (tokenHash: Uint8Array) => Buffer.from(tokenHash).toString('hex');

export const handlers = {
  async readSecurity({ db, session, config, now }) {
    const { personId, role } = session;
    const user = await db
      .selectFrom('app_user')
      .select('two_factor_at')
      .where('user_id', '=', personId)
      .executeTakeFirstOrThrow();
    const codes = await db
      .selectFrom('recovery_code')
      .select('code_hash')
      .where('user_id', '=', personId)
      .execute();
    const links = await db
      .selectFrom('provider_link')
      .select(['provider', 'linked_at'])
      .where('user_id', '=', personId)
      .orderBy('linked_at')
      .execute();
    const sessions = await db
      .selectFrom('session')
      .selectAll()
      .where('person_id', '=', personId)
      .where('expires_at', '>', now)
      .orderBy('last_seen_at', 'desc')
      .execute();
    return {
      twoFactor: {
        since: user.two_factor_at?.toISOString() ?? null,
        required: requiresTwoFactor(role, config),
        recoveryCodes: codes.length,
      },
      providers: links.map(({ provider, linked_at }) => ({
        providerId: provider,
        name: config.signInProviders.find(({ id }) => id === provider)?.name ?? null,
        since: linked_at.toISOString(),
      })),
      sessions: sessions.map((each) => ({
        sessionId: nameOf(each.token_hash),
        device: each.device,
        since: each.created_at.toISOString(),
        lastSeen: each.last_seen_at.toISOString(),
        current: nameOf(each.token_hash) === nameOf(session.tokenHash),
      })),
    };
  },
  async endSession({ db, session, params }) {
    const ended = await db
      .deleteFrom('session')
      .where('person_id', '=', session.personId)
      .where('token_hash', '=', new Uint8Array(Buffer.from(params.sessionId, 'hex')))
      .returning('token_hash')
      .executeTakeFirst();
    if (!ended) throw notFound();
    return {};
  },
  async endOtherSessions({ db, session }) {
    return { ended: await endOtherSessionsOf(db, session) };
  },
  startTwoFactor,
  confirmTwoFactor,
  stopTwoFactor,
  renewRecoveryCodes,
  changePassword,
} satisfies Partial<Handlers>;
