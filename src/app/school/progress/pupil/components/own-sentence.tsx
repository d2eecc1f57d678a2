import { Button, Group, Textarea } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { maxParentSentence } from '@/contract/note-limits';
import { call } from '../../../../api/call';
import { keyOf, queryClient } from '../../../../api/query';
import { FailureAlert } from '../../../../ui/forms/failure-alert';
import { useSending } from '../../../../ui/forms/use-sending';
import { takeFocus } from '../../../../ui/plain/take-focus';

interface OwnSentenceProps {
  readonly pupilId: string;
  /** The first name, for the names of the buttons. */
  readonly name: string;
  /** The sentence on the sheet now. */
  readonly shown: string;
  /** The sentence on the sheet is the teacher's own. */
  readonly isOwn: boolean;
}

/** Lets a teacher put a sentence of their own on the parents' sheet, and take it off again. Not on paper. */
export function OwnSentence({ pupilId, name, shown, isOwn }: OwnSentenceProps) {
  const { t } = useTranslation('school');
  const [typed, setTyped] = useState<string | null>(null);
  const [hasOpened, setHasOpened] = useState(false);
  const { busy, failure, send, fail } = useSending();
  const save = (text: string | null) =>
    send(true, async () => {
      await call('saveParentSentence', { params: { pupilId }, body: { text } });
      await queryClient.invalidateQueries({
        queryKey: keyOf('readProgress', { params: { pupilId, periodId: 'current' } }),
      });
      setTyped(null);
    });
  if (typed === null) {
    return (
      <Button
        data-no-print
        variant="subtle"
        size="compact-md"
        w="fit-content"
        leftSection={<IconPencil size={18} stroke={1.75} aria-hidden />}
        aria-label={t('report.parents.own.changeOf', { name })}
        ref={hasOpened ? takeFocus : undefined}
        onClick={() => {
          setHasOpened(true);
          setTyped(shown);
        }}
      >
        {t('report.parents.own.change')}
      </Button>
    );
  }
  const text = typed.trim();
  return (
    <form
      data-no-print
      onSubmit={(event) => {
        event.preventDefault();
        void save(text);
      }}
    >
      <FailureAlert failure={failure} onClose={() => fail(null)} />
      <Textarea
        label={t('report.parents.own.label', { name })}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        maxLength={maxParentSentence}
        autosize
        ref={takeFocus}
      />
      <Group mt="xs" gap="xs">
        <Button type="submit" loading={busy} disabled={text === ''}>
          {t('report.parents.own.save')}
        </Button>
        <Button variant="default" onClick={() => setTyped(null)}>
          {t('report.parents.own.cancel')}
        </Button>
        {isOwn ? (
          <Button variant="subtle" onClick={() => void save(null)}>
            {t('report.parents.own.remove')}
          </Button>
        ) : null}
      </Group>
    </form>
  );
}
