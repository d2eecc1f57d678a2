import { Button, Text } from '@mantine/core';
import { IconWorld } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/call';
import { queryClient } from '../../api/query';
import { confirm } from '../../ui/forms/confirm';
import { FailureAlert } from '../../ui/forms/failure-alert';
import { notifyDone } from '../../ui/forms/notify-done';
import { useSending } from '../../ui/forms/use-sending';
import type { CollectionShown } from './types';
import type { Finding } from './use-ladder';

interface PublishProps {
  /** Null for a collection that nobody has saved yet. */
  readonly saved: CollectionShown | null;
  readonly unsaved: boolean;
  readonly findings: readonly Finding[];
  readonly onPublished: () => unknown;
}

/** Publishes the draft as it was saved, once it has no errors. */
export function Publish({ saved, unsaved, findings, onPublished }: PublishProps) {
  const { t } = useTranslation('office');
  const { busy, failure, send } = useSending();
  const count = findings.filter(({ level }) => level === 'error').length;
  const publish = async () => {
    if (!saved) return;
    const next = saved.publishedVersion + 1;
    const text = `${t('collections.publishText', { version: next })} ${t('collections.onPublishText')}`;
    if (!(await confirm({ title: t('collections.publish'), text, yes: t('collections.publish') }))) return;
    const params = { collectionKey: saved.collectionKey };
    const { publishedVersion } = await call('publishOfficeCollection', {
      params,
      body: { version: saved.version },
    });
    // Before the first version there is none to put back: then schools cannot choose the collection any more.
    const undo = async () => {
      if (publishedVersion > 1) await call('putBackOfficeCollection', { params, body: { publishedVersion } });
      else await call('archiveOfficeCollection', { params, body: { archived: true } });
      await queryClient.invalidateQueries();
    };
    notifyDone({ done: t('collections.published', { version: publishedVersion }), undo });
    await onPublished();
  };
  return (
    <>
      <FailureAlert failure={failure} />
      {unsaved || !saved ? <Text c="dimmed">{t('collections.saveFirst')}</Text> : null}
      <Button
        loading={busy}
        disabled={unsaved || !saved || count > 0}
        leftSection={<IconWorld size={20} stroke={1.75} aria-hidden />}
        onClick={() => void send(true, publish)}
      >
        {count > 0 ? t('collections.errors', { count }) : t('collections.publish')}
      </Button>
    </>
  );
}
