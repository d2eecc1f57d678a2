export type RefusalStatus = 401 | 403;

/** Handles a refused call; `path` is the current address, or the target of the navigation. */
type RefusalHandler = (status: RefusalStatus, path: string, navigating: boolean) => void;

let handler: RefusalHandler = () => undefined;

/** Registers the handler of refused calls. The session does so at start, because the API knows no sessions. */
export function onRefusal(handle: RefusalHandler): void {
  handler = handle;
}

/**
 * Reports a refused call.
 * @param path target of a navigation that the address bar does not show yet
 */
export function refused(status: RefusalStatus, path?: string): void {
  handler(status, path ?? location.pathname + location.search + location.hash, path !== undefined);
}

let otherPupilHandler: () => void = () => undefined;

/** Registers the handler for calls refused because another child is signed in. */
export function onOtherPupil(handle: () => void): void {
  otherPupilHandler = handle;
}

/** Reports a call that was refused because another child is signed in. */
export function reportOtherPupil(): void {
  otherPupilHandler();
}
