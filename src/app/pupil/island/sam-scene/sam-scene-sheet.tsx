import sam from '@assets/site/sam-cheer-small.webp?url';
import { IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/plain/button';
import { ReadAloudButton } from '../../ui/read-aloud/read-aloud-button';
import { Sheet } from '../../ui/sheet';
import sheet from '../../ui/sheet.module.css';
import { StickerParts } from '../corner/stickers';
import { Light } from '../growth/vinyl';
import styles from './sam-scene.module.css';
import type { Scene } from './scene-of-day';

/** What hangs in the air rather than standing on the hill. */
const flies: ReadonlySet<string> = new Set(['balloon', 'butterfly']);

/** Sam shows something small. */
export function SamSceneSheet({ scene, onClose }: { readonly scene: Scene; readonly onClose: () => void }) {
  const { t } = useTranslation('pupil');
  const text = t(`scene.${scene.id}`);
  return (
    <Sheet title={t('scene.title')} onClose={onClose}>
      <div className={styles.picture} aria-hidden="true">
        <svg viewBox="0 0 420 180" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
          <defs>
            <Light />
            <linearGradient id="scene-sky" x1="0" y1="0" x2="0" y2="1">
              <stop offset="0" stopColor="#8fd3f0" />
              <stop offset="1" stopColor="#fff0d2" />
            </linearGradient>
          </defs>
          <rect width="420" height="180" fill="url(#scene-sky)" />
          <path d="M0 140Q110 108 220 126T420 118V180H0Z" fill="#9ed070" />
          <path d="M0 162Q140 140 260 154T420 150V180H0Z" fill="#7cbf68" />
          <g transform={`translate(150 ${flies.has(scene.sticker) ? 134 : 156})`}>
            <g transform="scale(1.7)">
              <StickerParts id={scene.sticker} />
            </g>
          </g>
        </svg>
        <img src={sam} width={250} height={260} alt="" />
      </div>
      <p>
        {text} <ReadAloudButton text={text} />
      </p>
      <div className={sheet.actions}>
        <Button size="lg" onClick={onClose}>
          <IconCheck aria-hidden="true" />
          {t('scene.close')}
        </Button>
      </div>
    </Sheet>
  );
}
