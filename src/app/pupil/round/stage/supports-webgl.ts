let known: boolean | undefined;

/** Returns whether this browser can draw a game. Releases its test context at once. */
export function supportsWebgl(): boolean {
  if (known === undefined) {
    const context = document.createElement('canvas').getContext('webgl');
    known = context !== null;
    context?.getExtension('WEBGL_lose_context')?.loseContext();
  }
  return known;
}
