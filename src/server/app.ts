import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { expectedPupilHeader } from '@/contract/pupil-calls';
import type { Handlers } from './call';
import { DatabaseUnavailable } from './db/database-unavailable';
import { CallError, errorBody, retryAfterSeconds } from './errors';
import { mount } from './http/mount';
import { openApiDocument } from './http/openapi';
import { servePages } from './http/pages';
import { readiness } from './http/readiness';
import { requestLog } from './http/request-log';
import { securityHeaders } from './http/security-headers';
import { waitPage } from './http/wait-page';
import type { Services } from './services';
import { localeOf } from './texts/text';

function callErrorOf(error: unknown): CallError {
  if (error instanceof CallError) return error;
  if (!(error instanceof DatabaseUnavailable)) return new CallError(500, 'internal');
  return new CallError(503, 'database-unavailable', { values: { seconds: error.retryAfterSeconds } });
}

/** The whole server as one function from request to response; `start.ts` gives it a port. */
export function makeApp(services: Services, handlers: Handlers): Hono {
  const { config, database, log } = services;
  const app = new Hono();

  app.onError((error, c) => {
    const locale = localeOf((name) => c.req.header(name));
    const known = callErrorOf(error);
    // An outage is written down once, where the database is, and not by every call that meets it.
    if (known.status === 500) log.error({ code: 'unexpected', err: error });
    const retryAfter = Number(known.details.values?.seconds ?? retryAfterSeconds);
    if (known.status === 429 || known.status === 503) c.header('retry-after', String(retryAfter));
    c.header('cache-control', 'no-store');
    const body = errorBody(known, locale);
    if (known.status === 503 && c.req.header('sec-fetch-mode') === 'navigate')
      return c.html(waitPage(body.message, locale, retryAfter), known.status);
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
      exposeHeaders: ['retry-after'],
      maxAge: 600,
    }),
  );
  app.get('/api/openapi.json', (c) => c.json(openApiDocument()));
  mount(app, services, handlers);
  app.all('/api/*', () => {
    throw new CallError(404, 'not-found');
  });
  servePages(app, config, services.clock());
  return app;
}
