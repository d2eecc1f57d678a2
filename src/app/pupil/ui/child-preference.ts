import { useCallback, useSyncExternalStore } from 'react';
import { useUser } from '../../session/session';

/** What a child chose for its screens on this device; children share devices, so it is stored by pupil. */
export interface ChildPreference {
  /** Texts and sums are read aloud without being asked; `auto` for children who learn to read. */
  readonly reading: 'auto' | 'on' | 'off';
  readonly pace: (typeof readingPaces)[number];
  readonly text: (typeof textSizes)[number];
  /** Rounds begin without a picture. */
  readonly simple: boolean;
}

/** Speech rates, 1 being the voice's own. */
export const readingPaces = [0.7, 0.9, 1.15] as const;
/** Scales of the children's screens. */
export const textSizes = [1, 1.15, 1.3] as const;

export const usualPreference: ChildPreference = { reading: 'auto', pace: 0.9, text: 1, simple: false };

const nameOf = (pupilId: string) => `settings/${pupilId}`;
const known = new Map<string, ChildPreference>();
const listeners = new Set<() => void>();

/** Reads what was stored, and takes the usual for whatever is not valid. */
export function readPreference(kept: string | null): ChildPreference {
  let stored: unknown = null;
  try {
    stored = JSON.parse(kept ?? 'null');
  } catch {
    // Something else wrote there.
  }
  const { reading, pace, text, simple } = (typeof stored === 'object' && stored !== null ? stored : {}) as {
    readonly [Name in keyof ChildPreference]?: unknown;
  };
  return {
    reading: reading === 'on' || reading === 'off' ? reading : 'auto',
    pace: readingPaces.find((each) => each === pace) ?? usualPreference.pace,
    text: textSizes.find((each) => each === text) ?? usualPreference.text,
    simple: simple === true,
  };
}

/** Returns the preference of a child; the same object until it changes. */
export function childPreference(pupilId: string): ChildPreference {
  const before = known.get(pupilId);
  if (before !== undefined) return before;
  let kept: string | null = null;
  try {
    kept = localStorage.getItem(nameOf(pupilId));
  } catch {
    // Storage is blocked: the usual.
  }
  const preference = readPreference(kept);
  known.set(pupilId, preference);
  return preference;
}

export function saveChildPreference(pupilId: string, preference: ChildPreference): void {
  known.set(pupilId, preference);
  try {
    localStorage.setItem(nameOf(pupilId), JSON.stringify(preference));
  } catch {
    // The choice then holds for this page only.
  }
  for (const listener of listeners) listener();
}

function onChildPreference(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Returns the preference of the signed-in child and its setter; the usual one, which cannot be set, for everyone else. */
export function useChildPreference(): readonly [
  ChildPreference,
  ((changed: Partial<ChildPreference>) => void) | null,
] {
  const user = useUser();
  const pupilId = user?.role === 'leerling' ? user.id : null;
  const read = useCallback(() => (pupilId === null ? usualPreference : childPreference(pupilId)), [pupilId]);
  const preference = useSyncExternalStore(onChildPreference, read);
  const change =
    pupilId === null
      ? null
      : (changed: Partial<ChildPreference>) =>
          saveChildPreference(pupilId, { ...childPreference(pupilId), ...changed });
  return [preference, change];
}
