import { Alert, Button, Group, Stack, Switch, Text } from '@mantine/core';
import { IconCloudDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type CallReply, call } from '../../../api/call';
import { formatDate, formatMoment } from '../../../i18n/format';
import { confirm } from '../../../ui/forms/confirm';
import { FailureAlert } from '../../../ui/forms/failure-alert';
import { useSending } from '../../../ui/forms/use-sending';

export type Link = NonNullable<CallReply<'readAdministration'>['link']>;

/** The code of a school as somebody types it. */
export const codeOf = ({ school }: Pick<Link, 'school'>): string =>
  'brin' in school ? `${school.brin}${school.branch ?? ''}` : school.schoolKey;

/** Gives the focus to an element when it appears. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus();

/** How the last fetch went: what it brought, what waits, or why it failed. */
function LastFetch({ last, problem }: Pick<Link, 'last' | 'problem'>) {
  const { t } = useTranslation('school');
  return (
    <>
      {problem ? (
        <Alert
          color="red"
          variant="light"
          title={t('import.administration.failed', { when: formatMoment(problem.at) })}
        >
          {problem.message}
        </Alert>
      ) : null}
      {last ? (
        <Text>
          {t('import.administration.last', { when: formatMoment(last.at), count: last.pupils })}{' '}
          {last.applied > 0 ? t('import.administration.applied', { count: last.applied }) : null}
        </Text>
      ) : null}
      {last && last.waiting > 0 ? (
        <Alert
          color="orange"
          variant="light"
          title={t('import.administration.waiting', { count: last.waiting })}
        >
          {t('import.administration.waitingText')}
        </Alert>
      ) : null}
    </>
  );
}

interface ConnectionProps {
  readonly link: Link;
  /** The page says already why the last fetch failed. */
  readonly isProblemSaid: boolean;
  /** Gives the focus to the first button, because the form in its place had it. */
  readonly takesFocus: boolean;
  /** Says that the connection was tried and works. */
  readonly works: number | null;
  readonly onFetch: () => void;
  readonly onTest: () => Promise<unknown>;
  readonly onReplace: () => void;
  /** Reads the connection again. */
  readonly onChanged: () => Promise<unknown>;
}

/** A school's connection with its administration system: fetching now and at night, trying and ending it. */
export function Connection({
  link,
  isProblemSaid,
  takesFocus,
  works,
  onFetch,
  onTest,
  onReplace,
  onChanged,
}: ConnectionProps) {
  const { t } = useTranslation('school');
  const { failure, send } = useSending();
  const [isTesting, setTesting] = useState(false);
  const isGone = link.systemName === null;

  const setNights = (nights: Pick<Link, 'nightly' | 'applies'>) =>
    void send(true, async () => {
      await call('setAdministrationNights', { body: nights });
      await onChanged();
    });
  const test = () =>
    void send(true, async () => {
      setTesting(true);
      await onTest().finally(() => setTesting(false));
    });
  const disconnect = async () => {
    const sure = await confirm({
      title: t('import.administration.disconnectTitle'),
      text: t('import.administration.disconnectText'),
      yes: t('import.administration.disconnect'),
    });
    if (!sure) return;
    await send(true, async () => {
      await call('disconnectAdministration');
      await onChanged();
    });
  };

  return (
    <Stack gap="md">
      <Text>
        {t('import.administration.connected', {
          system: link.systemName ?? link.systemId,
          code: codeOf(link),
          date: formatDate(link.connectedAt.slice(0, 10)),
        })}
      </Text>
      <LastFetch last={link.last} problem={isTesting || failure || isProblemSaid ? null : link.problem} />
      {works === null ? null : (
        <Text component="output" fw={600}>
          {t('import.administration.works', { count: works })}
        </Text>
      )}
      <FailureAlert failure={failure} />
      <Group gap="sm">
        <Button
          {...(takesFocus && { ref: takeFocus })}
          leftSection={<IconCloudDownload size={20} stroke={1.75} aria-hidden />}
          disabled={isGone}
          onClick={onFetch}
        >
          {t('import.administration.fetch')}
        </Button>
        <Button variant="default" loading={isTesting} disabled={isGone} onClick={test}>
          {t('import.administration.test')}
        </Button>
      </Group>
      <Switch
        label={t('import.administration.nightly')}
        description={t('import.administration.nightlyHint')}
        checked={link.nightly}
        disabled={isGone}
        onChange={({ currentTarget }) =>
          setNights({ nightly: currentTarget.checked, applies: currentTarget.checked && link.applies })
        }
      />
      <Switch
        label={t('import.administration.applies')}
        description={t('import.administration.appliesHint')}
        checked={link.applies}
        disabled={!link.nightly}
        onChange={({ currentTarget }) => setNights({ nightly: true, applies: currentTarget.checked })}
      />
      <Group gap="sm">
        <Button variant="default" size="sm" onClick={onReplace}>
          {t('import.administration.replace')}
        </Button>
        <Button variant="default" size="sm" onClick={() => void disconnect()}>
          {t('import.administration.disconnect')}
        </Button>
      </Group>
    </Stack>
  );
}
