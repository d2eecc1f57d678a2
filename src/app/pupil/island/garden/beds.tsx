import {
  IconArrowsHorizontal,
  IconChartPie,
  IconClock,
  IconCoinEuro,
  IconDecimal,
  IconDivide,
  IconPercentage,
  IconPlus,
  IconPlusMinus,
  IconRuler2,
  IconScale,
  IconX,
} from '@tabler/icons-react';
import type { CallReply } from '../../../api/call';

export type OwnWork = CallReply<'readOwnWork'>;
type Domain = OwnWork['steps'][number]['domain'];
/** A grid of a hundred facts, or the steps of a domain. */
export type Bed = '*' | '+' | Domain;

/** Signs of the beds, in order: a child finds its bed without reading. */
export const bedIcons = {
  '*': IconX,
  '+': IconPlus,
  'add-subtract': IconPlusMinus,
  'multiply-divide': IconDivide,
  decimals: IconDecimal,
  fractions: IconChartPie,
  'percent-ratio': IconPercentage,
  money: IconCoinEuro,
  measures: IconRuler2,
  clock: IconClock,
  line: IconArrowsHorizontal,
  'compare-estimate': IconScale,
} as const satisfies Readonly<Record<Bed, unknown>>;

/** Beds that the fraction screen helps with. */
export const nearFractions: readonly Bed[] = ['fractions', 'decimals', 'percent-ratio'];

export const isGrid = (bed: Bed): bed is '*' | '+' => bed === '*' || bed === '+';

/** What grows in a bed: a sum and its phase. */
export const plantsIn = ({ facts, steps }: OwnWork, bed: Bed) =>
  isGrid(bed)
    ? facts.filter(({ sumId }) => sumId.includes(bed))
    : steps.filter(({ domain }) => domain === bed);

/** Both grids, and each domain in which something grows. */
export const bedsOf = (work: OwnWork): readonly Bed[] =>
  (Object.keys(bedIcons) as Bed[]).filter((bed) => isGrid(bed) || plantsIn(work, bed).length > 0);

/** The bed with the most plants: it is shown first. */
export const fullestBed = (work: OwnWork): Bed =>
  bedsOf(work).reduce((fullest, bed) =>
    plantsIn(work, bed).length > plantsIn(work, fullest).length ? bed : fullest,
  );
