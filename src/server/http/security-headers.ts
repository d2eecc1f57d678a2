import { createMiddleware } from 'hono/factory';
import type { Config } from '../config';

/** `nonce`, for the styles that the UI library adds, is made anew for every page. */
export const contentPolicy = (nonce: string | undefined, { apiHosts }: Pick<Config, 'apiHosts'>): string =>
  [
    "default-src 'self'",
    "script-src 'self'",
    `style-src 'self'${nonce ? ` 'nonce-${nonce}'` : ''}`,
    "img-src 'self' data: blob:",
    "worker-src 'self' blob:",
    "media-src 'self'",
    "font-src 'self'",
    ['connect-src', "'self'", ...apiHosts].join(' '),
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

/** Headers of every answer; a page sets its own content policy with its nonce. */
export const securityHeaders = (config: Config) =>
  createMiddleware(async (c, next) => {
    await next();
    const { headers } = c.res;
    const preset = (name: string, value: string) => {
      if (!headers.has(name)) headers.set(name, value);
    };
    preset('content-security-policy', contentPolicy(undefined, config));
    preset('x-content-type-options', 'nosniff');
    preset('referrer-policy', 'strict-origin-when-cross-origin');
    preset('x-frame-options', 'DENY');
    preset('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=()');
    preset('cross-origin-opener-policy', 'same-origin');
    preset('cross-origin-resource-policy', 'same-site');
    if (config.https) preset('strict-transport-security', 'max-age=31536000; includeSubDomains');
  });
