import * as z from 'zod';
import { AccessState, Id, Locale } from '../auth';
import { type FlagName, flagNames } from '../flags';
import { countries, longest, schoolCodeProblem } from '../form-rules';
import { KnownDay } from '../known-day';
import { officeRoles, route } from '../route';

const Kind = z.enum(['school', 'home']);
const Country = z.enum(countries);
const name = z.string().trim().min(1).max(longest.name);
const email = z.email().max(longest.email);
/** BRIN or institution number; null or empty when there is none. */
const schoolCode = z.string().trim().max(6).nullable();

interface Coded {
  readonly country: (typeof countries)[number];
  readonly schoolCode: string | null;
}

const checkCode = ({ country, schoolCode: code }: Coded, context: z.core.$RefinementCtx<unknown>) => {
  const key = schoolCodeProblem(country, code ?? '');
  if (key) context.addIssue({ code: 'custom', path: ['schoolCode'], params: { key } });
};

/** Most pupils of one licence: a whole board of schools stays below it. */
const mostSeats = 1_000_000;

/** A licence as it is stored, whatever was admitted when it was written. */
const StoredLicence = z.object({
  kind: z.enum(['trial', 'school', 'home']),
  pupils: z.number().int(),
  startsOn: z.iso.date(),
  endsOn: z.iso.date(),
});

/** A licence ends on the day it begins, or later. */
const Licence = StoredLicence.extend({
  pupils: z.int().min(1).max(mostSeats),
  startsOn: KnownDay,
  endsOn: KnownDay,
}).superRefine(({ startsOn, endsOn }, { addIssue }) => {
  if (endsOn < startsOn) addIssue({ code: 'custom', path: ['endsOn'], params: { key: 'invalidFormat' } });
});

/** Which sections are open; each is named. */
const Sections = z.object(
  Object.fromEntries(flagNames.map((flag) => [flag, z.boolean()])) as Record<FlagName, z.ZodBoolean>,
);

const Details = z.object({
  name,
  kind: Kind,
  country: Country,
  schoolCode,
  locale: Locale,
  notes: z.string().trim().max(10_000),
  flags: Sections,
  /** Null for an account that has none, which stays so. */
  licence: Licence.nullable(),
});

const one = z.object({ accountId: Id });
const ofUser = z.object({ accountId: Id, userId: Id });
const office = { tenancy: 'office', roles: officeRoles } as const;

