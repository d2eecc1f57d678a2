/** Dutch reference levels of primary school: 1F for all children, 1S for most. */
export type ReferenceLevel = '1F' | '1S';

/**
 * Part of a published source that says which level a collection belongs to. The pages have a sentence for each, and
 * `docs/curriculum.md` names the source in full.
 */
export type LevelGround =
  | 'facts'
  | 'mental'
  | 'handy'
  | 'numbers'
  | 'decimals'
  | 'fractions'
  | 'percent'
  | 'ratio'
  | 'measuring'
  | 'large'
  | 'operations'
  | 'hard-decimals'
  | 'hard-fractions'
  | 'hard-percent'
  | 'scale-speed'
  | 'formulas'
  | 'mean'
  | 'below-zero';

/**
 * How a ground was read: `list` in SLO's own list of goals for 1F, `framework` in the reference framework as others
 * quote it, `judgement` where neither level names it.
 */
export type GroundBasis = 'list' | 'framework' | 'judgement';

interface Ground {
  readonly level: ReferenceLevel;
  readonly basis: GroundBasis;
  /** Part of the source, as `docs/curriculum.md` prints it. */
  readonly source: string;
  readonly keys: readonly string[];
}

const words = (text: string): readonly string[] => text.trim().split(/\s+/);

export const levelGrounds: Readonly<Record<LevelGround, Ground>> = {
  facts: {
    level: '1F',
    basis: 'list',
    source: 'SLO, doelen 1F, 02 Basisoperaties: tot 20 en de tafels uit het hoofd',
    keys: words(`split-to-10 add-to-10 subtract-to-10 add-subtract-to-10 missing-to-10 add-to-20 add-to-20-over-ten
      subtract-to-20 subtract-to-20-over-ten add-subtract-to-20 missing-to-20 strategy-doubles strategy-halves
      strategy-friends repeated-addition tables-and-division missing-factor multiply-zero`),
  },
  mental: {
    level: '1F',
    basis: 'list',
    source: 'SLO, doelen 1F, 02 Basisoperaties: onder 100, met 10, 100 en 1000 en naar analogie',
    keys: words(`round-tens tens-and-ones add-tens-to-100 add-to-100 add-to-100-over-ten subtract-to-100
      subtract-to-100-over-ten add-subtract-to-100 missing-to-100 fill-to-100 round-hundreds multiply-tens
      multiply-round times-10-100-1000 divide-by-10-100-1000 divide-tens decimals-times-10 decimals-divided-by-10`),
  },
  handy: {
    level: '1F',
    basis: 'list',
    source: 'SLO, doelen 1F, 03 Hoofdrekenen: handig rekenen, schatten en delen met rest',
    keys: words(`strategy-near-doubles strategy-nine strategy-fill-ten three-numbers-to-20 balance-to-20
      strategy-compensate strategy-complement chains-to-100 strategy-table-doubles strategy-one-group-more
      strategy-one-group-less strategy-squares table-11 table-12 table-15 table-25 multiply-teens
      multiply-two-by-one divide-two-by-one division-with-remainder division-with-remainder-large
      multiply-divide-mixed compare-products estimate estimate-products`),
  },
  numbers: {
    level: '1F',
    basis: 'framework',
    source: 'referentiekader 1F, Getallen: hele getallen tot 100 000, en rekenen op papier',
    keys: words(`add-to-1000 add-to-1000-carry subtract-to-1000 subtract-to-1000-borrow add-subtract-to-1000
      missing-to-1000 fill-to-1000 add-subtract-to-10000 multiply-three-by-one multiply-two-by-two
      divide-three-by-one long-division line-to-10 line-to-20 line-to-100 line-tens line-to-1000 line-to-10000
      line-to-100000 compare-to-20 compare-to-100 compare-to-1000 order-to-100 order-to-1000 round`),
  },
  decimals: {
    level: '1F',
    basis: 'framework',
    source: 'referentiekader 1F, Getallen: eenvoudige decimale getallen',
    keys: words(`decimals-tenths add-decimals decimals-hundredths decimals-uneven decimals-thousandths
      decimals-fill-to-one decimals-times-whole decimals-divided-by-whole line-decimals compare-decimals
      order-decimals`),
  },
  fractions: {
    level: '1F',
    basis: 'framework',
    source: 'referentiekader 1F, Getallen: veelvoorkomende breuken, in een situatie',
    keys: words(`half-and-quarter-of unit-fraction-of part-of equal-fractions fractions-same-denominator
      fractions-to-one fractions-related whole-times-fraction line-halves-and-quarters line-fractions
      compare-fractions order-fractions`),
  },
  percent: {
    level: '1F',
    basis: 'list',
    source: 'SLO, doelen 1F, 07 Procenten: eenvoudige percentages, korting, en omzetten',
    keys: words('percent-anchors percent-of discount fraction-decimal-percent line-percent compare-forms'),
  },
  ratio: {
    level: '1F',
    basis: 'framework',
    source: 'referentiekader 1F, Verhoudingen: eenvoudige verhoudingen',
    keys: words('ratio ratio-from-one'),
  },
  measuring: {
    level: '1F',
    basis: 'framework',
    source: 'referentiekader 1F, Meten en meetkunde: gangbare maten, geld, tijd, omtrek en oppervlakte',
    keys: words(`coins-to-20 euros-and-cents money-add money-fill money-change money-multiply money-divide
      metres-and-centimetres measures-length litres kilograms measures-volume-mass measures-mixed perimeter area
      clock-hours clock-quarters clock-five-minutes clock-minutes clock-afternoon clock-later clock-hours-later
      clock-duration time-units compare-measures`),
  },
  large: {
    level: '1S',
    basis: 'list',
    source:
      'SLO, verantwoording van de doelen 1F: getallen boven 10 000 en moeilijk cijferen horen er niet bij',
    keys: words('add-subtract-to-100000 add-subtract-to-1000000 multiply-three-by-two round-large'),
  },
  operations: {
    level: '1S',
    basis: 'framework',
    source: 'referentiekader 1S, Getallen: volgorde van bewerkingen',
    keys: ['order-of-operations'],
  },
  'hard-decimals': {
    level: '1S',
    basis: 'framework',
    source: 'referentiekader 1S, Getallen: complexere decimale getallen, en een rest als decimaal getal',
    keys: words('decimals-times-decimals divide-by-decimals whole-into-decimals round-decimals'),
  },
  'hard-fractions': {
    level: '1S',
    basis: 'framework',
    source:
      'referentiekader 1S, Getallen: kale breuken, gemengde getallen, vereenvoudigen, keer en gedeeld door',
    keys: words(`simplify-fractions mixed-numbers fractions-unlike mixed-numbers-add fraction-times-fraction
      divide-by-fraction fraction-divided-by-whole part-of-whole`),
  },
  'hard-percent': {
    level: '1S',
    basis: 'framework',
    source: 'referentiekader 1S, Verhoudingen: minder mooie percentages, en het geheel terugvinden',
    keys: words('percent-any which-percent percent-whole'),
  },
  'scale-speed': {
    level: '1S',
    basis: 'framework',
    source: 'referentiekader 1S, Verhoudingen: schaal als verhouding, en snelheid',
    keys: words('scale speed'),
  },
  formulas: {
    level: '1S',
    basis: 'framework',
    source: 'referentiekader 1S, Meten en meetkunde: formules, en maten heen en terug omrekenen',
    keys: words('area-missing-side area-units volume volume-units'),
  },
  mean: {
    level: '1S',
    basis: 'framework',
    source: 'referentiekader 1S, Verbanden: het gemiddelde',
    keys: words('mean mean-missing'),
  },
  'below-zero': {
    level: '1S',
    basis: 'judgement',
    source: 'ons eigen oordeel: 1F leest alleen temperaturen onder nul',
    keys: words('below-zero line-below-zero'),
  },
};

const groundOfKey: ReadonlyMap<string, LevelGround> = new Map(
  Object.entries(levelGrounds).flatMap(([ground, { keys }]) =>
    keys.map((key): [string, LevelGround] => [key, ground as LevelGround]),
  ),
);

/** Keys of tables and of divisions by them, also of tables that a teacher puts together. */
const isTables = (key: string): boolean =>
  /^(?:tables?|division)(?:-(?:10|[1-9]))+$|^(?:tables|division)-all$/.test(key);

/** Returns what the level of a collection rests on; null for a collection that is not one of the standard ones. */
export const groundOfLevel = (key: string): LevelGround | null =>
  groundOfKey.get(key) ?? (isTables(key) ? 'facts' : null);

/** Returns the level that a collection belongs to; null for one that is not a standard collection. */
export function referenceLevelOf(key: string): ReferenceLevel | null {
  const ground = groundOfLevel(key);
  return ground && levelGrounds[ground].level;
}
