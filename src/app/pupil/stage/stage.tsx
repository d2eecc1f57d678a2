import { createA11yLayer } from '@games/kit/a11y-layer';
import { loadEngine, type Place } from '@games/kit/engine';
import { type HandedOver, isUnderWay } from '@games/kit/hand-over';
import type { GameManifest } from '@games/kit/manifest';
import { spokenTask } from '@games/kit/notation';
import { Salvage } from '@games/kit/salvage';
import { IconPhotoOff, IconReload } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/plain/button';
import { Loading } from '../../ui/plain/loading';
import '../region-colours.css';
import { ReadAloudButton } from '../read-aloud-button';
import type { RoundSession } from '../round/round-session';
import { endWipe } from '../wipe/wipe';
import styles from './stage.module.css';

interface Props {
  readonly game: GameManifest;
  readonly session: RoundSession;
  /** Plays the same round without the drawing. */
  readonly onSimple: () => void;
}

/** The place of a game on the page. The engine's own element is put in and taken out; React never owns it. */
export function Stage({ game, session, onSimple }: Props) {
  const { t } = useTranslation('pupil');
  const host = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'loading' | 'playing' | 'failed'>('loading');
  const [attempt, setAttempt] = useState(0);
  const [salvage] = useState(() => new Salvage());

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt puts the scene on again
  useEffect(() => {
    let live = true;
    let fell = false;
    const undo: (() => void)[] = [];
    const fail = (error: unknown, left?: HandedOver) => {
      if (!live || fell) return;
      fell = true;
      console.error(error);
      salvage.keep(left);
      setState('failed');
    };
    mount({ game, session, host, live: () => live, undo, fail, before: salvage.take() }).then(
      (shown) => {
        if (!shown || !live) return;
        setState('playing');
        endWipe();
      },
      (error: unknown) => fail(error),
    );
    return () => {
      live = false;
      for (const off of undo.toReversed()) off();
    };
  }, [game, session, attempt, salvage]);

  return (
    <div className={styles.stage} data-state={state} data-region={game.region}>
      <div ref={host} className={styles.host} hidden={state === 'failed'} />
      {state === 'loading' && <Loading />}
      {state === 'failed' && (
        <div className={styles.failed} role="alert">
          <h2>{t('stage.failed')}</h2>
          <p>
            {t('stage.kept')} <ReadAloudButton text={`${t('stage.failed')}. ${t('stage.kept')}`} />
          </p>
          <div className={styles.actions}>
            <Button
              size="lg"
              onClick={() => {
                setState('loading');
                setAttempt(attempt + 1);
              }}
            >
              <IconReload aria-hidden="true" />
              {t('stage.again')}
            </Button>
            <Button size="lg" look="quiet" onClick={onSimple}>
              <IconPhotoOff aria-hidden="true" />
              {t('stage.simple')}
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}

interface Mount extends Pick<Props, 'game' | 'session'> {
  readonly host: { readonly current: HTMLElement | null };
  readonly live: () => boolean;
  readonly undo: (() => void)[];
  readonly fail: (error: unknown, left: HandedOver | undefined) => void;
  /** What the scene that broke down left. */
  readonly before: HandedOver | undefined;
}

async function mount({ game, session, host, live, undo, fail, before }: Mount): Promise<boolean> {
  const [engine, scene] = await Promise.all([loadEngine(), game.load()]);
  await engine.settled(game.id);
  const place = host.current;
  if (!live() || place === null) return false;
  const bus = session.bus.scope();
  undo.push(() => bus.close());
  engine.onCrash = (error, left) => {
    engine.stop(game.id);
    fail(error, left);
  };
  const layer = createA11yLayer(session.bus);
  const overDrawing = ({ left, top, width, height }: Place) =>
    Object.assign(layer.element.style, {
      left: `${left}px`,
      top: `${top}px`,
      width: `${width}px`,
      height: `${height}px`,
    });
  undo.push(engine.attach(place, overDrawing), () => engine.stop(game.id));
  place.append(layer.element);
  undo.push(() => layer.close());
  const name = () => {
    const { task, settings } = session.view();
    if (task !== null) layer.label(spokenTask(task, settings.locale));
  };
  undo.push(session.onView(name));
  name();

  bus.on('app:pause', () => engine.pause(game.id));
  bus.on('app:resume', () => engine.resume(game.id));
  await new Promise<void>((ready) => {
    bus.on('round:ready', () => ready());
    engine.play(game.id, scene, session.bus, game.worlds, before);
    if (isUnderWay(before)) ready();
  });
  if (live() && session.view().state === 'held') engine.pause(game.id);
  return live();
}
