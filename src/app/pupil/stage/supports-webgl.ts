let known: boolean | undefined;

/** Whether this browser can draw a game. The context it takes to find out is given back at once. */
export function supportsWebgl(): boolean {
  if (known === undefined) {
    const context = document.createElement('canvas').getContext('webgl');
    known = context !== null;
    context?.getExtension('WEBGL_lose_context')?.loseContext();
  }
  return known;
}