/** Accounts of schools and families, as the office sees them. */
export const accounts = {
  /** One page of the accounts; the next one begins behind `next`. */
  listAccounts: route({
    ...office,
    method: 'GET',
    path: '/api/office/accounts',
    query: z.object({
      /** Part of the name, or the whole school number or id. */
      search: z.string().trim().max(100).optional(),
      kind: Kind.optional(),
      country: Country.optional(),
      /** `ending` within thirty days, `ended`, or `none` at all. */
      licence: z.enum(['ending', 'ended', 'none']).optional(),
      /** A section that is open, or with `open` of `no` closed, in accounts that are not closed. */
      flag: z.enum(flagNames).optional(),
      open: z.enum(['yes', 'no']).optional(),
      sort: z.enum(['name', 'created', 'pupils', 'licence']).default('name'),
      direction: z.enum(['asc', 'desc']).default('asc'),
      size: z.enum(['10', '25', '50', '100']).default('25'),
      /** The last account of the page before. */
      after: Id.optional(),
    }),
    reply: z.object({
      accounts: z.array(
        z.object({
          accountId: Id,
          name: z.string(),
          kind: Kind,
          country: Country,
          schoolCode: z.string().nullable(),
          createdAt: z.string(),
          /** Nobody of it can sign in. */
          closed: z.boolean(),
          /** Everybody of it was erased. */
          erased: z.boolean(),
          /** Pupils who are not in the trash. */
          pupils: z.number().int(),
          /** Null where there is none. */
          licence: z.object({ allowed: z.number().int(), endsOn: z.iso.date() }).nullable(),
        }),
      ),
      /** Null on the last page. */
      next: Id.nullable(),
    }),
  }),
  /** Makes an account with its licence and its first admin, who gets an email with a link for a password. */
  createAccount: route({
    ...office,
    method: 'POST',
    path: '/api/office/accounts',
    body: z
      .object({
        /** The application it answers; null when it is made by hand. */
        applicationId: Id.nullable(),
        kind: Kind,
        country: Country,
        name,
        schoolCode,
        /** Language of the account and of the email. */
        locale: Locale,
        admin: z.object({ name, email }),
        licence: Licence,
      })
      .superRefine(checkCode),
    reply: z.object({ accountId: Id }),
  }),
  readAccount: route({
    ...office,
    method: 'GET',
    path: '/api/office/accounts/:accountId',
    params: one,
    reply: Details.extend({
      name: z.string(),
      schoolCode: z.string().nullable(),
      notes: z.string(),
      licence: StoredLicence.nullable(),
      /** Changes with every change of the fields above. */
      version: z.string(),
      createdAt: z.string(),
      /** Null while it is open. */
      closedAt: z.string().nullable(),
      /** Set when the account is being erased, or was; `done` when nothing is left. */
      erasure: z.object({ since: z.string(), done: z.boolean() }).nullable(),
      pupils: z.number().int(),
      /** Licences that are yet to begin, the earliest first. */
      planned: z.array(StoredLicence),
      users: z.array(
        z.object({
          userId: Id,
          name: z.string(),
          email: z.string().nullable(),
          role: z.enum(['docent', 'schooladmin']),
          state: AccessState,
          lastSeen: z.string().nullable(),
          /** Until when the school grants the office to look in as this user; null: it does not. */
          lookInUntil: z.string().nullable(),
        }),
      ),
      /** Newest first. */
      invoices: z.array(z.object({ number: z.string(), day: z.iso.date(), body: z.string() })),
    }),
  }),
  /** Refused when somebody else changed it since `version` was read. */
  changeAccount: route({
    ...office,
    method: 'PUT',
    path: '/api/office/accounts/:accountId',
    params: one,
    body: Details.extend({ version: z.string().max(64) }).superRefine(checkCode),
    reply: z.object({}),
  }),
  /** Closes an account, which ends all its sessions, or opens it again. */
  closeAccount: route({
    ...office,
    method: 'PUT',
    path: '/api/office/accounts/:accountId/closed',
    params: one,
    body: z.object({ closed: z.boolean() }),
    reply: z.object({}),
  }),
  /** Erases a closed account with everybody in it, after the waiting time or on the written request of the school. */
  eraseAccount: route({
    ...office,
    method: 'POST',
    path: '/api/office/accounts/:accountId/erasure',
    params: one,
    body: z.object({
      /** The name of the account, typed, so that a slip erases nobody. */
      name: z.string().trim().max(longest.name),
      /** The school asked for it in writing, so that the waiting time does not count. */
      onRequest: z.boolean(),
    }),
    reply: z.object({}),
  }),
  /** Plans a licence that takes over on its first day; it may not overlap another one. */
  planLicence: route({
    ...office,
    method: 'POST',
    path: '/api/office/accounts/:accountId/planned-licences',
    params: one,
    body: Licence,
    reply: z.object({}),
  }),
  unplanLicence: route({
    ...office,
    method: 'DELETE',
    path: '/api/office/accounts/:accountId/planned-licences/:startsOn',
    params: z.object({ accountId: Id, startsOn: KnownDay }),
    reply: z.object({}),
  }),
  /** Writes an invoice, which the admins of the account read as text. */
  addInvoice: route({
    ...office,
    method: 'POST',
    path: '/api/office/accounts/:accountId/invoices',
    params: one,
    body: z.object({
      number: z.string().trim().min(1).max(40),
      day: KnownDay,
      body: z.string().trim().min(1).max(4000),
    }),
    reply: z.object({}),
  }),
  /** Lets a user of an account no longer sign in, or again. */
  disableUser: route({
    ...office,
    method: 'PUT',
    path: '/api/office/accounts/:accountId/users/:userId/disabled',
    params: ofUser,
    body: z.object({ disabled: z.boolean() }),
    reply: z.object({}),
  }),
  /** Sends a new link for a first password to a user who has none yet. */
  inviteUserAgain: route({
    ...office,
    method: 'POST',
    path: '/api/office/accounts/:accountId/users/:userId/invitation',
    params: ofUser,
    reply: z.object({}),
  }),
};
