import { Code, Group, List, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { QrCode } from '../../ui/qr-code';
import { SafeForm } from './safe-form';
import styles from './security.module.css';

interface ConnectAppProps {
  readonly secret: string;
  readonly uri: string;
  readonly onCode: (code: string) => Promise<void>;
  readonly onCancel: () => void;
}

/** Shows the secret for the authenticator app, only this once: as a QR code and as text. */
export function ConnectApp({ secret, uri, onCode, onCancel }: ConnectAppProps) {
  const { t } = useTranslation('security');
  const spaced = secret.replace(/(.{4})(?=.)/g, '$1 ');
  return (
    <Stack gap="md">
      <Group align="flex-start" gap="lg">
        <div className={styles.qr}>
          <QrCode text={uri} />
        </div>
        <Stack gap="xs" maw={380}>
          <List type="ordered" spacing="xs">
            <List.Item>{t('app.install')}</List.Item>
            <List.Item>{t('app.scan')}</List.Item>
            <List.Item>{t('app.type')}</List.Item>
          </List>
          <Text size="sm" c="dimmed">
            {t('app.byHand')}
          </Text>
          <Code className={styles.secret}>{spaced}</Code>
        </Stack>
      </Group>
      <SafeForm
        asks={['code']}
        submit={t('app.confirm')}
        onCancel={onCancel}
        onSend={({ code }) => onCode(code)}
      />
    </Stack>
  );
}
