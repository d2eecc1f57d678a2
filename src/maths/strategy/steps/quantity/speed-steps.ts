import { dividedBy, rational, times } from '../../../number/rational';
import type { NumberNode } from '../../../sum/sum';
import { plain } from '../../drawing/notate';
import type { RatioTable } from '../../picture';
import { type StrategyStep, step } from '../../step';

const sixty = rational(60);

/** Hours and kilometres in a table: one hour, and the whole way. */
const wayTable = (hours: string, perHour: string, far: string, moves: RatioTable['moves']): RatioTable => ({
  kind: 'ratio-table',
  rows: [
    ['1h', hours],
    [`${perHour}km`, `${far}km`],
  ],
  moves,
});

/** Speed times time: each hour as much again. */
export function speedSteps(speed: NumberNode, time: NumberNode): StrategyStep[] | null {
  if (time.unit !== 'h' && time.unit !== 'min') return null;
  const isHours = time.unit === 'h';
  const hours = isHours ? time.value : dividedBy(time.value, sixty);
  const [each, far] = [plain(speed.value), plain(times(speed.value, hours))];
  const moves: RatioTable['moves'] = isHours ? [{ from: 0, to: 1, sign: '*', by: plain(hours) }] : [];
  const shown = `${plain(time.value)}${time.unit}`;
  const picture = wayTable(shown, each, far, moves);
  const lead = isHours ? [] : [step('partOfHour', {}, `${shown}=${plain(hours)}h`, picture)];
  const all = step('eachHour', { x: `${each}km` }, `${plain(hours)}*${each}km=${far}km`, picture);
  return [...lead, all];
}

/** How far in one hour, or how many hours: a way shared by its time, or by its speed. */
export function sharedWaySteps(way: NumberNode, by: NumberNode): StrategyStep[] | null {
  if (way.unit !== 'km') return null;
  const [far, n, quotient] = [way.value, by.value, dividedBy(way.value, by.value)].map(plain);
  if (by.unit === 'h') {
    const picture = wayTable(`${n}h`, `${quotient}`, `${far}`, [{ from: 1, to: 0, sign: ':', by: `${n}` }]);
    const values = { far: `${far}km`, time: `${n}h`, n: `${n}` };
    return [step('perHour', values, `${far}km:${n}=${quotient}km`, picture)];
  }
  if (by.unit !== 'kmh') return null;
  const picture = wayTable(`${quotient}h`, `${n}`, `${far}`, [
    { from: 0, to: 1, sign: '*', by: `${quotient}` },
  ]);
  return [step('hoursInWay', { x: `${n}km`, far: `${far}km` }, `${far}km:${n}km=${quotient}`, picture)];
}
