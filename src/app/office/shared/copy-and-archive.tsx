import { Button } from '@mantine/core';
import { IconArchive, IconArchiveOff, IconCopy } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { FailureAlert } from '../../ui/forms/failure-alert';
import { notifyDone } from '../../ui/forms/notify-done';
import { useSending } from '../../ui/forms/use-sending';

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

interface CopyAndArchiveProps {
  /** Address of the form of a copy. */
  readonly copyAt: string;
  /** Belongs to the program: it can be copied only. */
  readonly ofProgram: boolean;
  readonly archived: boolean;
  readonly archive: (wanted: boolean) => Promise<unknown>;
  /** Messages when it was archived, and when it was put back. */
  readonly said: { readonly archived: string; readonly restored: string };
  readonly onChanged: () => unknown;
}

/** Copies a generator or a collection, and puts one of the office aside or back, with undo. */
export function CopyAndArchive({
  copyAt,
  ofProgram,
  archived,
  archive,
  said,
  onChanged,
}: CopyAndArchiveProps) {
  const { t } = useTranslation('office');
  const { busy, failure, send } = useSending();
  const put = async (wanted: boolean) => {
    await archive(wanted);
    await onChanged();
  };
  const toggle = async () => {
    await put(!archived);
    notifyDone({ done: archived ? said.restored : said.archived, undo: () => put(archived) });
  };
  return (
    <>
      <FailureAlert failure={failure} />
      <Button component={Link} to={copyAt} variant="default" leftSection={<IconCopy {...icon} />}>
        {t('generators.copy')}
      </Button>
      {ofProgram ? null : (
        <Button
          variant="default"
          loading={busy}
          leftSection={archived ? <IconArchiveOff {...icon} /> : <IconArchive {...icon} />}
          onClick={() => void send(true, toggle)}
        >
          {t(archived ? 'generators.restore' : 'generators.archive')}
        </Button>
      )}
    </>
  );
}
