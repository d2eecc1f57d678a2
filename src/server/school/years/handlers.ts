import type { Handlers } from '../../platform/http/call';
import { listChanges, undoChange } from './changes';
import { startSchoolYear } from './start-school-year';

export const handlers = { startSchoolYear, listChanges, undoChange } satisfies Partial<Handlers>;
