import { Card, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { CallReply } from '../../../api/call';
import { zoneName } from '../time-zones';

export type SchoolShown = CallReply<'readSchool'>;

/** Read-only facts of the school. */
export function SchoolFacts({ school }: { readonly school: SchoolShown }) {
  const { t } = useTranslation(['school', 'common']);
  const facts = [
    [t('about.name'), school.name],
    [t(`about.code.${school.country}`), school.schoolCode ?? t('about.noCode')],
    [t('about.region.label'), t(`about.region.${school.region}`)],
    [t('about.timeZone'), zoneName(school.timeZone)],
    [t('about.locale.label'), t(`common:locale.${school.locale ?? school.country}`)],
    [t('about.sound.label'), t(school.sound ? 'about.sound.on' : 'about.sound.off')],
    [t('about.firstNames.label'), t(school.firstNames ? 'about.sound.on' : 'about.sound.off')],
  ] as const;
  return (
    <Card withBorder shadow="sm" padding="lg">
      <Stack component="dl" gap="sm" m={0}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <Text component="dt" size="sm" c="dimmed">
              {label}
            </Text>
            <Text component="dd" m={0} fw={600} style={{ overflowWrap: 'anywhere' }}>
              {value}
            </Text>
          </div>
        ))}
        <Text size="sm" c="dimmed">
          {t('about.teacherNote')}
        </Text>
      </Stack>
    </Card>
  );
}
