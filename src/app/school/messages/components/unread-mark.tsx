import { Badge, VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../../api/query';
import { formatNumber } from '../../../i18n/format';

/** Badge in the menu with the number of unread messages. */
export function UnreadMark() {
  const { t } = useTranslation('school');
  const count = useRead('countUnread').data?.unread ?? 0;
  if (count === 0) return null;
  return (
    <Badge circle={count < 10}>
      <span aria-hidden>{formatNumber(count)}</span>
      <VisuallyHidden>{t('messages.unread', { count })}</VisuallyHidden>
    </Badge>
  );
}
