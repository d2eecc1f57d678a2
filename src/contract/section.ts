import type { FlagName } from './flags';
import type { Route } from './route';

/**
 * Puts the calls of a section behind its flag, except calls with a flag of their own and calls that children make too:
 * the island works whichever sections are closed for adults.
 */
export const section = <const Calls extends Record<string, Route>>(flag: FlagName, calls: Calls): Calls =>
  Object.fromEntries(
    Object.entries(calls).map(([name, call]) => [
      name,
      Array.isArray(call.roles) && !call.roles.includes('leerling') ? { flag, ...call } : call,
    ]),
  ) as Calls;
