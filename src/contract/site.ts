import * as z from 'zod';
import { Id } from './auth';
import {
  contactTopics,
  countries,
  longest,
  mostPupils,
  postcodeProblem,
  schoolCodeProblem,
  sources,
} from './form-rules';
import { BotToken } from './passwords';
import { route } from './route';

const line = (most: number) => z.string().trim().min(1).max(most);

/** Every public form carries these besides its own fields. */
export const visitor = {
  name: line(longest.name),
  email: z.email().max(longest.email),
  botToken: BotToken,
  /** No person sees this field, so only a machine fills it in. */
  website: z.string().max(200),
};

const School = z.object({
  name: line(longest.name),
  /** BRIN or institution number; empty when the applicant does not know it. */
  code: z.string().trim().max(6),
  street: line(longest.street),
  houseNumber: line(longest.houseNumber),
  postcode: z.string().trim().max(8),
  city: line(longest.city),
});

const Application = z
  .object({
    ...visitor,
    /** Made by the page, so that an application that is sent twice is stored once. */
    applicationId: Id,
    country: z.enum(countries),
    /** Null when a family applies. */
    school: School.nullable(),
    pupils: z.int().min(1).max(mostPupils),
    remarks: z.string().trim().max(longest.remarks),
    heardFrom: z.enum(sources).nullable(),
    /** From the link of an invitation. */
    reference: z.string().max(80).nullable(),
    consent: z.literal(true),
  })
  .superRefine(({ country, school }, { addIssue }) => {
    if (!school) return;
    const add = (field: string, key: string | undefined) => {
      if (key) addIssue({ code: 'custom', path: ['school', field], params: { key } });
    };
    add('code', schoolCodeProblem(country, school.code));
    add('postcode', postcodeProblem(country, school.postcode));
  });

/** Forms of the public pages. Addresses are limited; a proof of the bot check is worth one form. */
export const site = {
  /** Applies for a school or a family. The office decides; the applicant gets a confirmation by email. */
  apply: route({
    method: 'POST',
    path: '/api/applications',
    tenancy: 'none',
    roles: 'public',
    perAddress: { perSecond: 0.2, burst: 30 },
    body: Application,
    reply: z.object({}),
  }),
  /** Sends a message to the office. */
  contact: route({
    method: 'POST',
    path: '/api/contact-messages',
    tenancy: 'none',
    roles: 'public',
    perAddress: { perSecond: 0.2, burst: 30 },
    body: z.object({
      ...visitor,
      /** Made by the page, so that a message that is sent twice is stored once. */
      messageId: Id,
      topic: z.enum(contactTopics),
      message: line(longest.message),
    }),
    reply: z.object({}),
  }),
};
