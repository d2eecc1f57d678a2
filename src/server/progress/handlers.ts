import type { Handlers } from '../call';
import { readProgress } from './read-progress';
import { listRounds, readRound } from './rounds';

export const handlers = { readProgress, listRounds, readRound } satisfies Partial<Handlers>;
