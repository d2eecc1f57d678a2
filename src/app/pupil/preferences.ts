import type { RoundSettings } from '@games/kit/bus';

const SOUND = 'sound';

/** Whether games make sound on this device; on until a child turns it off. */
export function soundWanted(): boolean {
  try {
    return localStorage.getItem(SOUND) !== 'off';
  } catch {
    return true;
  }
}

export function keepSound(on: boolean): void {
  try {
    localStorage.setItem(SOUND, on ? 'on' : 'off');
  } catch {
    // The choice then holds for this round.
  }
}

const calm = () => window.matchMedia('(prefers-reduced-motion: reduce)');

/** Less movement, when the device asks for it. */
export const motionWanted = (): RoundSettings['motion'] => (calm().matches ? 'reduced' : 'full');

/** Tells when the wish for less movement changes; returns the function that stops listening. */
export function onMotionWanted(listener: (motion: RoundSettings['motion']) => void): () => void {
  const query = calm();
  const tell = () => listener(motionWanted());
  query.addEventListener('change', tell);
  return () => query.removeEventListener('change', tell);
}
