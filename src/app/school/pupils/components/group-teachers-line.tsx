import { useTranslation } from 'react-i18next';
import type { CallReply } from '../../../api/call';
import { formatDay } from '../../../i18n/format';
import { useLocale } from '../../../i18n/use-locale';

type Group = CallReply<'listPupils'>['group'];

const shownAs = { day: 'numeric', month: 'numeric', year: 'numeric' } as const;

/** Names who teaches the group now, and who has it for some days, now or later. */
export function GroupTeachersLine({ group: { teachers, temporary } }: { readonly group: Group }) {
  const { t } = useTranslation('school');
  useLocale();
  const said = ({ name, from, until }: Group['temporary'][number]) => {
    const days = { name, from: from && formatDay(from, shownAs), until: until && formatDay(until, shownAs) };
    if (from === null) return t('pupils.temporary.until', days);
    return until === null ? t('pupils.temporary.from', days) : t('pupils.temporary.between', days);
  };
  const forGood = teachers.filter((name) => !temporary.some((each) => each.name === name));
  const parts = [
    ...(forGood.length > 0 ? [t('pupils.teachers', { names: forGood.join(', ') })] : []),
    ...(temporary.length > 0 ? [t('pupils.temporary.list', { names: temporary.map(said).join(', ') })] : []),
  ];
  return parts.length === 0 ? null : (
    <>
      <br />
      {parts.join(' · ')}
    </>
  );
}
