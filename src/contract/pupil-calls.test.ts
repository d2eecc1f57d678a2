import { expect, it } from 'vitest';
import * as z from 'zod';
import { api } from './api';
import { isPupilCall, pupilCalls } from './pupil-calls';
import type { CallName, Route } from './route';

const calls = Object.entries(api) as [CallName, Route][];
const hasTicket = ({ body }: Route) =>
  body instanceof z.ZodObject && Object.hasOwn(body.shape as object, 'ticket');
const isForPupils = ({ roles }: Route) => Array.isArray(roles) && roles.includes('leerling');

it('pupil calls include every call that pupils may make, and every call by an upload ticket', () => {
  const made = calls.filter(([, route]) => isForPupils(route) || hasTicket(route)).map(([name]) => name);
  expect(made.length).toBeGreaterThan(10);
  expect(made.filter((name) => !isPupilCall(name))).toEqual([]);
});

it('calls are compared with the ticket exactly when they have one', () => {
  for (const [name, kind] of Object.entries(pupilCalls))
    expect([name, kind === 'ticket']).toEqual([name, hasTicket(api[name as CallName])]);
});
