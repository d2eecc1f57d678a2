/** Texts of a form, by field. */
export type Typed = Readonly<Record<string, string>>;

/**
 * Reads what was typed into a form of this tab before, for a reload or a way back. It is gone with the tab: a computer
 * of a school has many users. Fields that the form does not know are left out.
 */
export function readDraft<Values extends Typed>(key: string, empty: Values): Values {
  const values: Record<string, string> = { ...empty };
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    if (typeof draft !== 'object' || draft === null) return empty;
    for (const [field, value] of Object.entries(draft))
      if (field in empty && typeof value === 'string') values[field] = value;
  } catch {
    return empty;
  }
  return values as Values;
}

export function saveDraft(key: string, values: Typed): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(values));
  } catch {
    // Without storage the texts are in the page alone.
  }
}

export function clearDraft(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Without storage there is no draft.
  }
}
