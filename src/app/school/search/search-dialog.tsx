import { Combobox, Modal, Text, TextInput, useCombobox } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useReducer, useState } from 'react';
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

/** Field and list: type, choose with the arrow keys, and go there with Enter. */
function PupilSearch({ onClose }: Pick<SearchDialogProps, 'onClose'>) {
  const { t } = useTranslation('school');
  const navigate = useNavigate();
  const pathOf = usePathOf();
  const [typed, setTyped] = useState('');
  const { search, found, error } = useFound(typed);
  const pupils = found?.pupils ?? [];
  // The list is part of the page, so it is never closed.
  const combobox = useCombobox({ opened: true });

  const { selectFirstOption } = combobox;
  // Each list that comes begins at its first pupil.
  useEffect(() => {
    if (found) selectFirstOption();
  }, [found, selectFirstOption]);

  const choose = (pupilId: string) => {
    const pupil = pupils.find((each) => each.pupilId === pupilId);
    if (!pupil) return;
    onClose();
    void navigate(pathOf(pupil));
  };

  return (
    <Combobox store={combobox} onOptionSubmit={choose}>
      <Combobox.EventsTarget withExpandedAttribute>
        <TextInput
          data-autofocus
          type="search"
          aria-label={t('search.name')}
          autoComplete="off"
          placeholder={t('search.hint')}
          leftSection={<IconSearch size={20} stroke={1.75} aria-hidden />}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={({ key }) => {
            // An open list keeps Escape from the dialog.
            if (key === 'Escape') onClose();
          }}
        />
      </Combobox.EventsTarget>
      <div className={styles.results}>
        <FailureAlert failure={error} />
        <Combobox.Options aria-label={t('search.found')}>
          {pupils.map((pupil) => (
            <Combobox.Option key={pupil.pupilId} value={pupil.pupilId} className={styles.option}>
              <FoundPupil pupil={pupil} />
            </Combobox.Option>
          ))}
        </Combobox.Options>
        <Text c="dimmed" component="output">
          {found && pupils.length === 0 ? t('search.nothing', { search }) : null}
          {found?.more ? t('search.more') : null}
        </Text>
      </div>
    </Combobox>
  );
}
