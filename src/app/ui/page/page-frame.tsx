import '../theme/print.css';
import { Alert, Anchor, Box, Breadcrumbs, Button, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { IconAlertTriangle, IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ApiError } from '../../api/api-error';
import { describeError } from '../forms/describe-error';
import { type Crumb, useCrumbs, useWayFromStart } from './crumbs';
import styles from './page-frame.module.css';

interface PageFrameProps {
  /** Name of the page, its only h1. */
  readonly title: string;
  /** Line under the name, such as the subject or a count. */
  readonly subtitle?: ReactNode;
  /** The primary action, at the right; secondary ones may precede it. */
  readonly action?: ReactNode;
  /** Links to the other parts, below the name; they stay while the content loads. */
  readonly tabs?: ReactNode;
  /** Replaces the breadcrumbs of the routes. */
  readonly crumbs?: readonly Crumb[];
  /** Shows skeletons instead of the content. */
  readonly loading?: boolean;
  /** Skeletons as high as the content, for a page whose heights are known. */
  readonly skeleton?: ReactNode;
  /** Error of reading the page's content. */
  readonly error?: unknown;
  readonly onRetry?: () => unknown;
  readonly children: ReactNode;
}

/** Frame of every screen of adults: breadcrumbs, title, actions and content; or a skeleton, or an error. */
export function PageFrame({
  title,
  subtitle,
  action,
  tabs,
  crumbs,
  loading,
  skeleton = <ContentShapes />,
  error,
  onRetry,
  children,
}: PageFrameProps) {
  const own = useCrumbs(title);
  // Nothing can be done with what is not there, and its other parts are not there either.
  const missing = error instanceof ApiError && error.status === 404;
  const [shownAction, shownTabs] = missing ? [null, undefined] : [action, tabs];
  return (
    <Stack gap={shownTabs ? 'xs' : 'md'} className={styles.page}>
      <CrumbLine crumbs={crumbs ?? own} />
      <div className={styles.head} data-tabs={shownTabs !== undefined}>
        <Box>
          <Title order={1}>{title}</Title>
          {subtitle ? (
            <Text c="dimmed">{subtitle}</Text>
          ) : loading && tabs ? (
            // Its line is kept, so that the tabs below stay where they are.
            <Text aria-hidden>&nbsp;</Text>
          ) : null}
        </Box>
        {shownAction ? (
          <Group gap="sm" data-no-print>
            {shownAction}
          </Group>
        ) : null}
        {shownTabs ? <div className={styles.tabs}>{shownTabs}</div> : null}
      </div>
      {error ? (
        <ReadError error={error} {...(onRetry && !missing && { onRetry })} />
      ) : loading ? (
        skeleton
      ) : (
        <div>{children}</div>
      )}
    </Stack>
  );
}

function CrumbLine({ crumbs: own }: { readonly crumbs: readonly Crumb[] }) {
  const { t } = useTranslation('ui');
  const crumbs = useWayFromStart(own);
  // On a phone only the way back to it is shown.
  const parent = crumbs.findLastIndex(({ path }, index) => path && index < crumbs.length - 1);
  return (
    <nav aria-label={t('breadcrumbs')}>
      <Breadcrumbs
        separator={<IconChevronRight size={16} stroke={1.75} aria-hidden />}
        className={styles.crumbs}
      >
        {crumbs.map(({ label, path }, index) =>
          path && index < crumbs.length - 1 ? (
            <Anchor
              key={label + path}
              component={Link}
              to={path}
              size="sm"
              {...(index === parent && { className: styles.parent })}
            >
              {label}
            </Anchor>
          ) : (
            <Text
              key={label}
              size="sm"
              c="dimmed"
              aria-current={index === crumbs.length - 1 ? 'page' : undefined}
            >
              {label}
            </Text>
          ),
        )}
      </Breadcrumbs>
    </nav>
  );
}

function ReadError({ error, onRetry }: { readonly error: unknown; readonly onRetry?: () => unknown }) {
  const { t } = useTranslation();
  return (
    <Alert
      role="alert"
      color="red"
      variant="light"
      icon={<IconAlertTriangle aria-hidden />}
      title={t('error.title')}
    >
      <Stack gap="sm" align="flex-start">
        <Text>{describeError(error)}</Text>
        {onRetry ? (
          <Button variant="default" onClick={() => void onRetry()}>
            {t('action.retry')}
          </Button>
        ) : null}
      </Stack>
    </Alert>
  );
}

function ContentShapes() {
  const { t } = useTranslation();
  return (
    <Stack gap="sm" component="output" aria-label={t('loading')}>
      <Skeleton height={44} width="40%" />
      <Skeleton height={220} />
    </Stack>
  );
}
