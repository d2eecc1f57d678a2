import { ActionIcon, Badge, Box, Button, Group, Stack, Text, Tooltip, VisuallyHidden } from '@mantine/core';
import { IconDownload, IconTrash } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/call';
import { keyOf } from '../../api/query';
import { formatMoment } from '../../i18n/format';
import { useDownload } from '../../ui/download/use-download';
import { confirm } from '../../ui/forms/confirm';
import { FailureAlert } from '../../ui/forms/failure-alert';
import { notifyDone } from '../../ui/forms/notify-done';
import { useSending } from '../../ui/forms/use-sending';
import { CardSection } from '../../ui/page/card-section';
import { type KeysetColumn, KeysetTable } from '../shared/keyset-table';
import { useKeyset } from '../shared/use-keyset';
import type { SignUp, WebinarShown } from './types';

interface SignUpsProps {
  readonly webinar: WebinarShown;
  readonly onChanged: () => unknown;
}

/** Lists who signed up for a webinar, in order, and saves the list as a file. */
export function SignUps({ webinar, onChanged }: SignUpsProps) {
  const { t } = useTranslation('office');
  const params = { webinarId: webinar.webinarId };
  const keyset = useKeyset();
  const { size, after } = keyset;
  const query = { size, ...(after && { after }) };
  const { data, error } = useQuery({
    queryKey: keyOf('listWebinarSignUps', { params, query }),
    queryFn: () => call('listWebinarSignUps', { params, query }),
    placeholderData: keepPreviousData,
  });
  const { linkTo, state } = useDownload();
  const { failure, send } = useSending();
  const remove = async ({ signUpId, name }: SignUp) => {
    const title = t('webinars.remove');
    if (!(await confirm({ title, text: t('webinars.removeText', { name }), yes: title, grave: true })))
      return;
    await call('removeWebinarSignUp', { params: { ...params, signUpId } });
    notifyDone({ done: t('webinars.removed', { name }) });
    await onChanged();
  };
  const columns = useColumns((signUp) => void send(true, () => remove(signUp)));
  return (
    <CardSection title={t('webinars.signUps')} text={t('webinars.signUpsHint')}>
      <FailureAlert failure={failure ?? error} />
      {data?.signUps.length === 0 ? (
        <Text>{t(webinar.state === 'over' ? 'webinars.nobodyLeft' : 'webinars.nobody')}</Text>
      ) : null}
      {data && data.signUps.length > 0 ? (
        <Stack gap="md">
          <Group>
            <Button
              component="a"
              {...linkTo('exportWebinarSignUps', { params })}
              variant="default"
              leftSection={<IconDownload size={20} stroke={1.75} aria-hidden />}
            >
              {t('log.export')}
            </Button>
          </Group>
          {state}
          <KeysetTable
            label={t('webinars.signUps')}
            rows={data.signUps}
            rowId={({ signUpId }) => signUpId}
            columns={columns}
            keyset={keyset}
            next={data.next}
          />
        </Stack>
      ) : null}
    </CardSection>
  );
}

function useColumns(onRemove: (signUp: SignUp) => void): KeysetColumn<SignUp>[] {
  const { t } = useTranslation('office');
  const badgeOf = ({ placed }: SignUp) => (
    <Badge variant={placed ? 'light' : 'default'} miw="max-content">
      {t(placed ? 'webinars.hasPlace' : 'webinars.isWaiting')}
    </Badge>
  );
  return [
    {
      id: 'name',
      header: t('accounts.name'),
      cell: (signUp) => (
        <Box miw="min(200px, 42vw)" style={{ overflowWrap: 'anywhere' }}>
          <Text fw={600}>{signUp.name}</Text>
          <Text size="sm" c="dimmed">
            {signUp.email}
          </Text>
          <Text size="sm" hiddenFrom="sm">
            {signUp.school}
          </Text>
          <Box hiddenFrom="sm" mt={4}>
            {badgeOf(signUp)}
          </Box>
        </Box>
      ),
    },
    { id: 'school', header: t('pupils.school'), cell: ({ school }) => school || '–', wide: 'sm' },
    { id: 'placed', header: t('edit.state'), cell: badgeOf, wide: 'sm' },
    {
      id: 'signedUpAt',
      header: t('webinars.signedUpAt'),
      cell: ({ signedUpAt }) => formatMoment(signedUpAt),
      wide: true,
    },
    {
      id: 'remove',
      header: <VisuallyHidden>{t('webinars.remove')}</VisuallyHidden>,
      align: 'right',
      cell: (signUp) => {
        const label = t('webinars.removeOf', { name: signUp.name });
        return (
          <Tooltip label={label}>
            <ActionIcon
              variant="subtle"
              color="red"
              size="lg"
              aria-label={label}
              onClick={() => onRemove(signUp)}
            >
              <IconTrash size={20} stroke={1.75} aria-hidden />
            </ActionIcon>
          </Tooltip>
        );
      },
    },
  ];
}
