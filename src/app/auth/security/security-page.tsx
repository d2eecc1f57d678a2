import { Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../api/query';
import { PageFrame } from '../../ui/page/page-frame';
import { ChangePassword } from './change-password';
import { Providers } from './providers';
import { Sessions } from './sessions';
import { TwoFactor } from './two-factor';

/** Page of a person's own account: password, second factor and sessions. */
export function Component() {
  const { t } = useTranslation('security');
  const { data, isPending, error, refetch } = useRead('readSecurity');
  return (
    <PageFrame title={t('title')} loading={isPending} error={error} onRetry={refetch}>
      {data ? (
        <Stack gap="lg" maw={760}>
          <ChangePassword onChanged={() => void refetch()} />
          <TwoFactor state={data.twoFactor} onChanged={() => void refetch()} />
          <Providers links={data.providers} onChanged={() => void refetch()} />
          <Sessions sessions={data.sessions} onChanged={() => void refetch()} />
        </Stack>
      ) : null}
    </PageFrame>
  );
}
