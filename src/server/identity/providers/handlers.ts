import { forTenant } from '../../platform/db/tenant/for-tenant';
import type { Call, Handlers } from '../../platform/http/call';
import { notFound, unprocessable } from '../../platform/http/errors';
import { takeCode } from '../secrets/two-factor';
import { requirePassword } from '../security/owner';
import { tellOwner } from '../security/tell-owner';
import { beginSession } from '../sign-in/sign-in';
import { requireCode } from '../throttle/login-budgets';
import { readAdult } from './find-person';
import { forgetStanding, readStanding } from './visit-cookie';
import { openProvider, returnFromProvider } from './visits';

/** Reads who is about to sign in, and what is still to be asked; undefined when that took too long. */
async function readPending(call: Call<'readProviderSignIn'> | Call<'finishProviderSignIn'>) {
  const standing = readStanding(call, 'back');
  const provider = call.config.signInProviders.find(({ id }) => id === standing?.providerId);
  const adult = standing && (await readAdult(call.db, standing));
  if (!standing || !provider || !adult) return undefined;
  return { standing, provider, adult, needsCode: adult.twoFactor && !standing.providerFactor };
}

export const handlers = {
  openProvider,
  returnFromProvider,
  async readProviderSignIn(call) {
    const found = await readPending(call);
    if (!found) return { pending: null };
    const { name, school } = found.adult;
    const { provider, standing, needsCode } = found;
    return {
      pending: { provider: provider.name, name, school, links: standing.links, code: needsCode },
    };
  },
  async finishProviderSignIn(call) {
    const found = await readPending(call);
    if (!found) throw notFound();
    const { standing, provider, adult, needsCode } = found;
    const { accountId, personId: userId } = adult;
    const { code } = call.body;
    const db = forTenant(call.db, accountId);
    if (needsCode) {
      if (code === undefined) throw unprocessable('code-wrong');
      await requireCode(call, adult, () => takeCode(db, call.keys, adult, code, call.now));
    }
    if (standing.links) {
      const link = { subject_hash: standing.subject, linked_at: call.now };
      await db.transaction().execute(async (tx) => {
        await tx
          .insertInto('provider_link')
          .values({ user_id: userId, provider: provider.id, ...link })
          .onConflict((there) => there.columns(['user_id', 'provider']).doUpdateSet(link))
          .execute();
        await tellOwner(tx, call, { accountId, personId: userId }, 'linked');
      });
    }
    await beginSession(call, adult, { providerFactor: standing.providerFactor });
    forgetStanding(call);
    return {};
  },
  async unlinkProvider(call) {
    const { db, session, params, body } = call;
    await requirePassword(call, body.password);
    await db.transaction().execute(async (tx) => {
      const unlinked = await tx
        .deleteFrom('provider_link')
        .where('user_id', '=', session.personId)
        .where('provider', '=', params.providerId)
        .returning('provider')
        .executeTakeFirst();
      if (!unlinked) throw notFound();
      await tellOwner(tx, call, session, 'unlinked');
    });
    return {};
  },
} satisfies Partial<Handlers>;
