import { Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type CallReply, call } from '../../api/call';
import { formatDate } from '../../i18n/format';
import { CardSection } from '../../ui/page/card-section';
import { providersHere } from '../login/providers';
import { SafeForm } from './safe-form';

type Link = CallReply<'readSecurity'>['providers'][number];

interface ProvidersProps {
  readonly links: readonly Link[];
  readonly onChanged: () => void;
}

/** Lists the accounts elsewhere that sign in to this one; each can be unlinked. Empty where there are none to link. */
export function Providers({ links, onChanged }: ProvidersProps) {
  const { t } = useTranslation('security');
  const [unlinking, setUnlinking] = useState<string | null>(null);
  const [here] = useState(providersHere);
  if (here.length === 0 && links.length === 0) return null;
  const nameOf = ({ providerId, name }: Link) => name ?? `${providerId} (${t('providers.gone')})`;
  return (
    <CardSection title={t('providers.title')} text={t('providers.text')}>
      {links.length === 0 ? (
        <Text>{t('providers.none', { names: here.map(({ name }) => name).join(', ') })}</Text>
      ) : null}
      <Stack component="ul" gap="sm" p={0} m={0} style={{ listStyle: 'none' }}>
        {links.map((link) => (
          <Stack key={link.providerId} component="li" gap="xs">
            <Group justify="space-between" gap="xs">
              <div>
                <Text fw={600}>{nameOf(link)}</Text>
                <Text size="sm" c="dimmed">
                  {t('providers.since', { date: formatDate(link.since) })}
                </Text>
              </div>
              {unlinking === link.providerId ? null : (
                <Button
                  variant="default"
                  size="sm"
                  aria-label={t('providers.unlinkOne', { name: nameOf(link) })}
                  onClick={() => setUnlinking(link.providerId)}
                >
                  {t('providers.unlink')}
                </Button>
              )}
            </Group>
            {unlinking === link.providerId ? (
              <>
                <Text size="sm">{t('providers.needs')}</Text>
                <SafeForm
                  asks={['password']}
                  submit={t('providers.unlink')}
                  onCancel={() => setUnlinking(null)}
                  onSend={async ({ password }) => {
                    const { providerId } = link;
                    await call('unlinkProvider', { params: { providerId }, body: { password } });
                    setUnlinking(null);
                    onChanged();
                  }}
                />
              </>
            ) : null}
          </Stack>
        ))}
      </Stack>
    </CardSection>
  );
}
