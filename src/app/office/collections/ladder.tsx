import {
  type Announcements,
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  TouchSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import styles from './collections.module.css';
import type { LadderDifferences } from './differences';
import { type CollectionOption, StepCard } from './step-card';
import type { DraftStep } from './types';
import type { LadderMade } from './use-ladder';

interface LadderProps {
  readonly steps: readonly DraftStep[];
  readonly made: LadderMade;
  readonly differences: LadderDifferences | null;
  readonly nameOf: (step: DraftStep) => string;
  readonly collections: readonly CollectionOption[];
  readonly readOnly: boolean;
  readonly onChange: (steps: readonly DraftStep[]) => void;
}

/** The steps from easy to hard; they move by dragging, by keyboard and by buttons. */
export function Ladder({ steps, made, differences, nameOf, collections, readOnly, onChange }: LadderProps) {
  const { t } = useTranslation('office');
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 150, tolerance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const placeOf = (id: UniqueIdentifier) => steps.findIndex((step) => step.id === id);
  const named = (id: UniqueIdentifier) => {
    const step = steps[placeOf(id)];
    return step ? nameOf(step) : '';
  };
  const said = (what: 'start' | 'over' | 'end', id: UniqueIdentifier, over: UniqueIdentifier) =>
    t(`collections.dragged.${what}`, { name: named(id), place: placeOf(over) + 1, all: steps.length });
  const announcements: Announcements = {
    onDragStart: ({ active }) => said('start', active.id, active.id),
    onDragOver: ({ active, over }) => (over ? said('over', active.id, over.id) : undefined),
    onDragEnd: ({ active, over }) => said('end', active.id, over?.id ?? active.id),
    onDragCancel: ({ active }) => t('collections.dragged.cancel', { name: named(active.id) }),
  };
  const move = (from: number, to: number) => onChange(arrayMove([...steps], from, to));
  if (steps.length === 0) return <Text c="dimmed">{t('collections.empty')}</Text>;
  const wrong = new Set(
    made.findings.flatMap(({ level, step }) => (level === 'error' && step !== null ? [step] : [])),
  );
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements, screenReaderInstructions: { draggable: t('collections.dragHow') } }}
      onDragEnd={({ active, over }) => {
        if (over && over.id !== active.id) move(placeOf(active.id), placeOf(over.id));
      }}
    >
      <SortableContext items={steps.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        <ol className={styles.ladder}>
          {steps.map((step, place) => (
            <StepCard
              key={step.id}
              step={step}
              place={place}
              all={steps.length}
              name={nameOf(step)}
              made={made.steps[place]}
              difference={differences?.steps[place]}
              isWrong={wrong.has(place)}
              collections={collections}
              readOnly={readOnly}
              onMove={(by) => move(place, place + by)}
              onRemove={() => onChange(steps.toSpliced(place, 1))}
              onChange={(changed) => onChange(steps.toSpliced(place, 1, changed))}
            />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}
