import * as z from 'zod';
import { Id } from './auth';
import { longest } from './form-rules';
import { route } from './route';
import { visitor } from './site';
import { webinarZones } from './webinar-rules';

const open = { tenancy: 'none', roles: 'public' } as const;

/** When a webinar is, for everybody. */
const announced = {
  /** In the language of the page; in Dutch where it was not written in that one. */
  title: z.string(),
  startsAt: z.string(),
  timeZone: z.enum(webinarZones),
  minutes: z.number().int(),
};

/** Content of a link in an email; a badly copied link is refused like one of somebody who is not signed up. */
const ofLink = z.object({ token: z.string().min(1).max(120) });

/** Webinars for visitors of the public pages, who need no account. */
export const webinars = {
  /** Published webinars that are still to come, and recordings of earlier ones. */
  listWebinars: route({
    ...open,
    method: 'GET',
    path: '/api/webinars',
    perAddress: { perSecond: 1, burst: 120 },
    reply: z.object({
      coming: z.array(
        z.object({
          ...announced,
          webinarId: Id,
          /** Markup of `markupToHtml`. */
          text: z.string(),
          /** Few: a tenth of the places is left. Full: who signs up now waits. */
          room: z.enum(['open', 'few', 'full']),
        }),
      ),
      recordings: z.array(z.object({ ...announced, webinarId: Id, url: z.string() })),
    }),
  }),
  /**
   * Signs a visitor up, or puts the visitor on the waiting list; an email says which. The reply is the same for an
   * address that was signed up before, which gets its email again.
   */
  signUpForWebinar: route({
    ...open,
    method: 'POST',
    path: '/api/webinars/:webinarId/sign-ups',
    perAddress: { perSecond: 0.2, burst: 30 },
    params: z.object({ webinarId: Id }),
    body: z.object({ ...visitor, school: z.string().trim().max(longest.name) }),
    reply: z.object({}),
  }),
  /** Returns what the link of an email is about. */
  checkWebinarSignUp: route({
    ...open,
    method: 'POST',
    path: '/api/webinar-sign-ups/lookup',
    perAddress: { perSecond: 0.5, burst: 60 },
    body: ofLink,
    reply: z.object({ ...announced, state: z.enum(['placed', 'waiting']) }),
  }),
  /** Gives up a place and deletes what is known of the visitor; who waits longest gets the place. */
  cancelWebinarSignUp: route({
    ...open,
    method: 'POST',
    path: '/api/webinar-sign-ups/cancellation',
    perAddress: { perSecond: 0.5, burst: 60 },
    body: ofLink,
    reply: z.object({}),
  }),
};
