import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/plain/button';
import { Sheet } from '../../ui/sheet';
import sheet from '../../ui/sheet.module.css';

interface MessageSheetProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Shows a message over the map with one button. */
export function MessageSheet({ title, onClose, children }: MessageSheetProps) {
  const { t } = useTranslation('pupil');
  return (
    <Sheet title={title} onClose={onClose}>
      {children}
      <div className={sheet.actions}>
        <Button size="lg" onClick={onClose}>
          <IconCheck aria-hidden="true" />
          {t('scan.close')}
        </Button>
      </div>
    </Sheet>
  );
}
