import { apply } from './apply';
import { contact } from './contact';
import { jobs } from './jobs';

/** The room registers these with the server. */
export const site = { handlers: { apply, contact }, jobs };
