import { Alert, Button, Card, Group, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { IconCheck, IconId } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { CallReply } from '../../../api/call';
import { useSchoolPaths } from '../../shared/use-school-paths';

export type Added = CallReply<'addPupils'>['pupils'];

interface AddedPupilsProps {
  readonly added: Added;
  readonly group: string;
  readonly onMore: () => void;
}

/** Lists the added pupils with their new user names. */
export function AddedPupils({ added, group, onMore }: AddedPupilsProps) {
  const { t } = useTranslation('school');
  const paths = useSchoolPaths();
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
            to={paths.cards()}
            state={{ pupilIds: added.map(({ pupilId }) => pupilId) }}
            leftSection={<IconId size={20} stroke={1.75} />}
          >
            {t('classList.add.cards')}
          </Button>
          <Button variant="default" onClick={onMore}>
            {t('classList.add.more')}
          </Button>
          <Button variant="default" component={Link} to={paths.pupils()}>
            {t('classList.add.toGroup', { group })}
          </Button>
        </Group>
      </Stack>
    </Card>
  );
}
