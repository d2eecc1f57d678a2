import type { UseFormReturnType } from '@mantine/form';
import { type FormEvent, useState } from 'react';
import { ApiError } from '../../../api/api-error';
import { notifyDone } from '../../../ui/forms/notify-done';
import { useSending } from '../../../ui/forms/use-sending';

interface VersionedForm<Details, Shown> {
  readonly form: UseFormReturnType<Details>;
  /** The form began with these details, which were saved as this version. */
  readonly begun: Details;
  readonly version: number;
  /** Saves on top of a version; returns the new one. */
  readonly save: (details: Details, basedOn: number) => Promise<{ readonly version: number }>;
  /** Code of the reply when a colleague saved meanwhile. */
  readonly changed: string;
  /** Reads what the colleague saved; null when it is gone. */
  readonly read: () => Promise<Shown | null>;
  readonly detailsOf: (shown: Shown) => Details;
  /** The notice says this when the details are saved. */
  readonly done: string;
  /** Tells whether saving on top of this version can be undone; without it nothing can. */
  readonly canUndo?: (basedOn: number) => boolean;
  readonly onSaved: () => unknown;
}

/**
 * Saves a form of the office by version. When a colleague saved meanwhile, both stand side by side until one is chosen.
 */
export function useVersionedForm<Details, Shown extends { readonly version: number }>({
  form,
  begun,
  version,
  save,
  changed,
  read,
  detailsOf,
  done,
  canUndo,
  onSaved,
}: VersionedForm<Details, Shown>) {
  const [theirs, setTheirs] = useState<Shown | null>(null);
  const { busy, failure, send } = useSending();
  const put = async (edited: Details, basedOn: number) => {
    let saved: { readonly version: number };
    try {
      saved = await save(edited, basedOn);
    } catch (error) {
      if (!(error instanceof ApiError && error.code === changed)) throw error;
      setTheirs(await read());
      return;
    }
    form.resetDirty(edited);
    // Undo saves the earlier details as a new version, which a colleague sees too.
    const before = theirs ? detailsOf(theirs) : begun;
    const undo = async () => {
      await save(before, saved.version);
      await onSaved();
    };
    notifyDone({ done, ...(canUndo?.(basedOn) && { undo }) });
    await onSaved();
  };
  const sendOn = (edited: Details, basedOn: number) => void send(true, () => put(edited, basedOn));
  const submit: (event?: FormEvent<HTMLFormElement>) => void = form.onSubmit((edited) =>
    sendOn(edited, version),
  );
  return {
    busy,
    failure,
    submit,
    /** Holds what both people saved, and the ways on; null while nobody else saved. */
    conflict: theirs && {
      mine: form.values,
      theirs: detailsOf(theirs),
      onKeepMine: () => {
        setTheirs(null);
        sendOn(form.values, theirs.version);
      },
      onTakeTheirs: () => {
        form.resetDirty(form.values);
        void onSaved();
      },
    },
  };
}
