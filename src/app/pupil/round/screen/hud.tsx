import {
  IconEar,
  IconPlayerPauseFilled,
  IconQuestionMark,
  IconVolume,
  IconVolumeOff,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { saveSound } from '../../ui/preferences';
import button from '../../ui/round-button.module.css';
import type { RoundSession } from '../session/types';
import { useSession } from '../session/use-session';
import styles from './hud.module.css';
import { RoundTime } from './round-time';
import { useReadTask } from './use-read-task';

/** Shows pause and progress at the left, time, sound and help at the right, in every game. */
export function Hud({ session }: { readonly session: RoundSession }) {
  const { t } = useTranslation('pupil');
  const { done, length, settings, strategyOf, isTest, test } = useSession(session);
  const read = useReadTask(session);
  const current = Math.min(done + 1, length);
  return (
    <div className={styles.hud} data-scan-row="hud" data-scan-last>
      <div className={styles.side}>
        <button
          type="button"
          className={button.round}
          aria-label={t('round.pause')}
          onClick={() => session.pause('pause')}
        >
          <IconPlayerPauseFilled aria-hidden="true" />
        </button>
        <progress
          className="unseen"
          aria-label={t(test === null ? 'round.progress' : 'fluency.progress', { current, length })}
          max={length}
          value={done}
        />
        <div className={styles.progress} aria-hidden="true">
          <span className={styles.filled} style={{ inlineSize: `${(done / length) * 100}%` }} />
          <svg
            className={styles.star}
            style={{ insetInlineStart: `${(done / length) * 100}%` }}
            viewBox="0 0 24 24"
            aria-hidden="true"
          >
            <path d="M12 1.8l3.1 6.5 7.1 1-5.2 4.9 1.3 7.1L12 17.9l-6.3 3.4L7 14.2 1.8 9.300l7.100-1z" />
          </svg>
        </div>
      </div>
      <div className={styles.side}>
        {settings.clock === 'visible' && !isTest && <RoundTime session={session} />}
        {read && (
          <button type="button" className={button.round} aria-label={t('round.read')} onClick={read}>
            <IconEar aria-hidden="true" />
          </button>
        )}
        <button
          type="button"
          className={button.round}
          aria-label={t('round.sound')}
          aria-pressed={settings.sound}
          onClick={() => {
            saveSound(!settings.sound);
            session.change({ sound: !settings.sound });
          }}
        >
          {settings.sound ? <IconVolume aria-hidden="true" /> : <IconVolumeOff aria-hidden="true" />}
        </button>
        {settings.help && (
          <button
            type="button"
            className={`${button.round} ${button.help}`}
            aria-label={t(strategyOf === null ? 'round.help' : 'help.offered')}
            data-offers={strategyOf !== null}
            onClick={() => session.pause('help')}
          >
            <IconQuestionMark aria-hidden="true" />
          </button>
        )}
      </div>
    </div>
  );
}
