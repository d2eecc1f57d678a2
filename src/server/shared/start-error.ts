/** Aborts the start. Its message is one sentence that tells the operator how to solve the problem. */
export class StartError extends Error {}
