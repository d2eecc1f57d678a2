import type { Handlers } from '../../platform/http/call';
import { setLevel, undoLevel } from '../../practice/set-level';
import { readGroupFacts } from './group/read-group-facts';
import { readGroupProgress } from './group/read-group-progress';
import { readProgress } from './read-progress';
import { listRounds, readRound } from './rounds';

export const handlers = {
  setLevel,
  undoLevel,
  readProgress,
  readGroupFacts,
  readGroupProgress,
  listRounds,
  readRound,
} satisfies Partial<Handlers>;
