import type { Handlers } from '../../platform/http/call';
import { erasePupil } from './erase-now';
import { listTrash } from './list-trash';

export const handlers = { listTrash, erasePupil } satisfies Partial<Handlers>;
