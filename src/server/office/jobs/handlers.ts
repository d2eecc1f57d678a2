import { forTenant } from '../../platform/db/tenant/for-tenant';
import type { Handlers } from '../../platform/http/call';
import { notFound } from '../../platform/http/errors';
import { makeDue } from '../../platform/jobs/make-due';
import { audit } from '../audit';

export const handlers = {
  async listJobs({ db, now }) {
    const rows = await db.selectFrom('job').orderBy('kind').selectAll().execute();
    return {
      jobs: rows.map(({ kind, attempts, run_at, locked_until, ...last }) => {
        const isRunning = locked_until !== null && locked_until > now;
        // A claim counts as an attempt until its run succeeds.
        const failures = isRunning ? attempts - 1 : attempts;
        return {
          kind,
          state: isRunning
            ? ('running' as const)
            : failures > 0
              ? ('failing' as const)
              : ('waiting' as const),
          nextRun: run_at.toISOString(),
          attempts: failures,
          lastRun: last.last_run_at?.toISOString() ?? null,
          lastMs: last.last_ms,
          lastSuccess: last.last_success_at?.toISOString() ?? null,
        };
      }),
    };
  },

  /** @throws CallError 404 for a job that is not there */
  async runJob({ db, session, params, now }) {
    const { kind } = params;
    await db.transaction().execute(async (tx) => {
      const job = await tx.selectFrom('job').where('kind', '=', kind).select('kind').executeTakeFirst();
      if (!job) throw notFound();
      await makeDue(tx, kind, now);
      const own = forTenant(tx, session.accountId);
      // The kind of a job is no name of anybody.
      const changes = { kind: [null, kind] as const };
      await audit(
        own,
        session,
        { action: 'job.run', subjectId: session.accountId, counts: {}, changes },
        now,
      );
    });
    return {};
  },
} satisfies Partial<Handlers>;
