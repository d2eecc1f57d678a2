import type { Cells } from '../list/split-list';

/** Whether a list is a single file of a OneRoster export, which says nothing without the others. */
export const isRosterPart = ([heads = []]: Cells): boolean =>
  heads.some((head) => head.replace(/^\W+/, '').toLowerCase() === 'sourcedid');
