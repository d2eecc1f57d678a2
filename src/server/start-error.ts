/** Ends the start; the message is one sentence for the person at the keyboard, who can mend it. */
export class StartError extends Error {}
