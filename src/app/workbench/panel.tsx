import { type GameManifest, modesOf } from '@games/kit/api/manifest';
import { type ReactNode, useEffect, useState } from 'react';
import { collections } from '../pupil/preview/local-round';
import type { RoundSession } from '../pupil/round/session/types';
import { allGames } from './all-games';
import { collectionFor } from './bench-round';
import { type Logged, logEvents } from './event-log';
import { type Meters, measure } from './meters';
import type { WorkbenchOptions } from './options';
import type { Playing, RobotPlayer } from './robot-player';
import styles from './workbench.module.css';

interface Props {
  readonly options: WorkbenchOptions;
  readonly game: GameManifest | undefined;
  readonly round: { readonly session: RoundSession; readonly player: RobotPlayer } | null;
  readonly boxes: boolean;
  readonly onBoxes: (on: boolean) => void;
  readonly onChange: (some: Partial<WorkbenchOptions>) => void;
  readonly onAgain: () => void;
}

const sizes = ['', '1280x720', '1024x768', '844x390', '640x360', '768x1024', '390x844', '360x640'];

export function Panel({ options, game, round, boxes, onBoxes, onChange, onAgain }: Props) {
  const [playing, setPlaying] = useState<Playing | null>(null);
  const play = (how: Playing | null) => {
    setPlaying(how);
    if (how === null) round?.player.stop();
    else void round?.player.play(how).then(() => setPlaying(null));
  };
  return (
    <aside className={styles.panel}>
      <div className={styles.fields}>
        <Choice
          label="Game"
          value={options.game}
          options={allGames.map(({ id }) => id)}
          onChange={(id) => onChange({ game: id, collection: '', mode: '' })}
        />
        <Choice
          label="Sums"
          value={game === undefined ? '' : collectionFor(game, options.collection)}
          options={collections.map(({ key }) => key)}
          onChange={(collection) => onChange({ collection })}
        />
        <Choice
          label="Answered by"
          value={options.mode}
          options={['', ...(game ? modesOf(game) : [])]}
          onChange={(mode) => onChange({ mode })}
        />
        <Amount label="Seed" value={options.seed} onChange={(seed) => onChange({ seed })} />
        <Amount label="Sums in a round" value={options.sums} onChange={(sums) => onChange({ sums })} />
        <Choice
          label="Language"
          value={options.locale}
          options={['nl', 'be', 'en']}
          onChange={(locale) => onChange({ locale })}
        />
        <Choice
          label="Motion"
          value={options.motion}
          options={['full', 'reduced']}
          onChange={(motion) => onChange({ motion })}
        />
        <Choice
          label="Theme"
          value={options.theme}
          options={['light', 'dark']}
          onChange={(theme) => onChange({ theme })}
        />
        <Choice
          label="Sound"
          value={options.sound}
          options={['off', 'on']}
          onChange={(sound) => onChange({ sound })}
        />
        <Choice label="Stage" value={options.size} options={sizes} onChange={(size) => onChange({ size })} />
        <Choice
          label="Display density"
          value={`${options.density}`}
          options={['0', '1', '2', '3']}
          onChange={(density) => onChange({ density: Number(density) })}
        />
        <label className={styles.check}>
          <input type="checkbox" checked={boxes} onChange={(event) => onBoxes(event.target.checked)} />
          Boxes of the accessibility layer
        </label>
      </div>
      <div className={styles.buttons}>
        {(['right', 'wrong', 'mixed'] as const).map((how) => (
          <button
            key={how}
            type="button"
            aria-pressed={playing === how}
            onClick={() => play(playing === how ? null : how)}
          >
            Play {how}
          </button>
        ))}
        <button type="button" onClick={() => void round?.player.play('right', true)}>
          One right
        </button>
        <button type="button" onClick={() => void round?.player.play('wrong', true)}>
          One wrong
        </button>
        <button type="button" onClick={onAgain}>
          Again
        </button>
      </div>
      <Gauges />
      {round !== null && <Log session={round.session} />}
    </aside>
  );
}

function Gauges() {
  const [meters, setMeters] = useState<Meters | null>(null);
  useEffect(() => measure(setMeters), []);
  if (meters === null) return null;
  return (
    <dl className={styles.gauges}>
      <Gauge
        name="Draws"
        value={`${meters.draws} (most ${meters.mostDraws}, limit 25)`}
        over={meters.mostDraws > 25}
      />
      <Gauge
        name="Script a frame"
        value={`${meters.median.toFixed(1)} ms (slow ${meters.slow.toFixed(1)})`}
        over={meters.median > 4}
      />
      <Gauge name="Textures, tweens" value={`${meters.textures}, ${meters.tweens}`} over={false} />
    </dl>
  );
}

const Gauge = ({
  name,
  value,
  over,
}: {
  readonly name: string;
  readonly value: string;
  readonly over: boolean;
}) => (
  <div data-over={over}>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);

function Log({ session }: { readonly session: RoundSession }) {
  const [log, setLog] = useState<readonly Logged[]>([]);
  useEffect(() => logEvents(session, setLog), [session]);
  return (
    <ol className={styles.log}>
      {log.map(({ id, at, name, detail }) => (
        <li key={id}>
          <time>{(at / 1000).toFixed(1)}</time> <b>{name}</b> {detail}
        </li>
      ))}
    </ol>
  );
}

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly Value[];
  readonly onChange: (value: Value) => void;
}

function Choice<Value extends string>({ label, value, options, onChange }: ChoiceProps<Value>): ReactNode {
  return (
    <label>
      <span>{label}</span>
      <select
        value={value}
        onChange={(event) => {
          const chosen = options.find((option) => option === event.target.value);
          if (chosen !== undefined) onChange(chosen);
        }}
      >
        {options.map((option) => (
          <option key={option} value={option}>
            {option === '' || option === '0' ? 'as it is' : option}
          </option>
        ))}
      </select>
    </label>
  );
}

function Amount({
  label,
  value,
  onChange,
}: {
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
}) {
  return (
    <label>
      <span>{label}</span>
      <input
        type="number"
        min={1}
        max={99999}
        defaultValue={value}
        onBlur={(event) => onChange(Number(event.target.value))}
      />
    </label>
  );
}
