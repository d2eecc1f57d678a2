import '@mantine/core/styles.css';
import '@mantine/notifications/styles.css';
import './adult.css';
import { MantineProvider } from '@mantine/core';
import { ModalsProvider } from '@mantine/modals';
import { Notifications } from '@mantine/notifications';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { queryClient } from '../api/query';
import { session } from '../session/session';
import { makeColorSchemeManager, mantineTheme, mantineVariables } from '../ui/theme/mantine-theme';

const colorSchemeManager = makeColorSchemeManager();
const styleNonce = () => document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';

// A dialog that locks scrolling (react-remove-scroll) adds a style element and reads its nonce here.
Object.assign(globalThis, { __webpack_nonce__: styleNonce() });

// Data that one person read must not reach the next.
session.subscribe(({ user }) => {
  if (!user) queryClient.clear();
});

/** Provides Mantine, dialogs, notifications and server state to the screens of adults. */
export function AdultProvider({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <MantineProvider
      theme={mantineTheme}
      cssVariablesResolver={mantineVariables}
      colorSchemeManager={colorSchemeManager}
      defaultColorScheme="light"
      getStyleNonce={styleNonce}
    >
      <QueryClientProvider client={queryClient}>
        <ModalsProvider labels={{ confirm: t('action.save'), cancel: t('action.cancel') }}>
          <Notifications position="bottom-right" />
          {children}
        </ModalsProvider>
      </QueryClientProvider>
    </MantineProvider>
  );
}
