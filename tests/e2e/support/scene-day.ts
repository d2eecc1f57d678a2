import { sceneOfDay } from '@/app/pupil/island/sam-scene/scene-of-day';
import { shiftDay } from '@/maths/calendar/school-days';

/** Returns the days from this one on (`2026-11-21`) of which Sam shows a child something, and of which it does not. */
export function daysOfScenes(pupilId: string, from: string) {
  const days = Array.from({ length: 60 }, (_, later) => shiftDay(from, later));
  return {
    shows: days.filter((day) => sceneOfDay(pupilId, day) !== null),
    quiet: days.filter((day) => sceneOfDay(pupilId, day) === null),
  };
}
