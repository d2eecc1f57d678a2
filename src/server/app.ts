import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { sql } from 'kysely';
import { expectedPupilHeader } from '@/contract/pupil-calls';
import type { Handlers } from './call';
import { CallError, errorBody } from './errors';
import { mount } from './http/mount';
import { openApiDocument } from './http/openapi';
import { servePages } from './http/pages';
import { requestLog } from './http/request-log';
import { securityHeaders } from './http/security-headers';
import type { Services } from './services';
import { localeOf } from './texts/text';

/** The whole server as one function from request to response; `start.ts` gives it a port. */
export function makeApp(services: Services, handlers: Handlers): Hono {
  const { config, database, log } = services;
  const app = new Hono();

  app.onError((error, c) => {
    const locale = localeOf((name) => c.req.header(name));
    const known = error instanceof CallError ? error : new CallError(500, 'internal');
    if (known.status === 500) log.error({ code: 'unexpected', err: error });
    const seconds = known.details.values?.seconds;
    if (known.status === 429 && seconds) c.header('retry-after', String(seconds));
    c.header('cache-control', 'no-store');
    return c.json(errorBody(known, locale), known.status);
  });

  app.use(requestLog(log));
  app.use(securityHeaders(config));
  app.get('/healthz', (c) => c.text('ok'));
  app.get('/readyz', async (c) => {
    await sql`select 1`.execute(database.db);
    return c.text('ready');
  });
  app.use(
    '/api/*',
    cors({
      origin: (origin) => (config.pageOrigins.includes(origin) ? origin : null),
      credentials: true,
      allowHeaders: ['content-type', 'x-locale', expectedPupilHeader],
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
