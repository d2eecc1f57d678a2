import { Badge } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { WebinarHead } from './types';

const colours = { draft: 'gray', published: 'teal', cancelled: 'red', over: 'blue' } as const;

/** State of a webinar. */
export function StateBadge({ state }: Pick<WebinarHead, 'state'>) {
  const { t } = useTranslation('office');
  return (
    <Badge color={colours[state]} variant="light" miw="max-content">
      {t(`webinars.states.${state}`)}
    </Badge>
  );
}
