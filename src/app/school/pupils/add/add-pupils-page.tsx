import { Alert, Button, Group, SimpleGrid, Stack, Textarea } from '@mantine/core';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../api/call';
import { queryClient, useRead } from '../../../api/query';
import { newId } from '../../../shared/new-id';
import { FailureAlert } from '../../../ui/forms/failure-alert';
import { useSending } from '../../../ui/forms/use-sending';
import { useUnsavedChanges } from '../../../ui/forms/use-unsaved-changes';
import { PageFrame } from '../../../ui/page/page-frame';
import { useFlemishYears } from '../../shared/use-flemish-years';
import { useGroupCrumbs } from '../../shared/use-group-crumbs';
import { useSchoolPaths } from '../../shared/use-school-paths';
import { AddPreview } from './add-preview';
import { type Added, AddedPupils } from './added-pupils';
import { typedPupils } from './typed-pupils';

/** Most pupils of one call. */
const mostAtOnce = 300;

/** Adds typed or pasted pupils to a group, with a preview while typing. */
export function Component() {
  const { t } = useTranslation(['school', 'common']);
  const paths = useSchoolPaths();
  const { data, isPending, error, refetch } = useRead('listPupils', { params: { groupId: paths.groupId } });
  const group = data?.group;
  const crumbs = useGroupCrumbs(group?.name, t('addPupils.title'));
  const [text, setText] = useState('');
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [added, setAdded] = useState<Added | null>(null);
  const flemish = useFlemishYears();
  const { busy, failure, send } = useSending();
  /** A pupil keeps its id while its line stays, so that sending again after a lost reply adds nobody twice. */
  const ids = useRef(new Map<string, string>());
  const shownText = useDeferredValue(text);
  const inClass = data?.pupils;
  const rows = useMemo(
    () => typedPupils(shownText, { flemish, inClass: inClass ?? [] }),
    [shownText, flemish, inClass],
  );
  const taken = rows.filter(({ id }) => !left.has(id));
  useUnsavedChanges(text.trim() !== '' && added === null);

  const idOf = (row: string) => {
    const known = ids.current.get(row) ?? newId();
    ids.current.set(row, known);
    return known;
  };
  const save = async () => {
    const { pupils } = await call('addPupils', {
      params: { groupId: paths.groupId },
      body: {
        pupils: taken.map(({ id, pupil: { firstName, lastName, sortName, year } }) => ({
          pupilId: idOf(id),
          firstName,
          lastName,
          sortName,
          year: year ?? group?.year ?? null,
        })),
      },
    });
    setAdded(pupils);
    await queryClient.invalidateQueries();
  };
  const again = () => {
    ids.current.clear();
    setText('');
    setLeft(new Set());
    setAdded(null);
  };
  const tick = (id: string, on: boolean) =>
    setLeft((before) => {
      const after = new Set(before);
      if (on) after.delete(id);
      else after.add(id);
      return after;
    });

  return (
    <PageFrame
      title={t('addPupils.title')}
      subtitle={group?.name}
      crumbs={crumbs}
      loading={isPending}
      error={error}
      onRetry={refetch}
    >
      {added ? (
        <AddedPupils added={added} group={group?.name ?? ''} onMore={again} />
      ) : (
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (!busy) void send(taken.length > 0 && taken.length <= mostAtOnce, save);
          }}
        >
          <SimpleGrid cols={{ base: 1, md: 2 }} spacing="xl">
            <Textarea
              label={t('classList.add.names')}
              description={t('classList.add.text')}
              placeholder={t('classList.add.example')}
              autosize
              minRows={8}
              maxRows={22}
              value={text}
              onChange={(event) => setText(event.currentTarget.value)}
              dir="auto"
              spellCheck={false}
            />
            <AddPreview rows={rows} left={left} onTick={tick} />
          </SimpleGrid>
          <Stack gap="sm" mt="lg">
            {taken.length > mostAtOnce ? <Alert color="orange">{t('classList.add.tooMany')}</Alert> : null}
            <FailureAlert failure={failure} inForm />
            <Group>
              <Button
                type="submit"
                size="md"
                loading={busy}
                disabled={taken.length === 0 || taken.length > mostAtOnce}
              >
                {t('classList.add.save', { count: taken.length })}
              </Button>
            </Group>
          </Stack>
        </form>
      )}
    </PageFrame>
  );
}
