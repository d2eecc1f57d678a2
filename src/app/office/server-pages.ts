/** Pages about the server and what is open on it: one file, since each of them is small. */
export { Component as Errors } from './errors/page';
export { Component as Flags } from './flags/page';
export { Component as Jobs } from './jobs/page';
