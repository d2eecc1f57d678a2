import type { Handlers } from '../call';
import { applyImport } from './apply-import';
import { planImport } from './plan-import';

export const handlers = { planImport, applyImport } satisfies Partial<Handlers>;
