import { gamesFor, testsFor } from '@games/kit/api/catalogue';
import { modesOf } from '@games/kit/api/manifest';
import { lazy, Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router';
import type { AnswerMode } from '@/maths/answer-mode';
import { shapesIn } from '@/maths/collections/collection-shapes';
import { titleIn } from '@/maths/title-in';
import { useLocale } from '../../i18n/use-locale';
import { useUser } from '../../session/session';
import { to } from '../../shared/routes';
import { Button } from '../../ui/plain/button';
import { ButtonLink } from '../../ui/plain/button-link';
import { Loading } from '../../ui/plain/loading';
import { collections } from './local-round';
import styles from './test-game-page.module.css';
import { usualSettings } from './usual-settings';

const GamePreview = lazy(async () => ({ default: (await import('./game-preview')).GamePreview }));
const CollectionsPage = lazy(async () => ({ default: (await import('./collections-page')).CollectionsPage }));

/** The test game is for staff: a child that comes to its address gets its map. */
export function Component() {
  const user = useUser();
  return user?.role === 'leerling' ? (
    <Navigate replace to={to('l-landkaart', { leerlingId: user.id })} />
  ) : (
    <TestGame />
  );
}

/** Plays any game with any sums, reproducible by its seed; nothing is saved. */
function TestGame() {
  const { t } = useTranslation('pupil');
  const locale = useLocale();
  const id = useId();
  const [collectionKey, setCollectionKey] = useState(collections[0]?.key ?? '');
  const collection = collections.find(({ key }) => key === collectionKey);
  const sums = collection ? shapesIn(collection) : {};
  const fitting = [...gamesFor(sums), ...testsFor(sums)];
  const [gameId, setGameId] = useState('');
  const game = fitting.find((candidate) => candidate.id === gameId) ?? fitting[0];
  const modes = game ? modesOf(game) : [];
  const [mode, setMode] = useState<AnswerMode | ''>('');
  const [seed, setSeed] = useState(1);
  const [playing, setPlaying] = useState(false);
  const [search] = useSearchParams();

  if (search.has('collections')) {
    return (
      <Suspense fallback={<Loading />}>
        <CollectionsPage />
      </Suspense>
    );
  }
  if (playing && game !== undefined) {
    return (
      <main className={styles.playing}>
        <Suspense fallback={<Loading />}>
          <GamePreview
            fills
            settings={usualSettings}
            collectionKey={collectionKey}
            games={[game.id]}
            seed={seed}
            onClose={() => setPlaying(false)}
            {...(mode !== '' && { mode })}
          />
        </Suspense>
      </main>
    );
  }
  return (
    <main className={styles.page}>
      <h1>{t('test.title')}</h1>
      <p>{t('test.intro')}</p>
      <ButtonLink look="quiet" to="?collections">
        {t('test.allCollections')}
      </ButtonLink>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          setPlaying(true);
        }}
      >
        <label htmlFor={`${id}c`}>{t('test.collection')}</label>
        <select
          id={`${id}c`}
          value={collectionKey}
          onChange={(event) => setCollectionKey(event.target.value)}
        >
          {collections.map(({ key, title }) => (
            <option key={key} value={key}>
              {titleIn({ title }, locale)}
            </option>
          ))}
        </select>
        <label htmlFor={`${id}g`}>{t('test.game')}</label>
        <select id={`${id}g`} value={game?.id ?? ''} onChange={(event) => setGameId(event.target.value)}>
          {fitting.map((candidate) => (
            <option key={candidate.id} value={candidate.id}>
              {titleIn(candidate, locale)}
            </option>
          ))}
        </select>
        <label htmlFor={`${id}m`}>{t('test.mode')}</label>
        <select
          id={`${id}m`}
          value={mode}
          onChange={(event) => setMode(modes.find((one) => one === event.target.value) ?? '')}
        >
          {modes.map((one) => (
            <option key={one} value={one}>
              {t(`test.modes.${one}`)}
            </option>
          ))}
        </select>
        <label htmlFor={`${id}s`}>{t('test.seed')}</label>
        <input
          id={`${id}s`}
          type="number"
          min={0}
          max={999_999}
          value={seed}
          onChange={(event) => setSeed(Math.max(0, Math.trunc(event.target.valueAsNumber || 0)))}
        />
        <Button type="submit" size="lg" disabled={game === undefined}>
          {t('test.start')}
        </Button>
        {game === undefined && <p role="alert">{t('test.none')}</p>}
      </form>
    </main>
  );
}
