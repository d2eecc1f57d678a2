import type { HttpBindings } from '@hono/node-server';
import { createMiddleware } from 'hono/factory';
import type { Config } from '../../config/config';

/** `nonce`, for the styles that the UI library adds, is made anew for every page. */
export const contentPolicy = (
  nonce: string | undefined,
  { apiHosts, botCheck: { provider } }: Pick<Config, 'apiHosts' | 'botCheck'>,
): string => {
  const bots = provider ? [new URL(provider.scriptUrl).origin, ...provider.hosts] : [];
  return [
    "default-src 'self'",
    ['script-src', "'self'", ...bots].join(' '),
    `style-src 'self'${nonce ? ` 'nonce-${nonce}'` : ''}`,
    "img-src 'self' data: blob:",
    "worker-src 'self' blob:",
    "media-src 'self'",
    "font-src 'self'",
    ['connect-src', "'self'", ...apiHosts, ...bots].join(' '),
    ...(bots.length > 0 ? [['frame-src', ...bots].join(' ')] : []),
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
};

/** Headers of every answer; a page sets its own content policy with its nonce. */
export const securityHeaders = (config: Config) => {
  const preset = Object.entries({
    'content-security-policy': contentPolicy(undefined, config),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-frame-options': 'DENY',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-site',
    ...(config.https && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  });
  return createMiddleware<{ Bindings: Partial<HttpBindings> }>(async (c, next) => {
    // On Node's own answer, before ours is made: through the web's `Headers` they cost a tenth of a call.
    const outgoing = c.env?.outgoing;
    for (const [name, value] of preset) {
      if (outgoing) outgoing.setHeader(name, value);
      else c.header(name, value);
    }
    await next();
  });
};
