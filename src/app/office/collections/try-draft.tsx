import { Button, Modal, Text } from '@mantine/core';
import { IconPlayerPlay } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SumCollection } from '@/maths/collections/sum-collection';
import { Loading } from '../../ui/plain/loading';

const GamePreview = lazy(async () => ({
  default: (await import('../../pupil/preview/game-preview')).GamePreview,
}));

const settings = { series: 'adaptive', sumsPerRound: 12, help: true, clock: 'off', fragileLimit: 8 } as const;

interface TryDraftProps {
  readonly collection: SumCollection;
  readonly disabled: boolean;
}

/** Plays a round with the draft as it stands; nothing is stored. */
export function TryDraft({ collection, disabled }: TryDraftProps) {
  const { t } = useTranslation(['office', 'common']);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="default"
        disabled={disabled}
        leftSection={<IconPlayerPlay size={20} stroke={1.75} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t('collections.play')}
      </Button>
      <Modal
        opened={open}
        onClose={() => setOpen(false)}
        size="min(1040px, calc((100dvh - 210px) * 16 / 9))"
        title={t('collections.play')}
        closeButtonProps={{ 'aria-label': t('common:action.close') }}
      >
        <Text mb="sm">{t('collections.playText')}</Text>
        <Suspense fallback={<Loading />}>
          <GamePreview
            settings={settings}
            collectionKey={collection.key}
            collection={collection}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      </Modal>
    </>
  );
}
