import * as z from 'zod';
import { holidayRegions } from '@/maths/calendar/school-year';
import { Locale } from './auth';
import { school as adults } from './groups';
import { type Role, route } from './route';

const admin: readonly Role[] = ['schooladmin'];

/** Returns whether dates can be formatted in this time zone (IANA, such as `Europe/Amsterdam`). */
function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** Details of a school that its admin edits. */
const SchoolDetails = z.object({
  name: z.string().trim().min(1).max(120),
  /** Region whose holidays the school has; the country follows from it. */
  region: z.enum(holidayRegions),
  /** Time zone of the school's days. An offset is refused, since it has no daylight saving time. */
  timeZone: z
    .string()
    .max(64)
    .regex(/^[A-Za-z]+(?:\/[\w+-]+)+$/)
    .refine(isTimeZone),
  /** Language of e-mails to users who chose none; null: that of the country. */
  locale: Locale.nullable(),
  /** Games begin with sound; each child can switch it in the game. */
  sound: z.boolean(),
  /** Login cards bear first names only, as screens of a whole class always do. */
  firstNames: z.boolean(),
});

/** The school itself: its adults may read it, its admin may change it. */
export const school = {
  readSchool: route({
    method: 'GET',
    path: '/api/school',
    tenancy: 'self',
    roles: adults,
    reply: SchoolDetails.extend({
      country: z.enum(['nl', 'be']),
      /** BRIN, or the Flemish institution number. */
      schoolCode: z.string().nullable(),
      /** Set when the contract has ended: the day on which all data is erased. */
      eraseOn: z.iso.date().nullable(),
    }),
  }),
  changeSchool: route({
    method: 'PUT',
    path: '/api/school',
    tenancy: 'self',
    roles: admin,
    body: SchoolDetails,
    reply: z.object({}),
  }),
  /** Returns all stored data of every pupil as one file, for schools whose contract ends. */
  exportSchool: route({
    method: 'GET',
    path: '/api/school/export',
    tenancy: 'self',
    roles: admin,
    writesBecause: 'The audit log records who downloads personal data.',
    reply: z.never(),
  }),
  /** Returns pupils, staff and groups of this moment as a zip of OneRoster 1.2 CSV files, for another program. */
  exportRoster: route({
    method: 'GET',
    path: '/api/school/roster',
    tenancy: 'self',
    roles: admin,
    writesBecause: 'The audit log records who downloads personal data.',
    reply: z.never(),
  }),
};
