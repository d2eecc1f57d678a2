import { Badge, Table, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale';
import { TableSurface } from '../../ui/table/table-surface';
import { officeTitleIn } from '../shared/office-title';
import type { LadderDifferences, StepDifference } from './differences';
import type { DraftStep, PublishedLadder } from './types';
import type { LadderMade } from './use-ladder';

interface SideBySideProps {
  readonly steps: readonly DraftStep[];
  readonly made: LadderMade;
  readonly published: PublishedLadder;
  readonly publishedVersion: number;
  readonly differences: LadderDifferences;
  readonly nameOf: (step: DraftStep) => string;
}

/** The draft beside what is published: each step with the one it was, then those that are gone. */
export function SideBySide({
  steps,
  made,
  published,
  publishedVersion,
  differences,
  nameOf,
}: SideBySideProps) {
  const { t } = useTranslation('office');
  const locale = useLocale();
  const strategyOf = (strategy: DraftStep['strategy']) =>
    strategy ? t(`generators.strategies.${strategy}`) : t('collections.everyStrategy');
  const was = (place: number | null) => {
    const step = place === null ? undefined : published.steps[place];
    if (place === null || !step) return '–';
    return (
      <>
        <Text fw={600}>
          {place + 1}. {officeTitleIn(step.title, locale)}
        </Text>
        <Text size="sm" c="dimmed">
          {strategyOf(step.strategy)} · {t('collections.sums')}: {step.sums}
        </Text>
      </>
    );
  };
  const said = (place: number, difference: StepDifference | undefined): readonly string[] => {
    if (!difference) return [];
    if (difference.was === null) return [t('collections.differences.new')];
    const old = published.steps[difference.was];
    const marks = [
      ...(difference.moved ? [t('collections.differences.moved', { place: difference.was + 1 })] : []),
      ...(difference.strategy ? [t('collections.differences.strategy')] : []),
      ...(difference.prerequisite ? [t('collections.differences.prerequisite')] : []),
      ...(old?.sums === made.steps[place]?.sums.length ? [] : [t('collections.differences.sums')]),
    ];
    return marks.length === 0 ? [t('collections.differences.same')] : marks;
  };
  return (
    <TableSurface label={t('collections.beside')}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('collections.draft')}</Table.Th>
          <Table.Th>{t('collections.difference')}</Table.Th>
          <Table.Th>{t('collections.publishedAs', { version: publishedVersion })}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {steps.map((step, place) => (
          <Table.Tr key={step.id}>
            <Table.Td>
              <Text fw={600}>
                {place + 1}. {nameOf(step)}
              </Text>
              <Text size="sm" c="dimmed">
                {strategyOf(step.strategy)} · {t('collections.sums')}: {made.steps[place]?.sums.length ?? 0}
              </Text>
            </Table.Td>
            <Table.Td>
              {said(place, differences.steps[place]).map((mark) => (
                <Badge key={mark} variant="light" tt="none" mr={4} miw="max-content">
                  {mark}
                </Badge>
              ))}
            </Table.Td>
            <Table.Td>{was(differences.steps[place]?.was ?? null)}</Table.Td>
          </Table.Tr>
        ))}
        {differences.gone.map((place) => (
          <Table.Tr key={place}>
            <Table.Td>–</Table.Td>
            <Table.Td>
              <Badge variant="light" color="red" tt="none">
                {t('collections.differences.gone')}
              </Badge>
            </Table.Td>
            <Table.Td>{was(place)}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </TableSurface>
  );
}
