import { Alert, Button, Card, Group, NativeSelect, Stack, Text } from '@mantine/core';
import { IconCheck, IconId } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { type CallReply, call } from '../../../api/call';
import { queryClient, useRead } from '../../../api/query';
import { newId } from '../../../shared/new-id';
import { FailureAlert } from '../../../ui/forms/failure-alert';
import { useSending } from '../../../ui/forms/use-sending';
import { useUnsavedChanges } from '../../../ui/forms/use-unsaved-changes';
import { PageFrame } from '../../../ui/page/page-frame';
import { useGroupCrumbs } from '../../shared/use-group-crumbs';
import { useSchoolPaths } from '../../shared/use-school-paths';
import { chosenYear, usePupilYearOptions, useYearOptions } from '../../shared/years';
import { NameFields, namesOf, noName } from '../components/name-fields';

type Added = CallReply<'addPupils'>['pupils'][number];

/** Adds one child with its name, year and starting level. Made for homes; schools can use it too. */
export function Component() {
  const { t } = useTranslation(['school', 'common']);
  const paths = useSchoolPaths();
  const {
    data: group,
    isPending,
    error,
    refetch,
  } = useRead('readGroup', {
    params: { groupId: paths.groupId },
  });
  const crumbs = useGroupCrumbs(group?.name, t('addChild.title'));
  const [pupilId, setPupilId] = useState(() => newId());
  const [name, setName] = useState(noName);
  const [year, setYear] = useState<string | null>(null);
  const [start, setStart] = useState('');
  const [added, setAdded] = useState<Added | null>(null);
  const { busy, failure, send } = useSending();
  const years = usePupilYearOptions();
  const starts = useYearOptions(t('classList.child.ownYear'));
  const groupYear = group?.year ?? null;
  const chosen = year ?? String(groupYear ?? '');
  const missing = name.firstName.trim() === '';
  useUnsavedChanges(!missing && added === null);

  const save = async () => {
    const startLevel = chosenYear(start);
    const { pupils } = await call('addPupils', {
      params: { groupId: paths.groupId },
      body: {
        pupils: [
          {
            pupilId,
            ...namesOf(name),
            year: chosenYear(chosen),
            ...(startLevel === null ? {} : { startLevel }),
          },
        ],
      },
    });
    await queryClient.invalidateQueries();
    setAdded(pupils[0] ?? null);
  };
  const another = () => {
    setPupilId(newId());
    setName(noName);
    setStart('');
    setAdded(null);
  };

  return (
    <PageFrame
      title={t('addChild.title')}
      subtitle={group?.name}
      crumbs={crumbs}
      loading={isPending}
      error={error}
      onRetry={refetch}
    >
      <Card withBorder padding="xl" maw={560}>
        {added ? (
          <Stack gap="md">
            <Alert color="teal" icon={<IconCheck aria-hidden />}>
              {t('classList.child.saved', added)}
            </Alert>
            <Group gap="sm">
              <Button
                component={Link}
                to={paths.cards()}
                state={{ pupilIds: [added.pupilId] }}
                leftSection={<IconId size={20} stroke={1.75} />}
              >
                {t('classList.pupil.card')}
              </Button>
              <Button variant="default" onClick={another}>
                {t('classList.child.another')}
              </Button>
            </Group>
          </Stack>
        ) : (
          <form
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              if (!busy) void send(!missing, save);
            }}
          >
            <Stack gap="md">
              <Text c="dimmed">{t('classList.child.text')}</Text>
              <NameFields name={name} onChange={setName} />
              <NativeSelect
                label={t('classList.pupil.year')}
                data={years}
                value={chosen}
                onChange={(event) => setYear(event.currentTarget.value)}
              />
              <NativeSelect
                label={t('classList.child.start')}
                description={t('classList.child.startHint')}
                data={starts}
                value={start}
                onChange={(event) => setStart(event.currentTarget.value)}
              />
              <FailureAlert failure={failure} inForm />
              <Group>
                <Button type="submit" loading={busy} disabled={missing}>
                  {t('classList.child.save')}
                </Button>
              </Group>
            </Stack>
          </form>
        )}
      </Card>
    </PageFrame>
  );
}
