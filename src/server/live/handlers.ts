import type { Handlers } from '../call';
import { readLive } from './read-live';
import { watchLive } from './watch-live';

export const handlers = { readLive, watchLive } satisfies Partial<Handlers>;
