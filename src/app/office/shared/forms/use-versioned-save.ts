import { useState } from 'react';
import { ApiError } from '../../../api/api-error';
import { notifyDone } from '../../../ui/forms/notify-done';
import { useSending } from '../../../ui/forms/use-sending';

/** A record of the office as it was saved. */
export interface Versioned {
  readonly version: number | string;
}

/** A record with a number that each save raises by one. */
export interface Numbered extends Versioned {
  readonly version: number;
}

export interface VersionedSave<Details, Shown extends Saved, Saved extends Versioned = Numbered> {
  /** What stands in the form. */
  readonly mine: Details;
  /** The form began with these details, which were saved as this version. */
  readonly begun: Details;
  readonly version: Saved['version'];
  /** Saves on top of a version; returns the new one. */
  readonly save: (details: Details, basedOn: Saved['version']) => Promise<Saved>;
  /** Code of the reply when a colleague saved meanwhile. */
  readonly changed: string;
  /** Reads what the colleague saved; null when it is gone. */
  readonly read: () => Promise<Shown | null>;
  readonly detailsOf: (shown: Shown) => Details;
  /** The notice says this when the details are saved. */
  readonly done: string;
  /** Tells whether saving on top of this version can be undone; without it nothing can. */
  readonly canUndo?: (basedOn: Saved['version']) => boolean;
  /** Runs when these details are saved, before the page reads them again. */
  readonly onPut?: (details: Details) => void;
  /** Runs when the person gives up the own details. */
  readonly onTake: (theirs: Details) => void;
  /** Runs with the version that stands now, whoever saved it. */
  readonly onSaved: (now: Saved) => unknown;
}

/**
 * Saves details of the office by version. When a colleague saved meanwhile, both stand side by side until one is chosen.
 */
export function useVersionedSave<Details, Shown extends Saved, Saved extends Versioned = Numbered>({
  mine,
  begun,
  version,
  save,
  changed,
  read,
  detailsOf,
  done,
  canUndo,
  onPut,
  onTake,
  onSaved,
}: VersionedSave<Details, Shown, Saved>) {
  const [theirs, setTheirs] = useState<Shown | null>(null);
  const { busy, failure, send, tried } = useSending();
  const put = async (edited: Details, basedOn: Saved['version']) => {
    let saved: Saved;
    try {
      saved = await save(edited, basedOn);
    } catch (error) {
      if (!(error instanceof ApiError && error.code === changed)) throw error;
      setTheirs(await read());
      return;
    }
    onPut?.(edited);
    // Undo saves the earlier details as a new version, which a colleague sees too.
    const before = theirs ? detailsOf(theirs) : begun;
    const undo = async () => {
      await onSaved(await save(before, saved.version));
    };
    notifyDone({ done, ...(canUndo?.(basedOn) && { undo }) });
    await onSaved(saved);
  };
  return {
    busy,
    failure,
    /** Somebody tried to save what is not complete. */
    tried,
    /** Sends the details when they are complete. */
    submit: (isComplete = true, edited = mine) => void send(isComplete, () => put(edited, version)),
    /** Holds what both people saved, and the ways on; null while nobody else saved. */
    conflict: theirs && {
      mine,
      theirs: detailsOf(theirs),
      onKeepMine: () => {
        setTheirs(null);
        void send(true, () => put(mine, theirs.version));
      },
      onTakeTheirs: () => {
        onTake(detailsOf(theirs));
        setTheirs(null);
        void onSaved(theirs);
      },
    },
  };
}
