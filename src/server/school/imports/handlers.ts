import type { Handlers } from '../../platform/http/call';
import { applyImport } from './applying/apply-import';
import { planImport } from './plan-import';
import { readImport } from './read-import';

export const handlers = { planImport, applyImport, readImport } satisfies Partial<Handlers>;
