import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useUnsavedChanges } from '../../../ui/forms/use-unsaved-changes';
import { type Draft, isSame } from './settings-draft';
import { useStoredDraft } from './use-stored-draft';

/**
 * Holds settings while they are edited: warns before they are lost, and restores them after a reload or a sign-in.
 * @param key identifies what is edited
 */
export function useDraft(key: string, first: Draft) {
  const { kept, keep } = useStoredDraft<Draft>(key);
  const [draft, setDraft] = useState<Draft>(kept ?? first);
  const [saved, setSaved] = useState(first);
  const [isBack, setIsBack] = useState(kept !== null && !isSame(kept, first));
  const unsaved = !isSame(draft, saved);
  useUnsavedChanges(unsaved);
  useEffect(() => keep(unsaved ? draft : null), [draft, unsaved, keep]);
  return {
    draft,
    unsaved,
    isBack,
    change: (changed: Partial<Draft>) => setDraft((before) => ({ ...before, ...changed })),
    /** Replaces the draft, for instance with the settings of the group. */
    take(settings: Draft) {
      setDraft(settings);
      setIsBack(false);
    },
    drop() {
      setDraft(saved);
      setIsBack(false);
    },
    /** Marks the draft as saved. Call it before a navigation, which would otherwise ask for confirmation. */
    settle() {
      flushSync(() => {
        setSaved(draft);
        setIsBack(false);
      });
    },
  };
}
