import { useSortable } from '@dnd-kit/sortable';
import { ActionIcon, Badge, Group, NativeSelect, Select, Text } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconGripVertical, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { MadeStep } from '@/maths/collections/generated-ladder';
import { promptText } from '@/maths/sum/prompt';
import { useLocale } from '../../i18n/use-locale';
import styles from './collections.module.css';
import type { StepDifference } from './differences';
import { stepId } from './place-of-finding';
import type { DraftStep } from './types';

export interface CollectionOption {
  readonly value: string;
  readonly label: string;
}

interface StepCardProps {
  readonly step: DraftStep;
  readonly place: number;
  readonly all: number;
  readonly name: string;
  readonly made: MadeStep | undefined;
  readonly difference: StepDifference | undefined;
  readonly isWrong: boolean;
  readonly collections: readonly CollectionOption[];
  readonly readOnly: boolean;
  readonly onMove: (by: 1 | -1) => void;
  readonly onRemove: () => void;
  readonly onChange: (step: DraftStep) => void;
}

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;
const examplesShown = 2;

/** A step of the ladder: its generator, strategy and prerequisite. */
export function StepCard(props: StepCardProps) {
  const { step, place, all, name, made, difference, isWrong, collections, readOnly } = props;
  const { t } = useTranslation('office');
  const locale = useLocale();
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id: step.id, disabled: readOnly });
  const sums = made?.sums ?? [];
  const examples = sums.slice(0, examplesShown).map((sum) => promptText(sum, locale));
  const marks = [
    ...(difference?.was === null ? [t('collections.differences.new')] : []),
    ...(difference?.moved ? [t('collections.differences.moved', { place: (difference.was ?? 0) + 1 })] : []),
    ...(difference?.strategy ? [t('collections.differences.strategy')] : []),
    ...(difference?.prerequisite ? [t('collections.differences.prerequisite')] : []),
  ];
  return (
    <li
      ref={setNodeRef}
      id={stepId(place)}
      tabIndex={-1}
      className={styles.step}
      data-dragging={isDragging}
      data-wrong={isWrong || undefined}
      data-step={name}
      style={{
        transform: transform ? `translate(${transform.x}px, ${transform.y}px)` : undefined,
        transition,
      }}
    >
      <Group gap="xs" wrap="nowrap" align="flex-start">
        {readOnly ? null : (
          <ActionIcon
            ref={setActivatorNodeRef}
            variant="subtle"
            color="gray"
            className={styles.grip}
            {...attributes}
            {...listeners}
            aria-label={t('collections.drag', { name })}
          >
            <IconGripVertical {...icon} />
          </ActionIcon>
        )}
        <Badge
          size="lg"
          radius="sm"
          variant="light"
          color={isWrong ? 'red' : 'blue'}
          className={styles.place}
        >
          {place + 1}
        </Badge>
        <div className={styles.name}>
          <Text fw={700}>{name}</Text>
          <Text size="sm" c="dimmed">
            {examples.join(' · ') || '–'}
          </Text>
          {marks.map((mark) => (
            <Badge key={mark} variant="light" color="yellow" tt="none" mr={4} component="span">
              {mark}
            </Badge>
          ))}
        </div>
        <Text fw={700} {...(sums.length === 0 && { c: 'red' })} className={styles.count ?? ''}>
          {sums.length}
          <span className="unseen"> {t('collections.sums')}</span>
        </Text>
        {readOnly ? null : (
          <Group gap={4} wrap="nowrap">
            <ActionIcon
              variant="default"
              disabled={place === 0}
              aria-label={t('collections.up', { name })}
              onClick={() => props.onMove(-1)}
            >
              <IconArrowUp {...icon} />
            </ActionIcon>
            <ActionIcon
              variant="default"
              disabled={place === all - 1}
              aria-label={t('collections.down', { name })}
              onClick={() => props.onMove(1)}
            >
              <IconArrowDown {...icon} />
            </ActionIcon>
            <ActionIcon
              variant="default"
              aria-label={t('collections.remove', { name })}
              onClick={props.onRemove}
            >
              <IconTrash {...icon} />
            </ActionIcon>
          </Group>
        )}
      </Group>
      {readOnly ? null : (
        <Group gap="sm" mt="xs" className={styles.choices}>
          <NativeSelect
            label={t('collections.strategy')}
            aria-label={t('collections.strategyOf', { name })}
            flex="1 1 180px"
            value={step.strategy ?? ''}
            onChange={(event) => {
              const strategy = made?.strategies.find((each) => each === event.currentTarget.value) ?? null;
              props.onChange({ ...step, strategy });
            }}
            data={[
              { value: '', label: t('collections.everyStrategy') },
              ...[...new Set([...(step.strategy ? [step.strategy] : []), ...(made?.strategies ?? [])])].map(
                (each) => ({
                  value: each,
                  label: t(`generators.strategies.${each}`),
                }),
              ),
            ]}
          />
          <Select
            label={t('collections.prerequisite')}
            aria-label={t('collections.prerequisiteOf', { name })}
            flex="1 1 200px"
            searchable
            clearable
            placeholder={t('collections.none')}
            value={step.prerequisite}
            onChange={(prerequisite) => props.onChange({ ...step, prerequisite })}
            data={[...collections]}
          />
        </Group>
      )}
    </li>
  );
}
