import { identity } from './identity/feature';
import { requiresTwoFactor } from './identity/secrets/two-factor';
import { sessionCookie } from './identity/session/cookies';
import { readSession } from './identity/session/session';
import { insights } from './insights/feature';
import { lifecycle } from './lifecycle/feature';
import { messages } from './messages/feature';
import { office } from './office/feature';
import { noteView } from './office/look-in/note-view';
import { jobs as auditJobs } from './platform/audit/purge-audit';
import type { Handlers } from './platform/http/call';
import type { Credentials } from './platform/http/credentials';
import type { Job } from './platform/jobs/jobs';
import { jobs as mailJobs } from './platform/mail/jobs';
import type { Services } from './platform/services';
import { practice } from './practice/feature';
import { pupilOfTicket } from './practice/windows/upload-ticket';
import { school } from './school/feature';
import { site } from './site/feature';

/* The one place that knows all features: it gathers what each of them registers. */

export const noticeTexts = { ...identity.noticeTexts, ...school.noticeTexts, ...lifecycle.noticeTexts };

const inbox = messages(noticeTexts);

/** Every call's handler; a call of the contract without one does not compile. */
export const handlers = {
  ...inbox.handlers,
  ...identity.handlers,
  ...school.handlers,
  ...practice.handlers,
  ...insights.handlers,
  ...site.handlers,
  ...lifecycle.handlers,
  ...office.handlers,
} satisfies Handlers;

export const allJobs: readonly Job<Services>[] = [
  ...identity.jobs,
  ...mailJobs,
  ...inbox.jobs,
  ...auditJobs,
  ...school.jobs,
  ...practice.jobs,
  ...site.jobs,
  ...lifecycle.jobs,
  ...office.jobs,
];

/** Jobs somebody waits for. */
export const promptJobs = allJobs.filter(({ prompt }) => prompt);

/** Jobs by lane: nothing that takes long goes before a prompt one. */
export const lanes = [promptJobs, allJobs.filter(({ prompt }) => !prompt)];

export const credentials: Credentials = {
  readSession: (http, { config, now, ...databases }) =>
    readSession(databases, sessionCookie(http, config), now),
  requiresTwoFactor,
  noteView,
  pupilOfTicket,
};
