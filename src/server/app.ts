import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { expectedPupilHeader } from '@/contract/pupil-calls';
import { DatabaseUnavailable } from './platform/db/database-unavailable';
import type { Handlers } from './platform/http/call';
import { mount } from './platform/http/calls/mount';
import { openApiDocument } from './platform/http/calls/openapi';
import type { Credentials } from './platform/http/credentials';
import { CallError, errorBody, retryAfterSeconds } from './platform/http/errors';
import { servePages } from './platform/http/pages/pages';
import { servePublicFiles } from './platform/http/pages/public-files';
import { securityHeaders } from './platform/http/pages/security-headers';
import { isNavigation, waitPage } from './platform/http/pages/wait-page';
import { readiness } from './platform/http/server/readiness';
import { requestLog } from './platform/http/server/request-log';
import type { Services } from './platform/services';
import { localeOf } from './shared/locale';

function callErrorOf(error: unknown): CallError {
  if (error instanceof CallError) return error;
  if (!(error instanceof DatabaseUnavailable)) return new CallError(500, 'internal');
  return new CallError(503, 'database-unavailable', { values: { seconds: error.retryAfterSeconds } });
}

/** The whole server as one function from request to response; `start.ts` gives it a port. */
export function makeApp(services: Services, handlers: Handlers, credentials: Credentials): Hono {
  const { config, database, log, pulse, clock } = services;
  const app = new Hono();

  app.onError((error, c) => {
    const locale = localeOf((name) => c.req.header(name));
    const known = callErrorOf(error);
    // An outage is written down once, where the database is, and not by every call that meets it.
    if (known.status === 500) log.error({ code: 'unexpected', err: error });
    pulse.failed(known, clock());
    const retryAfter = Number(known.details.values?.seconds ?? retryAfterSeconds);
    if (known.status === 429 || known.status === 503) c.header('retry-after', String(retryAfter));
    c.header('cache-control', 'no-store');
    const body = errorBody(known, locale);
    if (known.status === 503 && isNavigation((name) => c.req.header(name)))
      return c.html(waitPage(locale, retryAfter), known.status);
    return c.json(body, known.status);
  });

  app.use(requestLog(log));
  app.use(securityHeaders(config));
  app.get('/healthz', (c) => c.text('ok'));
  const isReady = readiness(database.urgent);
  app.get('/readyz', async (c) => {
    c.header('cache-control', 'no-store');
    if (await isReady()) {
      const storage = database.storage?.() ?? 'enough';
      // Still 200 on a full drive: reading goes on, and starting anew would not help.
      return c.text(storage === 'enough' ? 'ready' : `ready, storage ${storage}`);
    }
    c.header('retry-after', String(retryAfterSeconds));
    return c.text('database-unavailable', 503);
  });
  app.use(
    '/api/*',
    cors({
      origin: (origin) => (config.pageOrigins.includes(origin) ? origin : null),
      credentials: true,
      allowHeaders: ['content-type', 'x-locale', expectedPupilHeader],
      exposeHeaders: ['retry-after', 'content-disposition'],
      maxAge: 600,
    }),
  );
  app.get('/api/openapi.json', (c) => c.json(openApiDocument()));
  mount(app, services, handlers, credentials);
  app.all('/api/*', () => {
    throw new CallError(404, 'not-found');
  });
  servePublicFiles(app, config, clock);
  servePages(app, config, services.clock());
  return app;
}
