/** What is filled in already when the drawer opens. */
export interface ReadyStart {
  /** Absent: the whole group. */
  readonly pupilIds?: readonly string[];
  readonly collectionKey?: string;
}

/** What the required tasks of now do while a task lasts, and what follows it. */
export type Rest = 'wait' | 'beside' | 'next';
