import { Button, Card, Text, Title } from '@mantine/core';
import { IconArrowDownRight, IconArrowUpRight, IconEqual, IconHourglassEmpty } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../i18n/format';
import { useLocale } from '../../../i18n/use-locale';
import { useSending } from '../../../ui/forms/use-sending';
import { listed } from '../../shared/listed';
import { doneText } from '../done-text';
import type { Effect } from '../types';
import styles from './effects.module.css';

const signs = {
  better: IconArrowUpRight,
  same: IconEqual,
  worse: IconArrowDownRight,
  begun: IconHourglassEmpty,
  'too-little': IconHourglassEmpty,
  'not-practised': IconHourglassEmpty,
} as const;

interface EffectsProps {
  readonly effects: readonly Effect[];
  readonly onSeen: (interventionId: string) => Promise<unknown>;
}

/** Shows what changed in the two weeks after an intervention, beside the figures of before. */
export function Effects({ effects, onSeen }: EffectsProps) {
  const { t } = useTranslation('today');
  return (
    <Card withBorder padding="md" component="section" aria-labelledby="today-effects">
      <Title order={2} size="h4" id="today-effects">
        {t('effects.title')}
      </Title>
      <ul className={styles.effects}>
        {effects.map((effect) => (
          <EffectShown
            key={effect.interventionId}
            effect={effect}
            onSeen={() => onSeen(effect.interventionId)}
          />
        ))}
      </ul>
    </Card>
  );
}

function EffectShown({
  effect,
  onSeen,
}: {
  readonly effect: Effect;
  readonly onSeen: () => Promise<unknown>;
}) {
  const { t } = useTranslation(['school', 'today']);
  const locale = useLocale();
  const { busy, send } = useSending();
  const { measure, before, after, verdict, withoutPractice, people } = effect;
  const text = doneText(t, effect, locale);
  const names = listed(people.map(({ name }) => name));
  const Sign = signs[verdict];
  const isPartly = withoutPractice.length > 0 && withoutPractice.length < people.length;
  return (
    <li>
      <Text className={styles.what}>{text}</Text>
      <Text size="sm" c="dimmed">
        {names} · {t('today:effects.since', { day: formatDay(effect.day) })}
      </Text>
      <dl className={styles.bars}>
        {(
          [
            ['before', before],
            ['after', after],
          ] as const
        ).map(([when, { of, count }]) => (
          <div key={when} data-when={when}>
            <dt>{t(`today:effects.${when}`)}</dt>
            <dd>
              <span className={styles.bar} aria-hidden>
                <i style={{ width: `${of === 0 ? 0 : (100 * count) / of}%` }} />
              </span>
              {of === 0 ? t('today:effects.none') : t(`today:effects.measure.${measure}`, { count, of })}
            </dd>
          </div>
        ))}
      </dl>
      <Text className={styles.verdict} data-verdict={verdict}>
        <Sign size={20} stroke={1.75} aria-hidden /> {t(`today:effects.verdict.${verdict}`)}
      </Text>
      {isPartly ? (
        <Text size="sm">
          {t('today:effects.idle', { names: listed(withoutPractice), count: withoutPractice.length })}
        </Text>
      ) : null}
      <Button
        variant="subtle"
        className={styles.seen}
        aria-label={`${t('today:effects.seen')}: ${text}, ${names}`}
        loading={busy}
        onClick={() => void send(true, onSeen)}
      >
        {t('today:effects.seen')}
      </Button>
    </li>
  );
}
