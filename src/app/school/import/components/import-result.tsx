import { Button, Card, Group, List, Stack, Text, ThemeIcon, Title } from '@mantine/core';
import { IconArrowBackUp, IconCheck, IconId } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ApiError } from '../../../api/api-error';
import { type CallReply, call } from '../../../api/call';
import { queryClient, useRead } from '../../../api/query';
import { useActions } from '../../shared/use-actions';
import { useSchoolPaths } from '../../shared/use-school-paths';

/** Codes that say that it cannot be undone any more, however often it is asked. */
const over: ReadonlySet<string> = new Set(['undo-over', 'undo-done']);

export type ImportResult = CallReply<'applyImport'>;

interface ImportDoneProps {
  readonly result: ImportResult;
  readonly importId: string;
  readonly onUndone: () => void;
}

/** Shows the result of an import, with undo and links to the login cards of its groups. */
export function ImportDone({ result, importId, onUndone }: ImportDoneProps) {
  const { t } = useTranslation('school');
  const { change, problem } = useActions(() => void queryClient.invalidateQueries());
  const [isOver, setOver] = useState(false);
  const undo = () =>
    change({
      done: t('classList.undone'),
      work: async () => {
        try {
          await call('undoChange', { params: { changeId: importId } });
        } catch (error) {
          if (error instanceof ApiError && over.has(error.code)) setOver(true);
          throw error;
        }
        onUndone();
      },
    });
  const paths = useSchoolPaths();
  const { data } = useRead('listGroups');
  const groups = (data?.groups ?? []).filter(({ groupId }) => result.groupIds.includes(groupId));
  return (
    <Card withBorder padding="xl" maw={760}>
      <Stack gap="md">
        <Group gap="sm">
          <ThemeIcon color="teal" radius="xl" size="lg" aria-hidden>
            <IconCheck size={22} stroke={2} />
          </ThemeIcon>
          <Title order={2}>{t('import.done.title')}</Title>
        </Group>
        <Text component="output">
          {t('import.done.text', {
            pupils: t('import.done.pupils', { count: result.pupilsAdded }),
            groups: t('import.done.groups', { count: result.groupsAdded }),
          })}{' '}
          {result.pupilsChanged > 0 ? t('import.done.changed', { count: result.pupilsChanged }) : null}{' '}
          {result.pupilsTrashed > 0 ? t('import.done.trashed', { count: result.pupilsTrashed }) : null}
        </Text>
        {problem}
        {groups.length > 0 ? (
          <>
            <Text>{t('import.done.next')}</Text>
            {groups.length > 1 ? (
              <div>
                <Button
                  component={Link}
                  to={paths.allCards(groups.map(({ groupId }) => groupId))}
                  leftSection={<IconId size={20} stroke={1.75} />}
                >
                  {t('passwords.allGroups.link', { count: groups.length })}
                </Button>
              </div>
            ) : null}
            <List listStyleType="none" spacing="xs" p={0}>
              {groups.map(({ groupId, name }) => (
                <List.Item key={groupId}>
                  <Button
                    component={Link}
                    to={paths.cards(groupId)}
                    variant="light"
                    leftSection={<IconId size={20} stroke={1.75} />}
                  >
                    {t('import.done.cards', { group: name })}
                  </Button>
                </List.Item>
              ))}
            </List>
          </>
        ) : null}
        <Group>
          <Button component={Link} to={paths.groups} variant="default">
            {t('import.done.toGroups')}
          </Button>
          {isOver ? null : (
            <Button
              variant="subtle"
              leftSection={<IconArrowBackUp size={20} stroke={1.75} />}
              onClick={() => void undo()}
            >
              {t('import.done.undo')}
            </Button>
          )}
        </Group>
      </Stack>
    </Card>
  );
}
