import { MultiSelect, Radio, Stack, Text } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconRocket } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useYearName } from '../../../i18n/year-name';
import { Segments } from '../../../ui/page/segments';
import type { Readiness } from './readiness';
import styles from './ready.module.css';

type Person = Readiness['fits'][number];

interface ForWhomProps {
  readonly pupils: readonly { readonly pupilId: string; readonly name: string }[];
  /** Null: the whole group. */
  readonly pupilIds: readonly string[] | null;
  readonly onPupils: (pupilIds: readonly string[] | null) => void;
  /** The first year that the sums are meant for, when that is a later one, and what comes before them when nobody
   * practised enough to say who is ready. */
  readonly early: { readonly year: number | null; readonly base: readonly string[] };
  readonly notYet: Readiness['notYet'];
  readonly fits: readonly Person[];
  readonly knows: readonly Person[];
  /** The chosen collection; null before there is one. */
  readonly collectionKey: string | null;
  readonly next: string | null;
  /** Names a collection inside a sentence. */
  readonly inSentence: (key: string | null) => string;
  /** Pupils who are not ready get these sums all the same. */
  readonly same: boolean;
  readonly onSame: (same: boolean) => void;
  /** Pupils who know these sums repeat them. */
  readonly repeats: boolean;
  readonly onRepeats: (repeats: boolean) => void;
}

/** Chooses the group or some pupils, and says for whom the sums are too early and who knows them already. */
export function ForWhom(props: ForWhomProps) {
  const { pupils, pupilIds, onPupils, early, notYet, fits, knows, next, inSentence } = props;
  const { t } = useTranslation('ready');
  const yearName = useYearName();
  const warnings = [
    ...(early.year === null ? [] : [t('later', { year: yearName(early.year) })]),
    ...(early.base.length === 0 ? [] : [t('unknown', { titles: early.base.join(', ') })]),
  ];
  const differs = warnings.length + notYet.length + knows.length > 0;
  return (
    <>
      <Segments
        aria-label={t('whom')}
        value={pupilIds === null ? 'group' : 'some'}
        onChange={(value) => onPupils(value === 'group' ? null : [])}
        data={[
          { value: 'group', label: t('wholeGroup', { count: pupils.length }) },
          { value: 'some', label: t('some') },
        ]}
      />
      {pupilIds === null ? null : (
        <MultiSelect
          mt="sm"
          aria-label={t('some')}
          placeholder={pupilIds.length === 0 ? t('somePlaceholder') : ''}
          searchable
          hidePickedOptions
          nothingFoundMessage={t('noneFound')}
          data={pupils.map(({ pupilId, name }) => ({ value: pupilId, label: name }))}
          value={[...pupilIds]}
          onChange={onPupils}
        />
      )}
      {differs ? (
        <ul className={styles.parts}>
          {warnings.map((says) => (
            <Part
              key={says}
              kind="notYet"
              icon={<IconAlertTriangle size={20} stroke={1.75} aria-hidden />}
              says={says}
            >
              <span />
            </Part>
          ))}
          {notYet.map(({ collectionKey, pupils: them }, place) => (
            <Part
              key={collectionKey}
              kind="notYet"
              icon={<IconAlertTriangle size={20} stroke={1.75} aria-hidden />}
              says={t('notYet', { count: them.length, title: inSentence(collectionKey) })}
              people={them}
            >
              {/* One choice for all of them: it stands at the first. */}
              {place === 0 ? (
                <Choice
                  label={t('notYetChoice')}
                  value={props.same ? 'same' : 'first'}
                  onChange={(value) => props.onSame(value === 'same')}
                  options={[
                    ['first', t('first', { title: inSentence(collectionKey), count: notYet.length })],
                    ['same', t('same')],
                  ]}
                />
              ) : (
                <span />
              )}
            </Part>
          ))}
          {fits.length > 0 && early.base.length === 0 ? (
            <Part
              kind="fits"
              icon={<IconCircleCheck size={20} stroke={1.75} aria-hidden />}
              says={t('fits', { count: fits.length, title: inSentence(props.collectionKey) })}
            >
              <span />
            </Part>
          ) : null}
          {knows.length > 0 ? (
            <Part
              kind="knows"
              icon={<IconRocket size={20} stroke={1.75} aria-hidden />}
              says={t('knows', { count: knows.length, title: inSentence(props.collectionKey) })}
              people={knows}
            >
              <Choice
                label={t('knowsChoice')}
                value={props.repeats ? 'repeat' : 'on'}
                onChange={(value) => props.onRepeats(value === 'repeat')}
                options={[
                  ['on', t('goOn', { title: inSentence(next) })],
                  ['repeat', t('repeat')],
                ]}
              />
            </Part>
          ) : null}
        </ul>
      ) : null}
    </>
  );
}

interface PartProps {
  readonly kind: 'notYet' | 'fits' | 'knows';
  readonly icon: ReactNode;
  readonly says: string;
  readonly people?: readonly Person[];
  readonly children: ReactNode;
}

const Part = ({ kind, icon, says, people = [], children }: PartProps) => (
  <li className={styles.part} data-kind={kind}>
    {icon}
    <div>
      <Text fw={700}>{says}</Text>
      {people.length > 0 ? (
        <div className={styles.names}>{people.map(({ firstName }) => firstName).join(', ')}</div>
      ) : null}
    </div>
    {children}
  </li>
);

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly options: readonly (readonly [value: string, label: string])[];
}

const Choice = ({ label, value, onChange, options }: ChoiceProps) => (
  <Radio.Group aria-label={label} value={value} onChange={onChange}>
    <Stack gap={6}>
      {options.map(([each, text]) => (
        <Radio key={each} value={each} label={text} />
      ))}
    </Stack>
  </Radio.Group>
);
