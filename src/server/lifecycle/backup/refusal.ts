import { StartError } from '../../shared/start-error';

/** A backup or a restore that was not made; the message says why and what to do, in one sentence or two. */
export class Refusal extends StartError {}
