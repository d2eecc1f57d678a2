import { Badge, Group, Tooltip } from '@mantine/core';
import { IconAlertTriangle, IconClockPause, IconRocket } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { CallReply } from '../../api/call';

type Flag = CallReply<'listPupils'>['pupils'][number]['flags'][number];

const looks = {
  stuck: { icon: IconAlertTriangle, colors: { background: 'var(--again)', color: 'var(--on-again)' } },
  'not-practising': { icon: IconClockPause, colors: { background: 'var(--hint)', color: 'var(--on-hint)' } },
  'ready-for-more': { icon: IconRocket, colors: { background: 'var(--right)', color: 'var(--on-right)' } },
} as const satisfies Record<Flag, object>;

/** What asks for attention, in a word; the rule behind it on pointing at it or going to it. */
export function PupilFlags({ flags }: { readonly flags: readonly Flag[] }) {
  const { t } = useTranslation('school');
  return (
    <Group gap={6}>
      {flags.map((flag) => {
        const { icon: Icon, colors } = looks[flag];
        return (
          <Tooltip
            key={flag}
            label={t(`pupils.flagWhy.${flag}`)}
            multiline
            w={260}
            events={{ hover: true, focus: true, touch: true }}
          >
            <Badge
              style={colors}
              miw="max-content"
              size="lg"
              tabIndex={0}
              tt="none"
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
