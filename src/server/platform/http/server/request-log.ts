import { createMiddleware } from 'hono/factory';
import { type Log, maskedPath } from '../../log/log';

/** One line a request: method, masked path, status, duration in ms. */
export const requestLog = (log: Log) =>
  createMiddleware(async (c, next) => {
    const began = performance.now();
    await next();
    const ms = Math.round((performance.now() - began) * 10) / 10;
    const level = c.res.status >= 500 ? 'error' : c.req.path.startsWith('/api/') ? 'info' : 'debug';
    log[level]({
      code: 'request',
      method: c.req.method,
      path: maskedPath(c.req.path),
      status: c.res.status,
      ms,
    });
  });
