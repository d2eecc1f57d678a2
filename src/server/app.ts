import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { sql } from 'kysely';
import type { Handlers } from './call';
import { DatabaseUnavailable } from './db/database-unavailable';
import { CallError, errorBody } from './errors';
import { mount } from './http/mount';
import { openApiDocument } from './http/openapi';
import { servePages } from './http/pages';
import { requestLog } from './http/request-log';
import { securityHeaders } from './http/security-headers';
import type { Services } from './services';
import { localeOf } from './texts/text';

const asCallError = (error: unknown): CallError => {
  if (error instanceof CallError) return error;
  if (error instanceof DatabaseUnavailable) {
    return new CallError(503, 'database-unavailable', { values: { seconds: error.retryAfterSeconds } });
  }
  return new CallError(500, 'internal');
};

/** The whole server as one function from request to response; `start.ts` gives it a port. */
export function makeApp(services: Services, handlers: Handlers): Hono {
  const { config, database, log } = services;
  const app = new Hono();

  app.onError((error, c) => {
    const locale = localeOf((name) => c.req.header(name));
    const known = asCallError(error);
    if (known.status === 500) log.error({ code: 'unexpected', err: error });
    const seconds = known.details.values?.seconds;
    if ((known.status === 429 || known.status === 503) && seconds) c.header('retry-after', String(seconds));
    c.header('cache-control', 'no-store');
    return c.json(errorBody(known, locale), known.status);
  });

  app.use(requestLog(log));
  app.use(securityHeaders(config));
  app.get('/healthz', (c) => c.text('ok'));
  app.get('/readyz', async (c) => {
    await sql`select 1`.execute(database.db);
    const storage = database.storage?.() ?? 'enough';
    // Still 200 on a full drive: reading goes on, and starting anew would not help.
    return c.text(storage === 'enough' ? 'ready' : `ready, storage ${storage}`);
  });
  app.use(
    '/api/*',
    cors({
      origin: (origin) => (config.pageOrigins.includes(origin) ? origin : null),
      credentials: true,
      allowHeaders: ['content-type', 'x-locale'],
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
