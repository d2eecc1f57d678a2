import { saveAvatar } from './avatar/avatar';
import { jobs } from './jobs';
import { handlers as passwords } from './passwords/handlers';
import { handlers as providers } from './providers/handlers';
import { handlers as security } from './security/handlers';
import { securityNoticeTexts } from './security-notice';
import { handlers as signIn } from './sign-in/handlers';

/** What the room registers with the server. */
export const identity = {
  handlers: { saveAvatar, ...passwords, ...providers, ...security, ...signIn },
  jobs,
  noticeTexts: securityNoticeTexts,
};
