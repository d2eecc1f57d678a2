import { apply } from './apply';
import { contact } from './contact';
import { jobs } from './jobs';

/** What the room registers with the server. */
export const site = { handlers: { apply, contact }, jobs };
