/** What a teacher can do something about; all but `goal` are trouble. */
export const matterKinds = ['skill', 'error', 'stuck', 'guessing', 'not-practising', 'goal'] as const;
export type MatterKind = (typeof matterKinds)[number];

/** A matter that the page of today names of a pupil. */
export interface Matter {
  readonly kind: MatterKind;
  /** Narrowest skill, misconception or collection; empty when the kind has none. */
  readonly code: string;
}

/** Days for which a matter stays off the page after a teacher did something about it. */
export const matterRestsDays = 14;
