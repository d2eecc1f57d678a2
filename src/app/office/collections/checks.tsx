import { Anchor, Card, Group, Stack, Text, Title } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Finding, LadderMade } from './use-ladder';

const looks = {
  error: { icon: IconCircleX, colour: 'var(--mantine-color-red-6)' },
  warning: { icon: IconAlertTriangle, colour: 'var(--mantine-color-orange-6)' },
} as const;

interface ChecksProps {
  readonly made: LadderMade;
  /** Goes to where a finding is mended. */
  readonly onGo: (finding: Finding) => void;
}

/** What is wrong with a ladder, or deserves a look, as it is edited. */
export function Checks({ made: { findings, size, strategies }, onGo }: ChecksProps) {
  const { t } = useTranslation('office');
  return (
    <Card withBorder shadow="sm" padding="md" component="section" aria-label={t('collections.checks')}>
      <Stack gap="sm">
        <Title order={2} size="h4">
          {t('collections.checks')}
        </Title>
        <Stack gap="sm" aria-live="polite">
          {findings.map((finding) => {
            const { level, code, step, count } = finding;
            const text = t(`collections.findings.${code}`, { step: (step ?? 0) + 1, count: count ?? 0 });
            const { icon: Icon, colour } = looks[level];
            return (
              <Group key={`${code} ${step}`} gap="xs" wrap="nowrap" align="flex-start" data-finding={code}>
                <Icon size={20} color={colour} aria-hidden style={{ flex: 'none' }} />
                <Text>
                  <Text span fw={700}>
                    {t(`collections.${level}`)}:
                  </Text>{' '}
                  {text}{' '}
                  <Anchor
                    component="button"
                    type="button"
                    inherit
                    aria-label={t('collections.goTo', { finding: text })}
                    onClick={() => onGo(finding)}
                  >
                    {t('collections.go')}
                  </Anchor>
                </Text>
              </Group>
            );
          })}
          {findings.every(({ level }) => level !== 'error') ? (
            <Group gap="xs" wrap="nowrap" align="flex-start">
              <IconCircleCheck
                size={20}
                color="var(--mantine-color-teal-6)"
                aria-hidden
                style={{ flex: 'none' }}
              />
              <Text>
                {findings.length === 0 ? (
                  <Text span fw={700}>
                    {t('collections.allWell')}:{' '}
                  </Text>
                ) : null}
                {t('collections.wellText', { sums: size, strategies })}
              </Text>
            </Group>
          ) : null}
        </Stack>
      </Stack>
    </Card>
  );
}
