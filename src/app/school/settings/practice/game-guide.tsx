import type { GameManifest } from '@games/kit/api/manifest';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Loading } from '../../../ui/plain/loading';
import styles from './settings.module.css';

const GameTexts = lazy(async () => ({ default: (await import('./game-texts')).GameTexts }));

/** A disclosure that tells what each game teaches, what a child must know already, and how it is played. */
export function GameGuide({ games }: { readonly games: readonly GameManifest[] }) {
  const { t } = useTranslation('school');
  const [open, setOpen] = useState(false);
  return (
    <details className={styles.guide} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t(games.length === 1 ? 'settings.aboutGame' : 'settings.aboutGames')}</summary>
      {open ? (
        <Suspense fallback={<Loading />}>
          {games.map((game) => (
            <GameTexts key={game.id} game={game} />
          ))}
        </Suspense>
      ) : null}
    </details>
  );
}
