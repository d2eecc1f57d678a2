import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../api/call';
import { FormModal } from '../../../ui/forms/form-modal';
import { DayRange } from '../../shared/day-range';
import { areDaysWrong, type Days } from '../../shared/days';
import type { RunAction } from '../../shared/use-actions';
import type { Membership } from '../types';

interface MemberDaysProps {
  readonly groupId: string;
  readonly member: Membership;
  readonly onClose: () => void;
  readonly onDone: RunAction;
}

/** Changes from and until when one pupil is in an extra group. */
export function MemberDays({ groupId, member, onClose, onDone }: MemberDaysProps) {
  const { t } = useTranslation(['extra', 'common']);
  const { pupilId, name, from, until } = member;
  const [days, setDays] = useState<Days>({ from, until });
  const put = (wanted: Days) =>
    call('putExtraMembers', { params: { groupId }, body: { members: [{ pupilId, ...wanted }] } });
  const save = async () => {
    await put(days);
    onClose();
    await onDone({ done: t('daysChanged', { name }), undo: () => put({ from, until }) });
  };
  return (
    <FormModal
      title={t('changeDaysOf', { name })}
      submit={t('common:action.save')}
      disabled={areDaysWrong(days)}
      onClose={onClose}
      onSubmit={save}
    >
      <DayRange days={days} hint={t('daysHint')} onChange={setDays} />
    </FormModal>
  );
}
