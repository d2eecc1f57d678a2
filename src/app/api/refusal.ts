export type RefusalStatus = 401 | 403;

/** Told of each call that the server refused; `path` is where the person is, or is going. */
type RefusalHandler = (status: RefusalStatus, path: string, navigating: boolean) => void;

let handler: RefusalHandler = () => undefined;

/** The session says once, at start, what a refused call means; the API knows nothing of sessions. */
export function onRefusal(handle: RefusalHandler): void {
  handler = handle;
}

/** A call was refused. `path` is given when it was made during a navigation that is not yet in the address bar. */
export function refused(status: RefusalStatus, path?: string): void {
  handler(status, path ?? location.pathname + location.search + location.hash, path !== undefined);
}

let otherPupilHandler: () => void = () => undefined;

/** The session says once, at start, what a page does when the server knows another child than the page's own. */
export function onOtherPupil(handle: () => void): void {
  otherPupilHandler = handle;
}

/** A call of a child's page was refused because another child is signed in. */
export function metOtherPupil(): void {
  otherPupilHandler();
}
