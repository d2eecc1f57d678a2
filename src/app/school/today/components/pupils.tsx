import { Button, Card, Text, Title } from '@mantine/core';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Locale } from '@/maths/locale';
import { titleIn } from '@/maths/title-in';
import { formatDay } from '../../../i18n/format';
import { useLocale } from '../../../i18n/use-locale';
import { useFlag } from '../../../session/use-flag';
import { Avatar } from '../../../ui/plain/avatar';
import { PupilFlags } from '../../progress/shared/pupil-flags';
import { stuckText } from '../../progress/shared/stuck-text';
import { useSchoolPaths } from '../../shared/use-school-paths';
import { BoardButton } from '../board/board-button';
import styles from '../today.module.css';
import type { InterventionKind, PupilToday } from '../types';
import { ActionButton } from './action-button';
import { PupilName } from './people';
import { SetReadyButton } from './set-ready-button';

/** Says in a sentence why a pupil stands here, and in small type the counts behind it. */
function reasonText(
  t: TFunction<['school', 'today']>,
  pupil: PupilToday,
  locale: Locale,
): readonly [string, string?] {
  const { reason, stuckOn, misses, answers, right, lastPractised } = pupil;
  if (reason === 'stuck') {
    if (!stuckOn) return [t('today:pupils.stuck', { right, answers })];
    const { sentence, evidence } = stuckText(t, stuckOn, locale);
    return [sentence, evidence];
  }
  if (reason === 'guessing') return [t('today:pupils.guessing', { ...misses, right, answers })];
  if (lastPractised === null) return [t('today:pupils.never')];
  return [t('today:pupils.away', { day: formatDay(lastPractised) })];
}

interface PupilsProps {
  readonly pupils: readonly PupilToday[];
  readonly isPrimary: boolean;
  readonly onDone: (pupil: PupilToday, kind: InterventionKind) => Promise<unknown>;
}

/** The pupils who need something of the teacher today, each with its reason and one button. */
export function Pupils({ pupils, isPrimary, onDone }: PupilsProps) {
  const { t } = useTranslation(['school', 'today']);
  const settable = pupils.find(({ collection, calm }) => calm ?? (collection && !collection.isSet));
  return (
    <Card withBorder padding={0} component="section" aria-labelledby="today-pupils">
      <div className={styles.head}>
        <Title order={2} size="h3" id="today-pupils">
          {t('today:pupils.title')}
        </Title>
        <Text c="dimmed">{t('today:pupils.hint')}</Text>
      </div>
      <ul className={styles.rows}>
        {pupils.map((pupil) => (
          <li key={pupil.pupilId}>
            <Avatar id={pupil.avatar} size={44} />
            <div className={styles.words}>
              <div className={styles.title}>
                <PupilName pupilId={pupil.pupilId} name={pupil.name} />
                <PupilFlags flags={[pupil.reason]} stuckOn={pupil.stuckOn} />
              </div>
              <Reason pupil={pupil} />
            </div>
            <PupilActions
              pupil={pupil}
              isPrimary={isPrimary && pupil === settable}
              onDone={(kind) => onDone(pupil, kind)}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Reason({ pupil }: { readonly pupil: PupilToday }) {
  const { t } = useTranslation(['school', 'today']);
  const locale = useLocale();
  const [sentence, evidence] = reasonText(t, pupil, locale);
  const { collection } = pupil;
  const fits =
    collection && !collection.isSet ? t('today:fits', { title: titleIn(collection, locale) }) : undefined;
  return (
    <>
      <Text>{sentence}</Text>
      {evidence ? (
        <Text size="sm" c="dimmed">
          {evidence}
        </Text>
      ) : null}
      {fits ? <Text>{fits}</Text> : null}
    </>
  );
}

interface PupilActionsProps extends Pick<PupilsProps, 'isPrimary'> {
  readonly pupil: PupilToday;
  readonly onDone: (kind: InterventionKind) => Promise<unknown>;
}

/** Offers what helps this pupil now, and lets the teacher note that they talked about it. */
function PupilActions({ pupil, isPrimary, onDone }: PupilActionsProps) {
  const { t } = useTranslation(['school', 'today']);
  return (
    <div className={styles.actions}>
      {pupil.boardSum ? <BoardButton sumId={pupil.boardSum} about={pupil.name} /> : null}
      <ActionButton label={t('today:pupils.talked')} about={pupil.name} onPress={() => onDone('talk')} />
      <div className={styles.main}>
        <MainAction pupil={pupil} isPrimary={isPrimary} onDone={onDone} />
      </div>
    </div>
  );
}

function MainAction({ pupil, isPrimary, onDone }: PupilActionsProps) {
  const { t } = useTranslation(['school', 'today']);
  const paths = useSchoolPaths();
  const [hasSettings, hasProgress] = [useFlag('featureOefeninstellingen'), useFlag('featureVoortgang')];
  const { collection, calm, pupilId, name, reason } = pupil;
  if (collection && hasSettings) {
    return (
      <SetReadyButton
        label={t('today:setReady')}
        people={[pupil]}
        collection={collection}
        isPrimary={isPrimary}
        onPress={() => onDone('practice')}
      />
    );
  }
  if (calm && hasSettings) {
    return (
      <ActionButton
        variant={isPrimary ? 'filled' : 'light'}
        label={t(`today:pupils.calm.${calm}`)}
        about={name}
        onPress={() => onDone(calm)}
      />
    );
  }
  const isAway = reason === 'not-practising';
  if (!isAway && !hasProgress) return null;
  const label = t(isAway ? 'today:pupils.card' : 'today:pupils.progress');
  return (
    <Button
      component={Link}
      to={isAway ? paths.cards() : paths.progress(pupilId)}
      state={isAway ? { pupilIds: [pupilId] } : undefined}
      variant="light"
      className={styles.button}
      aria-label={`${label}: ${name}`}
    >
      {label}
    </Button>
  );
}
