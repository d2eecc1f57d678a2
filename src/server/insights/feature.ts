import { handlers as groups } from './groups/handlers';
import { handlers as interventions } from './interventions/handlers';
import { handlers as live } from './live/handlers';
import { handlers as progress } from './progress/handlers';
import { readToday } from './today/read-today';

/** What the room registers with the server. */
export const insights = { handlers: { ...groups, ...interventions, ...live, ...progress, readToday } };
