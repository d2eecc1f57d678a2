import type { Handlers } from '../../platform/http/call';
import { readLive } from './read-live';
import { watchLive } from './watch-live';

export const handlers = { readLive, watchLive } satisfies Partial<Handlers>;
