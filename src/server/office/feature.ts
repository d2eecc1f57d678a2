import { handlers } from './handlers';
import { jobs } from './jobs';

/** The room registers these with the server. */
export const office = { handlers, jobs };
