import type { UseFormReturnType } from '@mantine/form';
import type { FormEvent } from 'react';
import { type Numbered, useVersionedSave, type Versioned, type VersionedSave } from './use-versioned-save';

interface VersionedForm<Details, Shown extends Saved, Saved extends Versioned = Numbered>
  extends Omit<VersionedSave<Details, Shown, Saved>, 'mine' | 'onPut' | 'onTake'> {
  readonly form: UseFormReturnType<Details>;
  /** Tells whether details that the form accepts can be sent; all can without it. */
  readonly isComplete?: (details: Details) => boolean;
}

/** Saves a form of Mantine by version, as `useVersionedSave` does with any details. */
export function useVersionedForm<Details, Shown extends Saved, Saved extends Versioned = Numbered>({
  form,
  isComplete,
  ...rest
}: VersionedForm<Details, Shown, Saved>) {
  const saving = useVersionedSave<Details, Shown, Saved>({
    ...rest,
    mine: form.values,
    onPut: form.resetDirty,
    onTake: () => form.resetDirty(form.values),
  });
  const submit: (event?: FormEvent<HTMLFormElement>) => void = form.onSubmit((edited) =>
    saving.submit(isComplete?.(edited) ?? true, edited),
  );
  return { ...saving, submit };
}
