import { gameById, gamesFor, isOffered } from '@games/kit/api/catalogue';
import { Button, Group, Modal, Select, Text } from '@mantine/core';
import { IconDeviceGamepad2 } from '@tabler/icons-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { prefetchGame } from '../../../pupil/round/stage/prefetch-game';
import { Loading } from '../../../ui/plain/loading';
import type { Draft } from '../draft/settings-draft';
import { useCollections } from '../draft/use-collections';
import { GameGuide } from '../practice/game-guide';

const loadPreview = () => import('../../../pupil/preview/game-preview');
const GamePreview = lazy(async () => ({ default: (await loadPreview()).GamePreview }));

/** Plays a round with these settings, saved or not; nothing is recorded. */
export function PreviewGame({ draft }: { readonly draft: Draft }) {
  const { t } = useTranslation(['school', 'common']);
  const { titleOf, shapesOf } = useCollections();
  const [open, setOpen] = useState(false);
  const keys = [...new Set(draft.tasks.map(({ collectionKey }) => collectionKey))];
  const [wanted, setWanted] = useState<string | null>(null);
  const collectionKey = wanted !== null && keys.includes(wanted) ? wanted : keys[0];
  const games = draft.tasks.find((task) => task.collectionKey === collectionKey)?.games ?? [];
  const sums = shapesOf(collectionKey ?? '');
  const named = games.flatMap((id) => gameById(id) ?? []);
  const game = named.find((each) => isOffered(each, sums)) ?? gamesFor(sums)[0];
  // Preloads player, engine and scene, so that the preview opens at once.
  useEffect(() => {
    if (game === undefined) return undefined;
    loadPreview().catch(() => undefined);
    return prefetchGame(game);
  }, [game]);
  const { series, sumsPerRound, help, clock, fragileLimit } = draft;
  return (
    <>
      <Button
        variant="default"
        disabled={keys.length === 0}
        leftSection={<IconDeviceGamepad2 size={20} stroke={1.75} />}
        onClick={() => setOpen(true)}
      >
        {t('settings.preview')}
      </Button>
      <Modal
        opened={open}
        onClose={() => setOpen(false)}
        size="min(1040px, calc((100dvh - 210px) * 16 / 9))"
        title={t('settings.previewTitle')}
        closeButtonProps={{ 'aria-label': t('common:action.close') }}
        // Escape pauses the game instead of closing the dialog.
        closeOnEscape={false}
      >
        <Group justify="space-between" mb="sm">
          <Text>{t('settings.previewText')}</Text>
          {keys.length > 1 ? (
            <Select
              aria-label={t('settings.previewCollection')}
              data={keys.map((key) => ({ value: key, label: titleOf(key) }))}
              value={collectionKey ?? null}
              onChange={setWanted}
              allowDeselect={false}
            />
          ) : null}
        </Group>
        {game ? <GameGuide games={[game]} /> : null}
        {open && collectionKey ? (
          <Suspense fallback={<Loading />}>
            <GamePreview
              key={collectionKey}
              settings={{ series, sumsPerRound, help, clock, fragileLimit }}
              collectionKey={collectionKey}
              games={games}
              onClose={() => setOpen(false)}
            />
          </Suspense>
        ) : null}
      </Modal>
    </>
  );
}
