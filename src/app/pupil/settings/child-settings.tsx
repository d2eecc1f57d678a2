import {
  IconChevronRight,
  IconChevronsRight,
  IconDeviceGamepad2,
  IconEar,
  IconEarOff,
  IconLanguage,
  IconLetterCase,
  IconMoon,
  IconMoonStars,
  IconPhoto,
  IconPhotoOff,
  IconPlayerTrackNext,
  IconSun,
  IconVolume,
  IconVolumeOff,
} from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { locales } from '@/maths/locale';
import { changeLocale } from '../../i18n/i18n';
import { useLocale } from '../../i18n/use-locale';
import { setDark, useDark } from '../../ui/theme/theme-store';
import { ScanSettings } from '../switch-access/scan-settings';
import { readingPaces, textSizes, useChildPreference } from '../ui/child-preference';
import { isSoundOn, saveSound } from '../ui/preferences';
import { canReadAloud, readAloud } from '../ui/read-aloud/speech';
import styles from './child-settings.module.css';
import { ChoiceRow } from './choice-row';
import { Flag } from './flags';

interface ChildSettingsProps {
  /** Texts are read aloud to this child by itself, unless it chose otherwise. */
  readonly readsItself: boolean;
  /** A round is paused: it has its own buttons for sound and picture. */
  readonly inRound?: boolean;
}

const paceIcons = [IconChevronRight, IconChevronsRight, IconPlayerTrackNext] as const;
const paceNames = ['slow', 'usual', 'quick'] as const;
const sizeNames = ['usual', 'large', 'larger'] as const;

/** All that a child can set for itself, in pictures. A choice holds at once. */
export function ChildSettings({ readsItself, inRound = false }: ChildSettingsProps) {
  const { t } = useTranslation('pupil');
  const locale = useLocale();
  const dark = useDark();
  const [preference, change] = useChildPreference();
  const [sound, setSound] = useState(isSoundOn);
  if (change === null) return null;
  const { reading, pace, text, simple } = preference;
  const reads = reading === 'auto' ? readsItself : reading === 'on';
  const yesNo = (yes: [string, typeof IconSun], no: [string, typeof IconSun]) =>
    [yes, no].map(([name, Icon], place) => ({
      value: place === 0,
      name,
      picture: <Icon aria-hidden="true" />,
    }));
  return (
    <div className={styles.settings}>
      {!inRound && (
        <ChoiceRow
          title={t('settings.sound')}
          icon={IconVolume}
          options={yesNo([t('settings.on'), IconVolume], [t('settings.off'), IconVolumeOff])}
          chosen={sound}
          onChoose={(on) => {
            saveSound(on);
            setSound(on);
          }}
        />
      )}
      {canReadAloud(locale) && (
        <>
          <ChoiceRow
            title={t('settings.reading')}
            icon={IconEar}
            options={yesNo([t('settings.byItself'), IconEar], [t('settings.whenAsked'), IconEarOff])}
            chosen={reads}
            onChoose={(on) => change({ reading: on ? 'on' : 'off' })}
          />
          <ChoiceRow
            title={t('settings.pace')}
            icon={IconPlayerTrackNext}
            options={readingPaces.map((value, place) => {
              const Icon = paceIcons[place] ?? IconChevronRight;
              return {
                value,
                name: t(`scan.${paceNames[place] ?? 'usual'}`),
                picture: <Icon aria-hidden="true" />,
              };
            })}
            chosen={pace}
            onChoose={(value) => {
              change({ pace: value });
              readAloud(t('settings.sample'), locale, { pace: value });
            }}
          />
        </>
      )}
      <ChoiceRow
        title={t('settings.text')}
        icon={IconLetterCase}
        options={textSizes.map((value, place) => ({
          value,
          name: t(`settings.size.${sizeNames[place] ?? 'usual'}`),
          picture: (
            <b aria-hidden="true" className={styles.letter} data-size={place}>
              A
            </b>
          ),
        }))}
        chosen={text}
        onChoose={(value) => change({ text: value })}
      />
      <ChoiceRow
        title={t('settings.colours')}
        icon={IconMoonStars}
        options={yesNo([t('settings.dark'), IconMoon], [t('settings.light'), IconSun]).toReversed()}
        chosen={dark}
        onChoose={setDark}
      />
      <ChoiceRow
        title={t('settings.language')}
        icon={IconLanguage}
        options={locales.map((value) => ({
          value,
          name: t(`settings.speaks.${value}`),
          picture: <Flag locale={value} />,
        }))}
        chosen={locale}
        onChoose={(value) => void changeLocale(value)}
      />
      {!inRound && (
        <ChoiceRow
          title={t('settings.rounds')}
          icon={IconDeviceGamepad2}
          options={yesNo([t('settings.simple'), IconPhotoOff], [t('settings.stage'), IconPhoto]).toReversed()}
          chosen={simple}
          onChoose={(value) => change({ simple: value })}
        />
      )}
      <ScanSettings />
    </div>
  );
}
