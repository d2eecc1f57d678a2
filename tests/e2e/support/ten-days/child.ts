import { findCollection } from '@/maths/collections/standard-collections';
import { sumsOf } from '@/maths/collections/sum-collection';
import { programmeOfYear } from '@/maths/collections/year-programme';
import { startDifficulty } from '@/maths/learn/difficulty';
import { logistic } from '@/maths/learn/probability';
import { compare, notation } from '@/maths/number/rational';
import { randomFrom, seedOf } from '@/maths/random';
import type { Given, Task } from '@/maths/round/task';
import { abilityFor, type DiaryChild, learnedPerEncounter } from '@/maths/simulate/diary/keep-diary';
import { answerNotation, answerOf, magnitudeOf } from '@/maths/sum/answer';
import { parseSumOrThrow } from '@/maths/sum/read-sum';
import type { SumId } from '@/maths/sum/sum';

const answerTo = (sumId: SumId) => answerNotation(answerOf(parseSumOrThrow(sumId)));

/** A right or a wrong answer, in the way the task asks for it. */
function givenTo({ mode, sumIds, target, direction, options = [] }: Task, right: boolean): Given {
  const value = answerTo(sumIds[0] as SumId);
  const shown = right || !Number.isFinite(Number(value)) ? value : `${Number(value) + 1}`;
  switch (mode) {
    case 'collect':
      return {
        kind: 'set',
        optionIds: sumIds.filter((id) => (notation(parseSumOrThrow(id).answer) === target) === right),
      };
    case 'order': {
      const size = (id: SumId) => magnitudeOf(parseSumOrThrow(id));
      const sorted = sumIds.toSorted((a, b) => compare(size(a), size(b)));
      return { kind: 'order', sumIds: (direction === 'down') === right ? sorted.toReversed() : sorted };
    }
    case 'place':
      return { kind: 'place', value: shown };
    case 'compose':
      return { kind: 'pieces', values: [shown] };
    case 'choose': {
      const option = options.find((each) => (each.value === value) === right) ?? options[0];
      return option ? { kind: 'choice', optionId: option.id } : { kind: 'unknown' };
    }
    default:
      return { kind: 'value', raw: shown };
  }
}

/** A child as simple as can be: each encounter with a sum makes that sum a little easier for it. */
export function childOf(traits: DiaryChild) {
  const random = randomFrom(seedOf(traits.name, 'ten days'));
  const { required, free } = programmeOfYear(traits.year, 'nl');
  const programme = [...required, ...free].flatMap((key) => findCollection(key) ?? []);
  const ability = abilityFor(traits.right, programme.flatMap(sumsOf));
  const met = new Map<SumId, number>();
  return (task: Task, motorMs: number): { readonly given: Given; readonly responseMs: number } => {
    const knows = task.sumIds.every((sumId) => {
      const times = met.get(sumId) ?? 0;
      met.set(sumId, times + 1);
      const odds = ability + learnedPerEncounter * times - startDifficulty(parseSumOrThrow(sumId));
      return traits.right === 1 || random.next() < logistic(odds);
    });
    const responseMs = Math.round(motorMs + traits.thinkMs * (0.8 + 0.4 * random.next()));
    return { given: givenTo(task, knows), responseMs };
  };
}
