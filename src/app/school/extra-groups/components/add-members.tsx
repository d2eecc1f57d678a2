import { MultiSelect } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type CallReply, call } from '../../../api/call';
import { keyOf } from '../../../api/query';
import { FailureAlert } from '../../../ui/forms/failure-alert';
import { FormModal } from '../../../ui/forms/form-modal';
import { DayRange } from '../../shared/day-range';
import { areDaysWrong, type Days } from '../../shared/days';
import type { RunAction } from '../../shared/use-actions';
import type { ExtraGroupPage } from '../types';

type Found = CallReply<'searchPupils'>['pupils'][number];

/** Pause in typing before it is asked, ms. */
const typingPause = 150;
/** Pupils a call may add. */
const most = 100;

interface AddMembersProps {
  readonly page: ExtraGroupPage;
  readonly onClose: () => void;
  readonly onDone: RunAction;
}

/** Adds pupils of the whole school to an extra group, found by name, with the days of all of them. */
export function AddMembers({ page, onClose, onDone }: AddMembersProps) {
  const { t } = useTranslation(['extra', 'common']);
  const { groupId, name } = page.group;
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<readonly Found[]>([]);
  const [days, setDays] = useState<Days>({ from: null, until: null });
  const [search] = useDebouncedValue(typed.trim().slice(0, 100), typingPause);
  const input = { query: { search } };
  const { data, error } = useQuery({
    queryKey: keyOf('searchPupils', input),
    queryFn: () => call('searchPupils', input),
    enabled: search !== '',
    placeholderData: keepPreviousData,
  });
  const inGroup = new Set([...page.members, ...page.others].map(({ pupilId }) => pupilId));
  const found = (search === '' ? [] : (data?.pupils ?? [])).filter(
    ({ pupilId, place }) => place === 'group' && !inGroup.has(pupilId),
  );
  const known = new Map([...chosen, ...found].map((pupil) => [pupil.pupilId, pupil]));
  const save = async () => {
    const pupilIds = chosen.map(({ pupilId }) => pupilId);
    const params = { groupId };
    await call('putExtraMembers', {
      params,
      body: { members: pupilIds.map((pupilId) => ({ pupilId, ...days })) },
    });
    onClose();
    await onDone({
      done: t('membersAdded', { count: pupilIds.length, name }),
      undo: () => call('removeExtraMembers', { params, body: { pupilIds } }),
    });
  };
  return (
    <FormModal
      title={t('chooseFor', { name })}
      submit={t('choose')}
      size="lg"
      disabled={chosen.length === 0 || areDaysWrong(days)}
      onClose={onClose}
      onSubmit={save}
    >
      <MultiSelect
        label={t('pupils')}
        description={t('pupilsHint')}
        placeholder={t('search')}
        data-autofocus
        searchable
        hidePickedOptions
        maxValues={most}
        nothingFoundMessage={t(search === '' ? 'typeFirst' : 'nothingFound')}
        searchValue={typed}
        onSearchChange={setTyped}
        // The server has searched already, also by the words of a name in another order.
        filter={({ options }) => options}
        data={[...known.values()].map(({ pupilId, name: pupil, group }) => ({
          value: pupilId,
          label: [pupil, group?.name].filter(Boolean).join(' · '),
        }))}
        value={chosen.map(({ pupilId }) => pupilId)}
        onChange={(pupilIds) => {
          setChosen(pupilIds.flatMap((pupilId) => known.get(pupilId) ?? []));
          setTyped('');
        }}
      />
      <FailureAlert failure={error} inForm />
      <DayRange days={days} hint={t('daysHint')} onChange={setDays} />
    </FormModal>
  );
}
