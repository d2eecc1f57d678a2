import { Alert, Button, Card, Group, SimpleGrid, Stack, Text, Textarea, Title } from '@mantine/core';
import { IconCheck, IconId } from '@tabler/icons-react';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { type CallReply, call } from '../../api/call';
import { queryClient, useRead } from '../../api/query';
import { useLocale } from '../../i18n/use-locale';
import { newId } from '../../new-id';
import { FailureAlert } from '../../ui/failure-alert';
import { PageFrame } from '../../ui/page-frame';
import { useSending } from '../../ui/use-sending';
import { useUnsavedChanges } from '../../ui/use-unsaved-changes';
import { useGroupCrumbs } from '../use-group-crumbs';
import { usePlace } from '../use-place';
import { AddPreview } from './add-preview';
import { typedPupils } from './typed-pupils';

type Added = CallReply<'addPupils'>['pupils'];

/** As many as one call takes. */
const mostAtOnce = 300;

/** Many pupils for one group, typed or pasted; what they become is seen while one types. */
export function Component() {
  const { t } = useTranslation(['school', 'common']);
  const locale = useLocale();
  const place = usePlace();
  const { data, isPending, error, refetch } = useRead('listPupils', { params: { groupId: place.groupId } });
  const group = data?.group;
  const crumbs = useGroupCrumbs(group?.name, t('addPupils.title'));
  const [text, setText] = useState('');
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [added, setAdded] = useState<Added | null>(null);
  const { busy, failure, send } = useSending();
  /** A pupil keeps its id while its line stays: sent again after a lost answer, nobody comes in twice. */
  const ids = useRef(new Map<string, string>());
  const shownText = useDeferredValue(text);
  const inClass = data?.pupils;
  const rows = useMemo(
    () => typedPupils(shownText, { flemish: locale === 'be', inClass: inClass ?? [] }),
    [shownText, locale, inClass],
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
      params: { groupId: place.groupId },
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
        <Done added={added} group={group?.name ?? ''} onMore={again} />
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
            <FailureAlert failure={failure} />
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

interface DoneProps {
  readonly added: Added;
  readonly group: string;
  readonly onMore: () => void;
}

/** Who came in, with the user names that were made. */
function Done({ added, group, onMore }: DoneProps) {
  const { t } = useTranslation('school');
  const place = usePlace();
  return (
    <Card withBorder padding="xl" maw={760}>
      <Stack gap="md">
        <Title order={2} size="h3">
          {t('classList.add.done')}
        </Title>
        <Alert color="teal" icon={<IconCheck aria-hidden />}>
          {t('classList.add.doneText', { count: added.length, group })}
        </Alert>
        <SimpleGrid component="ul" cols={{ base: 1, sm: 2 }} spacing="xs" m={0} p={0}>
          {added.map(({ pupilId, name, userName }) => (
            <Text component="li" key={pupilId} style={{ listStyle: 'none', overflowWrap: 'anywhere' }}>
              <b dir="auto">{name}</b> · {userName}
            </Text>
          ))}
        </SimpleGrid>
        <Group gap="sm">
          <Button
            component={Link}
            to={place.cards()}
            state={{ pupilIds: added.map(({ pupilId }) => pupilId) }}
            leftSection={<IconId size={20} stroke={1.75} />}
          >
            {t('classList.add.cards')}
          </Button>
          <Button variant="default" onClick={onMore}>
            {t('classList.add.more')}
          </Button>
          <Button variant="default" component={Link} to={place.pupils()}>
            {t('classList.add.toGroup', { group })}
          </Button>
        </Group>
      </Stack>
    </Card>
  );
}
