import type { GameManifest } from '@games/kit/api/manifest';
import { Anchor, Collapse } from '@mantine/core';
import { lazy, Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Loading } from '../../../ui/plain/loading';

const GameTexts = lazy(async () => ({ default: (await import('./game-texts')).GameTexts }));

/** A disclosure that tells what each game teaches, what a child must know already, and how it is played. */
export function GameGuide({ games }: { readonly games: readonly GameManifest[] }) {
  const { t } = useTranslation('school');
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <div>
      <Anchor
        component="button"
        type="button"
        size="sm"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {t(games.length === 1 ? 'settings.aboutGame' : 'settings.aboutGames')}
      </Anchor>
      <Collapse id={id} expanded={open}>
        {open ? (
          <Suspense fallback={<Loading />}>
            {games.map((game) => (
              <GameTexts key={game.id} game={game} />
            ))}
          </Suspense>
        ) : null}
      </Collapse>
    </div>
  );
}
