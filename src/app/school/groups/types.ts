import type { CallReply } from '../../api/call';

export type GroupShown = CallReply<'listGroups'>['groups'][number];

/** Actions of one group. */
export type GroupAction = 'edit' | 'teachers' | 'archive';

export interface GroupsProps {
  readonly groups: readonly GroupShown[];
  readonly onAction: (action: GroupAction, group: GroupShown) => void;
}

/** The open form of the page. */
export type OpenForm =
  | { readonly what: 'add' | 'year' }
  | { readonly what: GroupAction; readonly group: GroupShown };
