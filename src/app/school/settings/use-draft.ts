import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useUnsavedChanges } from '../../ui/use-unsaved-changes';
import { type Draft, isSame } from './settings-draft';
import { useKeptDraft } from './use-kept-draft';

/**
 * Settings while they are edited: asked about before they are lost, and back after a reload or a sign-in in between.
 * @param key names what is edited
 */
export function useDraft(key: string, first: Draft) {
  const { kept, keep } = useKeptDraft<Draft>(key);
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
    /** Takes other settings as they are, such as those before the changes. */
    take(settings: Draft) {
      setDraft(settings);
      setIsBack(false);
    },
    drop() {
      setDraft(saved);
      setIsBack(false);
    },
    /** From now on nothing is unsaved: to be called before the address changes, or leaving would be asked about. */
    settle() {
      flushSync(() => {
        setSaved(draft);
        setIsBack(false);
      });
    },
  };
}
