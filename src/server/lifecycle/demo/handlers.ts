import { isAtThisMachine } from '../../platform/http/address';
import type { Handlers } from '../../platform/http/call';
import { notFound } from '../../platform/http/errors';
import { listEmailFiles } from '../../platform/mail/email-files';
import { storedDemoLogins } from './demo-mode';

export const handlers = {
  async demoLogins({ config, http }) {
    const logins = config.demo && isAtThisMachine(http) ? storedDemoLogins(config.dataDir) : undefined;
    if (!logins) throw notFound();
    return logins;
  },
  async demoMails({ config, http }) {
    if (!config.demo || !isAtThisMachine(http)) throw notFound();
    return { mails: [...(await listEmailFiles(config.dataDir))] };
  },
} satisfies Partial<Handlers>;
