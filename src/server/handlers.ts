import { handlers as auth } from './auth/handlers';
import type { Handlers } from './call';

/** Every call's handler, by resource. A call of the contract that has none is refused with `not-built`. */
export const handlers = {
  ...auth,
} satisfies Partial<Handlers>;
