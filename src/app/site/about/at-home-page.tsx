import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Radios } from '../ui/radios';
import { AboutFrame } from './about-frame';
import { StepsTrial } from './steps-trial';

const sections = ['card', 'counts', 'help', 'long', 'talk', 'without'] as const;
const sums = ['8 + 5', '13 − 8', '47 + 38', '6 × 7'] as const;

/** Tells parents how practice goes on at home, and shows them the explanation that their child gets. */
export function Component() {
  const { t } = useTranslation(['about', 'pages']);
  const [sum, setSum] = useState<(typeof sums)[number]>('8 + 5');
  return (
    <AboutFrame
      title={t('pages:schoolrtthuis.title')}
      lead={t('pages:schoolrtthuis.one')}
      picture="map"
      alt={t('atHome.picture')}
      sections={sections.map((key) => ({
        key,
        title: t(`atHome.sections.${key}.title`),
        text: t(`atHome.sections.${key}.text`),
      }))}
    >
      <StepsTrial title={t('atHome.tryTitle')} text={t('atHome.tryText')} typed={sum}>
        <legend>{t('try.choose')}</legend>
        <Radios name="sum" choices={sums} value={sum} textOf={(choice) => choice} onChoose={setSum} />
      </StepsTrial>
    </AboutFrame>
  );
}
