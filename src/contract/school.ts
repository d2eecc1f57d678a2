import * as z from 'zod';
import { holidayRegions } from '@/maths/calendar/school-year';
import { Locale } from './auth';
import { school as adults } from './groups';
import { type Role, route } from './route';

const admin: readonly Role[] = ['schooladmin'];

/** Whether a calendar day can be told in this time zone (IANA, `Europe/Amsterdam`). */
function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** What a school says of itself. */
const SchoolDetails = z.object({
  name: z.string().trim().min(1).max(120),
  /** By whose holidays it goes; the country follows from it. */
  region: z.enum(holidayRegions),
  /** In which its days begin and end. An offset is none: it knows no summer. */
  timeZone: z
    .string()
    .max(64)
    .regex(/^[A-Za-z]+(?:\/[\w+-]+)+$/)
    .refine(isTimeZone),
  /** In which letters go to those who chose none themselves; null: that of the country. */
  locale: Locale.nullable(),
});

/** A school about itself: seen by its adults, changed by its admin. */
export const school = {
  readSchool: route({
    roles: adults,
    reply: SchoolDetails.extend({
      country: z.enum(['nl', 'be']),
      /** BRIN, or the number of the institution in Flanders. */
      schoolCode: z.string().nullable(),
      /** The contract is over: the day on which everything is erased. */
      eraseOn: z.iso.date().nullable(),
    }),
  }),
  changeSchool: route({ roles: admin, body: SchoolDetails, reply: z.object({}) }),
  /** Everything that is known of every pupil, as one file, to take along when a contract ends. */
  exportSchool: route({ roles: admin, reply: z.never() }),
};
