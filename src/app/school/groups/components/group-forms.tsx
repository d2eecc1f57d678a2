import { GroupTeachers } from '../../shared/group-teachers';
import type { RunAction } from '../../shared/use-actions';
import type { GroupShown, OpenForm } from '../types';
import { ArchiveGroup } from './archive-group';
import { GroupForm } from './group-form';
import { StartYear } from './start-year';

interface GroupFormsProps {
  readonly open: OpenForm | null;
  readonly groups: readonly GroupShown[];
  readonly onClose: () => void;
  readonly onDone: RunAction;
}

/** Shows the open form, if any. */
export function GroupForms({ open, groups, ...rest }: GroupFormsProps) {
  if (open === null) return null;
  const fromYear = groups[0]?.schoolYear ?? '';
  const ofYear = groups.filter(({ schoolYear }) => schoolYear === fromYear);
  switch (open.what) {
    case 'add':
      return <GroupForm {...rest} />;
    case 'edit':
      return <GroupForm group={open.group} {...rest} />;
    case 'teachers':
      return <GroupTeachers group={open.group} {...rest} />;
    case 'archive':
      return (
        <ArchiveGroup group={open.group} others={groups.filter((one) => one !== open.group)} {...rest} />
      );
    case 'year':
      return <StartYear groups={ofYear} fromYear={fromYear} {...rest} />;
  }
}
