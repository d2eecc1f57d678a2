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
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { Stack } from '@mantine/core';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type DraftTask, moved } from '../draft/settings-draft';
import { useCollections } from '../draft/use-collections';
import { TaskCard } from './task-card';

interface TaskListProps {
  readonly tasks: readonly DraftTask[];
  /** Year of the pupils; null where they are of several. */
  readonly year: number | null;
  readonly onChange: (tasks: DraftTask[]) => void;
}

/** Stable key of each task, because a collection may occur twice and tasks move. */
function useTaskIds(tasks: readonly DraftTask[]) {
  const prefix = useId();
  const [ids, setIds] = useState<{ readonly known: readonly string[]; readonly next: number }>({
    known: [],
    next: 0,
  });
  if (ids.known.length === tasks.length) return { ids: ids.known, setIds };
  const missing = Math.max(0, tasks.length - ids.known.length);
  const added = Array.from({ length: missing }, (_, place) => `${prefix}${ids.next + place}`);
  const known = [...ids.known.slice(0, tasks.length), ...added];
  setIds({ known, next: ids.next + missing });
  return { ids: known, setIds };
}

/** Ordered list of tasks; tasks move by dragging, keyboard or buttons. */
export function TaskList({ tasks, year, onChange }: TaskListProps) {
  const { t } = useTranslation('school');
  const { titleOf } = useCollections();
  const { ids, setIds } = useTaskIds(tasks);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 150, tolerance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const placeOf = (id: UniqueIdentifier) => ids.indexOf(String(id));
  const move = (from: number, to: number) => {
    const id = ids[from];
    if (id === undefined) return;
    setIds((before) => ({ ...before, known: before.known.toSpliced(from, 1).toSpliced(to, 0, id) }));
    onChange(moved(tasks, from, to));
  };
  const remove = (place: number) => {
    setIds((before) => ({ ...before, known: before.known.toSpliced(place, 1) }));
    onChange(tasks.toSpliced(place, 1));
  };
  const nameOf = (id: UniqueIdentifier) => titleOf(tasks[placeOf(id)]?.collectionKey ?? '');
  const said = (what: 'start' | 'over' | 'end', id: UniqueIdentifier, over: UniqueIdentifier) =>
    t(`adjust.dragged.${what}`, { name: nameOf(id), place: placeOf(over) + 1, all: tasks.length });
  const announcements: Announcements = {
    onDragStart: ({ active }) => said('start', active.id, active.id),
    onDragOver: ({ active, over }) => (over ? said('over', active.id, over.id) : undefined),
    onDragEnd: ({ active, over }) => said('end', active.id, over?.id ?? active.id),
    onDragCancel: ({ active }) => t('adjust.dragged.cancel', { name: nameOf(active.id) }),
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements, screenReaderInstructions: { draggable: t('adjust.dragHow') } }}
      onDragEnd={({ active, over }) => {
        if (over && over.id !== active.id) move(placeOf(active.id), placeOf(over.id));
      }}
    >
      <SortableContext items={[...ids]} strategy={verticalListSortingStrategy}>
        <Stack gap="sm" component="ol" m={0} p={0} style={{ listStyle: 'none' }}>
          {tasks.map((task, index) => (
            <TaskCard
              key={ids[index]}
              id={ids[index] ?? ''}
              task={task}
              year={year}
              isFirst={index === 0}
              isLast={index === tasks.length - 1}
              onMove={(by) => move(index, index + by)}
              onRemove={() => remove(index)}
              onChange={(changed) => onChange(tasks.toSpliced(index, 1, changed))}
            />
          ))}
        </Stack>
      </SortableContext>
    </DndContext>
  );
}
