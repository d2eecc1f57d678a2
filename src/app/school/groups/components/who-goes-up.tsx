import { Button, Loader, Text } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lastYear } from '@/contract/year-after';
import { useRead } from '../../../api/query';
import { byName } from '../../shared/by-name';
import { useYearInSentence } from '../../shared/use-year-in-sentence';
import type { GroupShown } from '../types';

/** Shows on request what becomes of each pupil of a group: the year it goes to, or that it leaves. */
export function WhoGoesUp({ group }: { readonly group: GroupShown }) {
  const { t } = useTranslation('school');
  const [isOpen, setOpen] = useState(false);
  const listId = useId();
  if (group.pupilCount === 0) return null;
  return (
    <>
      <Button
        variant="subtle"
        size="compact-sm"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-label={t('classList.year.whoOf', { name: group.name })}
        rightSection={
          isOpen ? <IconChevronUp size={16} aria-hidden /> : <IconChevronDown size={16} aria-hidden />
        }
        onClick={() => setOpen(!isOpen)}
      >
        {t('classList.year.who')}
      </Button>
      <div id={listId}>{isOpen ? <Pupils group={group} /> : null}</div>
    </>
  );
}

function Pupils({ group }: { readonly group: GroupShown }) {
  const { t } = useTranslation('school');
  const yearInSentence = useYearInSentence();
  const { data, error } = useRead('listPupils', { params: { groupId: group.groupId } });
  if (error) return <Text size="sm">{t('classList.year.whoFailed')}</Text>;
  if (!data) return <Loader size="xs" />;
  const toYear = (own: number | null) => {
    const year = own ?? group.year;
    if (group.year === lastYear || year === lastYear) return null;
    return year === null ? undefined : year + 1;
  };
  const pupils = byName(data.pupils);
  const years = [...new Set(pupils.map(({ year }) => toYear(year)))];
  // Who leaves stands last.
  return years
    .toSorted((a, b) => (a ?? lastYear + 1) - (b ?? lastYear + 1))
    .map((year) => (
      <Text key={String(year)} size="sm" mt={4}>
        <b>
          {year === null
            ? t('classList.year.leaving')
            : year === undefined
              ? t('classList.year.along')
              : t('classList.year.goesTo', { year: yearInSentence(year) })}
        </b>{' '}
        {pupils
          .filter((pupil) => toYear(pupil.year) === year)
          .map(({ name }) => name)
          .join(', ')}
      </Text>
    ));
}
