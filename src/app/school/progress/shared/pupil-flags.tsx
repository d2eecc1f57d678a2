import { Badge, Group, Tooltip } from '@mantine/core';
import { IconAlertTriangle, IconClockPause, IconDice3, IconRocket } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { CallReply } from '../../../api/call';
import { useLocale } from '../../../i18n/use-locale';
import { type StuckOn, stuckText } from './stuck-text';

type Flag = CallReply<'listPupils'>['pupils'][number]['flags'][number];

const looks = {
  stuck: { icon: IconAlertTriangle, colors: { background: 'var(--again)', color: 'var(--on-again)' } },
  guessing: { icon: IconDice3, colors: { background: 'var(--again)', color: 'var(--on-again)' } },
  'not-practising': { icon: IconClockPause, colors: { background: 'var(--hint)', color: 'var(--on-hint)' } },
  'ready-for-more': { icon: IconRocket, colors: { background: 'var(--right)', color: 'var(--on-right)' } },
} as const satisfies Record<Flag, object>;

interface PupilFlagsProps {
  readonly flags: readonly Flag[];
  readonly stuckOn?: StuckOn | null;
}

/** Badges for what needs attention; a tooltip gives the reason. */
export function PupilFlags({ flags, stuckOn = null }: PupilFlagsProps) {
  const { t } = useTranslation('school');
  const locale = useLocale();
  const why = (flag: Flag) => {
    if (flag !== 'stuck' || stuckOn === null) return t(`pupils.flagWhy.${flag}`);
    const { sentence, evidence } = stuckText(t, stuckOn, locale);
    return `${sentence} ${evidence}`;
  };
  return (
    <Group gap={6}>
      {flags.map((flag) => {
        const { icon: Icon, colors } = looks[flag];
        return (
          <Tooltip
            key={flag}
            label={why(flag)}
            multiline
            w={300}
            events={{ hover: true, focus: true, touch: true }}
          >
            <Badge
              style={colors}
              miw="max-content"
              size="lg"
              tabIndex={0}
              leftSection={<Icon size={16} stroke={1.75} aria-hidden />}
            >
              {t(`pupils.flag.${flag}`)}
            </Badge>
          </Tooltip>
        );
      })}
    </Group>
  );
}
