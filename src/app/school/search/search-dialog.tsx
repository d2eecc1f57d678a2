import { Combobox, Modal, Text, TextInput, useCombobox } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useId, useReducer, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { call } from '../../api/call';
import { keyOf } from '../../api/query';
import { useFlag } from '../../session/use-flag';
import { FailureAlert } from '../../ui/forms/failure-alert';
import { useSchoolPaths } from '../shared/use-school-paths';
import { FoundPupil } from './found-pupil';
import styles from './search.module.css';
import type { PupilFound } from './types';

/** Pause in typing before it is asked, ms. */
const typingPause = 150;

function useFound(typed: string) {
  const [search] = useDebouncedValue(typed.trim().slice(0, 100), typingPause);
  const input = { query: { search } };
  const { data, error, refetch } = useQuery({
    queryKey: keyOf('searchPupils', input),
    queryFn: () => call('searchPupils', input),
    enabled: search !== '',
    placeholderData: keepPreviousData,
  });
  return { search, found: search === '' ? undefined : data, error, refetch };
}

/** Returns the page of a pupil that was found. */
function usePathOf() {
  const paths = useSchoolPaths();
  const hasProgress = useFlag('featureVoortgang');
  return ({ pupilId, group, place }: PupilFound): string => {
    if (place === 'trash' || !group) return paths.trash;
    return hasProgress
      ? paths.progress(pupilId, 'current', { groupId: group.groupId })
      : paths.pupils(group.groupId);
  };
}

interface SearchDialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

/**
 * Finds a pupil by name. It stays mounted while it is closed, and opens after it was mounted, so that closing gives the
 * focus back.
 */
export function SearchDialog({ opened, onClose }: SearchDialogProps) {
  const { t } = useTranslation(['school', 'common']);
  const [mounted, mount] = useReducer(() => true, false);
  useEffect(() => mount(), []);
  return (
    <Modal
      opened={opened && mounted}
      onClose={onClose}
      title={t('search.title')}
      size="lg"
      yOffset="8vh"
      closeButtonProps={{ 'aria-label': t('common:action.close') }}
    >
      <PupilSearch onClose={onClose} />
    </Modal>
  );
}

/** Field and list: type, choose with the arrow keys, and go there with Enter; the focus stays in the field. */
function PupilSearch({ onClose }: Pick<SearchDialogProps, 'onClose'>) {
  const { t } = useTranslation('school');
  const navigate = useNavigate();
  const pathOf = usePathOf();
  const listId = useId();
  const [typed, setTyped] = useState('');
  const [place, setPlace] = useState(0);
  const { search, found, error } = useFound(typed);
  const pupils = found?.pupils ?? [];
  // A shorter list may come after the arrow keys were used.
  const at = Math.min(place, pupils.length - 1);
  const idOf = (pupilId: string) => `${listId}-${pupilId}`;
  const chosen = pupils[at];

  // Mantine tells nobody which option its keys have chosen: the list is its, the keys are ours.
  const combobox = useCombobox({ opened: true });

  const choose = (pupilId: string) => {
    const pupil = pupils.find((each) => each.pupilId === pupilId);
    if (!pupil) return;
    onClose();
    void navigate(pathOf(pupil));
  };
  const step = (by: number) => {
    const next = (at + by + pupils.length) % pupils.length;
    setPlace(next);
    document.getElementById(idOf(pupils[next]?.pupilId ?? ''))?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || !chosen) return;
    if (event.key === 'Enter') choose(chosen.pupilId);
    else if (event.key === 'ArrowDown') step(1);
    else if (event.key === 'ArrowUp') step(-1);
    else return;
    event.preventDefault();
  };

  const ofList = {
    role: 'combobox',
    'aria-expanded': pupils.length > 0,
    'aria-controls': listId,
    'aria-autocomplete': 'list',
    'aria-activedescendant': chosen && idOf(chosen.pupilId),
  } as const;

  return (
    <>
      <TextInput
        data-autofocus
        type="search"
        {...ofList}
        aria-label={t('search.name')}
        autoComplete="off"
        placeholder={t('search.hint')}
        leftSection={<IconSearch size={20} stroke={1.75} aria-hidden />}
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setPlace(0);
        }}
        onKeyDown={onKeyDown}
      />
      <div className={styles.results}>
        <FailureAlert failure={error} />
        <Combobox store={combobox} onOptionSubmit={choose}>
          <Combobox.Options id={listId} aria-label={t('search.found')}>
            {pupils.map((pupil, index) => (
              <Combobox.Option
                key={pupil.pupilId}
                id={idOf(pupil.pupilId)}
                value={pupil.pupilId}
                selected={index === at}
                aria-selected={index === at}
                className={styles.option}
              >
                <FoundPupil pupil={pupil} />
              </Combobox.Option>
            ))}
          </Combobox.Options>
        </Combobox>
        <Text c="dimmed" component="output">
          {found && pupils.length === 0 ? t('search.nothing', { search }) : null}
          {found?.more ? t('search.more') : null}
        </Text>
      </div>
    </>
  );
}
