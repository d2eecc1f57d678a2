import type { GameManifest } from '@games/kit/api/manifest';
import { loadEngine, type Place } from '@games/kit/engine/engine';
import { createA11yLayer } from '@games/kit/input/a11y-layer';
import { spokenTask } from '@games/kit/text/notation';
import { IconPhotoOff, IconReload } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type TaskFlow, taskIn } from '@/maths/round/task-flow';
import { Button } from '../../../ui/plain/button';
import { Loading } from '../../../ui/plain/loading';
import '../../ui/region-colours.css';
import { endPageTransition } from '../../ui/page-transition/page-transition';
import { ReadAloudButton } from '../../ui/read-aloud/read-aloud-button';
import type { RoundSession } from '../session/types';
import styles from './stage.module.css';

interface Props {
  readonly game: GameManifest;
  readonly session: RoundSession;
  /** Switches to the simple view. */
  readonly onSimple: () => void;
  /** The round is over: the world stands still to be looked at, and nothing in it can be pressed. */
  readonly isOver?: boolean;
}

/** Hosts the game on the page. The engine adds and removes its own canvas; React does not manage it. */
export function Stage({ game, session, onSimple, isOver = false }: Props) {
  const { t } = useTranslation('pupil');
  const host = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'loading' | 'playing' | 'failed'>('loading');
  const [attempt, setAttempt] = useState(0);
  /** The phase in which the last scene crashed. */
  const fellIn = useRef<TaskFlow>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt puts the scene on again
  useEffect(() => {
    let live = true;
    let fell = false;
    const undo: (() => void)[] = [];
    const fail = (error: unknown) => {
      if (!live || fell) return;
      fell = true;
      console.error(error);
      if (fellIn.current === session.view().flow) leavePhase(session);
      fellIn.current = session.view().flow;
      setState('failed');
    };
    mount({ game, session, host, live: () => live, undo, fail }).then(
      (shown) => {
        if (!shown || !live) return;
        setState('playing');
        endPageTransition();
      },
      (error: unknown) => fail(error),
    );
    return () => {
      live = false;
      for (const off of undo.toReversed()) off();
    };
  }, [game, session, attempt]);

  return (
    <div className={styles.stage} data-state={state} data-region={game.region} inert={isOver}>
      <div ref={host} className={styles.host} hidden={state === 'failed'} />
      {state === 'loading' && <Loading />}
      {state === 'failed' && !isOver && (
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
  readonly fail: (error: unknown) => void;
}

/** Moves on from feedback or a celebration that crashes every scene; the answer is stored already. */
function leavePhase({ bus, view }: RoundSession): void {
  const { flow } = view();
  if (flow.phase === 'verdict') bus.emit('task:seen', { taskId: flow.task.taskId });
  else if (flow.phase === 'celebrating') bus.emit('round:celebrated', {});
}

async function mount({ game, session, host, live, undo, fail }: Mount): Promise<boolean> {
  const [engine, scene] = await Promise.all([loadEngine(), game.load()]);
  await engine.preloadSettled(game.id);
  const place = host.current;
  if (!live() || place === null) return false;
  const bus = session.bus.scope();
  undo.push(() => bus.close());
  engine.onCrash = (error) => {
    engine.stop(game.id);
    fail(error);
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
    const { flow, settings } = session.view();
    const task = taskIn(flow);
    if (task !== null) layer.label(spokenTask(task, settings.locale));
  };
  undo.push(session.onView(name));
  name();

  bus.on('app:pause', () => engine.pause(game.id));
  bus.on('app:resume', () => engine.resume(game.id));
  await new Promise<void>((ready) => {
    bus.on('round:ready', () => ready());
    engine.play(game.id, scene, session.bus, game.worlds);
  });
  if (live() && session.view().state === 'paused') engine.pause(game.id);
  return live();
}
