import { jobs } from './difficulty/jobs';
import { handlers } from './handlers';

/** What the room registers with the server. */
export const practice = { handlers, jobs };
