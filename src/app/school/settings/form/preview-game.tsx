import { isOffered } from '@games/kit/api/catalogue';
import { Button, Group, Modal, Select, Text } from '@mantine/core';
import { IconDeviceGamepad2 } from '@tabler/icons-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { titleIn } from '@/maths/title-in';
import { useLocale } from '../../../i18n/use-locale';
import { prefetchGame } from '../../../pupil/round/stage/prefetch-game';
import { Loading } from '../../../ui/plain/loading';
import type { Draft } from '../draft/settings-draft';
import { useCollections } from '../draft/use-collections';
import { useGames } from '../draft/use-games';
import { GameGuide } from '../practice/game-guide';

const loadPreview = () => import('./preview-round');
const PreviewRound = lazy(async () => ({ default: (await loadPreview()).PreviewRound }));

interface PreviewGameProps {
  readonly draft: Draft;
  /** Year of the pupils; null where they are of several. */
  readonly year: number | null;
  /** Hears when the preview opens and closes. */
  readonly onPlaying?: (playing: boolean) => void;
}

/** Plays a round with these settings, saved or not, in any game that may ask the sums; nothing is recorded. */
export function PreviewGame({ draft, year, onPlaying }: PreviewGameProps) {
  const { t } = useTranslation(['school', 'common']);
  const locale = useLocale();
  const { titleOf, shapesOf } = useCollections();
  const [open, setOpen] = useState(false);
  const [wantedGame, setWantedGame] = useState<string | null>(null);
  const show = (playing: boolean) => {
    setOpen(playing);
    onPlaying?.(playing);
  };
  const keys = [...new Set(draft.tasks.map(({ collectionKey }) => collectionKey))];
  const [wanted, setWanted] = useState<string | null>(null);
  const collectionKey = wanted !== null && keys.includes(wanted) ? wanted : keys[0];
  const games = useGames(year);
  const allowed = draft.tasks.find((task) => task.collectionKey === collectionKey)?.games ?? [];
  const sums = shapesOf(collectionKey ?? '');
  const off = games.notOffered(allowed).map(({ id }) => id);
  const named = games
    .named(allowed)
    .filter((each) => !off.includes(each.id) && (each.test === true || isOffered(each, sums)));
  const offered = named.length > 0 ? named : games.fitting(sums);
  const game = offered.find(({ id }) => id === wantedGame) ?? offered[0];
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
        onClick={() => show(true)}
      >
        {t('settings.preview')}
      </Button>
      <Modal
        opened={open}
        onClose={() => show(false)}
        size="min(1040px, calc((100dvh - 210px) * 16 / 9))"
        title={t('settings.previewTitle')}
        closeButtonProps={{ 'aria-label': t('common:action.close') }}
      >
        <Group justify="space-between" mb="sm">
          <Text>{t('settings.previewText')}</Text>
          {offered.length > 1 && game ? (
            <Select
              aria-label={t('settings.previewGame')}
              data={offered.map((each) => ({ value: each.id, label: titleIn(each, locale) }))}
              value={game.id}
              onChange={setWantedGame}
              allowDeselect={false}
            />
          ) : null}
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
            <PreviewRound
              key={`${collectionKey} ${game?.id}`}
              settings={{ series, sumsPerRound, help, clock, fragileLimit }}
              collectionKey={collectionKey}
              games={game ? [game.id] : allowed}
              onClose={() => show(false)}
            />
          </Suspense>
        ) : null}
      </Modal>
    </>
  );
}
