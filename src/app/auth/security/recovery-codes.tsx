import '../../ui/theme/print.css';
import { Button, Group, Stack, Text } from '@mantine/core';
import { IconCopy, IconPrinter } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './security.module.css';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onKept: () => void;
}

/** Shows ten recovery codes, only this once. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const { t } = useTranslation('security');
  const [copied, setCopied] = useState(false);
  return (
    <Stack gap="md">
      <Text fw={600} component="output">
        {t('codes.on')}
      </Text>
      <Text>{t('codes.text')}</Text>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Group gap="sm" data-no-print>
        <Button onClick={onKept}>{t('codes.kept')}</Button>
        <Button
          variant="default"
          leftSection={<IconPrinter size={20} stroke={1.75} aria-hidden />}
          onClick={() => window.print()}
        >
          {t('codes.print')}
        </Button>
        <Button
          variant="default"
          leftSection={<IconCopy size={20} stroke={1.75} aria-hidden />}
          onClick={() => void navigator.clipboard.writeText(codes.join('\n')).then(() => setCopied(true))}
        >
          {t(copied ? 'codes.copied' : 'codes.copy')}
        </Button>
      </Group>
    </Stack>
  );
}
