import type { Handlers } from '../../platform/http/call';
import { exportPupil } from './export-pupil';
import { exportSchool } from './export-school';

export const handlers = { exportPupil, exportSchool } satisfies Partial<Handlers>;
