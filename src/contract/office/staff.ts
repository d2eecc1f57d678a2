import * as z from 'zod';
import { AccessState, Id } from '../auth';
import { longest } from '../form-rules';
import { officeRoles, type Role, route } from '../route';

const superadmin = { tenancy: 'office', roles: ['superadmin'] as readonly Role[] } as const;
const name = z.string().trim().min(1).max(longest.name);
const role = z.enum(officeRoles);
const one = z.object({ userId: Id });

/** People of the office, whom superadmins manage. Nobody changes the own access. */
export const staff = {
  listStaff: route({
    ...superadmin,
    method: 'GET',
    path: '/api/office/staff',
    reply: z.object({
      staff: z.array(
        z.object({
          userId: Id,
          name: z.string(),
          email: z.string().nullable(),
          role,
          state: AccessState,
          twoFactor: z.boolean(),
          lastSeen: z.string().nullable(),
          /** The one who asks. */
          self: z.boolean(),
        }),
      ),
    }),
  }),
  /** Adds somebody, who gets an email with a link for a first password. */
  inviteStaff: route({
    ...superadmin,
    method: 'POST',
    path: '/api/office/staff',
    body: z.object({ name, email: z.email().max(longest.email), role }),
    reply: z.object({ userId: Id }),
  }),
  /** Sends the link anew to somebody without a password. */
  inviteStaffAgain: route({
    ...superadmin,
    method: 'POST',
    path: '/api/office/staff/:userId/invitation',
    params: one,
    reply: z.object({}),
  }),
  changeStaff: route({
    ...superadmin,
    method: 'PUT',
    path: '/api/office/staff/:userId',
    params: one,
    body: z.object({ name, role }),
    reply: z.object({}),
  }),
  /** Ends the access and all sessions, or gives the access back. */
  disableStaff: route({
    ...superadmin,
    method: 'PUT',
    path: '/api/office/staff/:userId/disabled',
    params: one,
    body: z.object({ disabled: z.boolean() }),
    reply: z.object({}),
  }),
  /** For somebody who lost phone and recovery codes: the next sign-in sets up the second step anew. */
  resetTwoFactor: route({
    ...superadmin,
    method: 'POST',
    path: '/api/office/staff/:userId/two-factor-reset',
    params: one,
    reply: z.object({}),
  }),
};
