import * as z from 'zod';
import { Id } from '../auth';
import { officeRoles, route } from '../route';
import { isWebAddress, webinarLimits, webinarZones } from '../webinar-rules';

const office = { tenancy: 'office', roles: officeRoles } as const;
const one = z.object({ webinarId: Id });
const page = {
  size: z.enum(['10', '25', '50', '100']).default('25'),
  /** The last row of the page before. */
  after: Id.optional(),
};

/** Title, and text as markup of `markupToHtml`; both may be empty in a draft. */
const Text = z.object({
  title: z.string().trim().max(webinarLimits.title),
  text: z.string().trim().max(webinarLimits.text),
});

/** Flemish and English stay empty where the Dutch text is for everybody. */
const Texts = z.object({ nl: Text, be: Text, en: Text });

/** Empty, or the address of a page. */
const Url = z
  .string()
  .trim()
  .max(webinarLimits.url)
  .superRefine((typed, { addIssue }) => {
    if (typed !== '' && !isWebAddress(typed)) addIssue({ code: 'custom', params: { key: 'invalidFormat' } });
  });

const Head = z.object({
  webinarId: Id,
  title: z.string(),
  /** Over: the end of a published webinar has passed. */
  state: z.enum(['draft', 'published', 'cancelled', 'over']),
  startsAt: z.string(),
  timeZone: z.enum(webinarZones),
  minutes: z.number().int(),
  places: z.number().int(),
  /** Visitors who have a place. */
  placed: z.number().int(),
  /** Visitors on the waiting list. */
  waiting: z.number().int(),
});

const Details = z.object({
  texts: Texts,
  /** Day and time as a clock in that zone shows them. */
  day: z.iso.date(),
  time: z.iso.time({ precision: -1 }),
  timeZone: z.enum(webinarZones),
  minutes: z.int().min(webinarLimits.minMinutes).max(webinarLimits.maxMinutes),
  places: z.int().min(1).max(webinarLimits.maxPlaces),
  /** Address of the meeting; only those who have a place get it. */
  joinUrl: Url,
  recordingUrl: Url,
  /** 0 for a new webinar. */
  version: z.int().min(0).max(1_000_000),
});

/** Webinars of the office and who signed up for them. */
export const officeWebinars = {
  /** One page: those that end after now, the next first, or those before, the last first. */
  listOfficeWebinars: route({
    ...office,
    method: 'GET',
    path: '/api/office/webinars',
    query: z.object({ ...page, when: z.enum(['coming', 'past']).default('coming') }),
    reply: z.object({ webinars: z.array(Head), next: Id.nullable() }),
  }),
  readOfficeWebinar: route({
    ...office,
    method: 'GET',
    path: '/api/office/webinars/:webinarId',
    params: one,
    reply: Head.extend(Details.shape),
  }),
  /**
   * Makes or changes a webinar; refused when somebody else changed it since `version` was read. Visitors are told of
   * another time or address by email some minutes later, unless it is changed back by then.
   */
  saveOfficeWebinar: route({
    ...office,
    method: 'PUT',
    path: '/api/office/webinars/:webinarId',
    params: one,
    body: Details,
    reply: z.object({ version: z.number().int() }),
  }),
  /** Deletes a draft. */
  deleteOfficeWebinar: route({
    ...office,
    method: 'DELETE',
    path: '/api/office/webinars/:webinarId',
    params: one,
    reply: z.object({}),
  }),
  /** Shows a webinar on the public pages; one for which nobody signed up can be a draft again. */
  publishWebinar: route({
    ...office,
    method: 'PUT',
    path: '/api/office/webinars/:webinarId/published',
    params: one,
    body: z.object({ published: z.boolean() }),
    reply: z.object({}),
  }),
  /** Calls off a published webinar, or lets it go on after all; visitors are told some minutes later. */
  cancelWebinar: route({
    ...office,
    method: 'PUT',
    path: '/api/office/webinars/:webinarId/cancelled',
    params: one,
    body: z.object({ cancelled: z.boolean() }),
    reply: z.object({}),
  }),
  /** One page of who signed up, in the order in which they did. */
  listWebinarSignUps: route({
    ...office,
    method: 'GET',
    path: '/api/office/webinars/:webinarId/sign-ups',
    params: one,
    query: z.object(page),
    reply: z.object({
      signUps: z.array(
        z.object({
          signUpId: Id,
          name: z.string(),
          email: z.string(),
          school: z.string(),
          signedUpAt: z.string(),
          placed: z.boolean(),
        }),
      ),
      next: Id.nullable(),
    }),
  }),
  /** Deletes what is known of a visitor, as the visitor's own link does. */
  removeWebinarSignUp: route({
    ...office,
    method: 'DELETE',
    path: '/api/office/webinars/:webinarId/sign-ups/:signUpId',
    params: one.extend({ signUpId: Id }),
    reply: z.object({}),
  }),
  /** Everybody who signed up, as a CSV file. */
  exportWebinarSignUps: route({
    ...office,
    method: 'GET',
    path: '/api/office/webinars/:webinarId/sign-ups/file',
    params: one,
    writesBecause: 'The audit log records who downloads personal data.',
    reply: z.never(),
  }),
};
