import type { Handlers } from '../call';
import { applyImport } from './apply-import';
import { planImport } from './plan-import';
import { readImport } from './read-import';

export const handlers = { planImport, applyImport, readImport } satisfies Partial<Handlers>;
