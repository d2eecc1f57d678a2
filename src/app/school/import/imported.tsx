import { Button, Card, Group, List, Stack, Text, ThemeIcon, Title } from '@mantine/core';
import { IconCheck, IconId } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { CallReply } from '../../api/call';
import { useRead } from '../../api/query';
import { usePlace } from '../use-place';

export type ImportResult = CallReply<'applyImport'>;

/** What the import did, and the way to the cards of its groups. */
export function Imported({ result }: { readonly result: ImportResult }) {
  const { t } = useTranslation('school');
  const place = usePlace();
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
          })}
        </Text>
        {groups.length > 0 ? (
          <>
            <Text>{t('import.done.next')}</Text>
            <List listStyleType="none" spacing="xs" p={0}>
              {groups.map(({ groupId, name }) => (
                <List.Item key={groupId}>
                  <Button
                    component={Link}
                    to={place.cards(groupId)}
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
          <Button component={Link} to={place.groups} variant="default">
            {t('import.done.toGroups')}
          </Button>
        </Group>
      </Stack>
    </Card>
  );
}
