import type { Handlers } from '../../platform/http/call';
import { exportPupil } from './export-pupil';
import { exportRoster } from './export-roster';
import { exportSchool } from './export-school';

export const handlers = { exportPupil, exportSchool, exportRoster } satisfies Partial<Handlers>;
