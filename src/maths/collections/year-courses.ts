/*
 * The courses of the school years: which collections the weeks of a year bring, beside what is practised all year. Domains
 * take turns, and each collection comes after what it rests on.
 */

/** School year (NL numbering) → keys of collections, first to last. */
const courses: Readonly<Record<number, string>> = {
  3: `
    line-to-10 strategy-friends compare-to-20 clock-hours strategy-doubles line-to-20 coins-to-20
    strategy-halves strategy-fill-ten add-to-20-over-ten repeated-addition subtract-to-20
    strategy-near-doubles order-to-100 subtract-to-20-over-ten three-numbers-to-20 strategy-nine
    balance-to-20 add-subtract-to-20`,
  4: `
    round-tens line-tens clock-quarters tens-and-ones compare-to-100 metres-and-centimetres add-tens-to-100
    add-to-100 clock-five-minutes fill-to-100 subtract-to-100 tables-3-4 line-to-100 add-to-100-over-ten
    clock-hours-later division-2-5-10 subtract-to-100-over-ten strategy-table-doubles strategy-compensate
    order-to-100 missing-to-100 strategy-complement division-3-4 add-subtract-to-100 strategy-one-group-more
    chains-to-100`,
  5: `
    add-subtract-to-100 line-to-1000 clock-minutes round-hundreds euros-and-cents order-to-1000
    multiply-tens half-and-quarter-of litres add-to-1000 clock-afternoon division-with-remainder
    compare-to-1000 subtract-to-1000 money-add kilograms multiply-teens unit-fraction-of clock-later
    add-to-1000-carry perimeter round missing-factor money-change divide-tens subtract-to-1000-borrow
    line-halves-and-quarters multiply-two-by-one time-units add-subtract-to-1000 divide-two-by-one
    tables-and-division compare-measures clock-duration`,
  6: `
    add-subtract-to-10000 line-to-10000 decimals-tenths times-10-100-1000 measures-length equal-fractions
    estimate multiply-round money-multiply line-fractions divide-by-10-100-1000 clock-afternoon add-decimals
    multiply-three-by-one simplify-fractions area compare-decimals divide-three-by-one
    fractions-same-denominator measures-volume-mass ratio-from-one decimals-fill-to-one multiply-two-by-two
    line-decimals division-with-remainder-large money-divide fractions-to-one decimals-times-10 scale
    order-decimals add-subtract-to-100000 mixed-numbers compare-fractions measures-mixed
    multiply-divide-mixed`,
  7: `
    add-subtract-to-100000 percent-anchors line-decimals multiply-three-by-two measures-mixed
    equal-fractions round-decimals ratio order-of-operations decimals-times-10 long-division percent-of area
    fractions-related decimals-uneven clock-duration estimate-products part-of-whole money-multiply
    decimals-times-whole scale compare-fractions add-subtract-to-1000000 multiply-divide-mixed discount
    mixed-numbers area-units decimals-divided-by-10 line-percent whole-times-fraction
    fraction-decimal-percent order-fractions area-missing-side compare-forms`,
  8: `
    decimals-thousandths percent-any estimate-products volume mixed-numbers-add long-division ratio
    decimals-times-decimals line-below-zero mean whole-times-fraction which-percent scale
    decimals-divided-by-whole order-of-operations fraction-times-fraction area-units discount
    multiply-divide-mixed below-zero whole-into-decimals compare-forms fraction-divided-by-whole speed
    percent-whole divide-by-decimals volume-units divide-by-fraction mean-missing line-percent
    add-subtract-to-1000000`,
};

/** Flanders teaches all tables and division tables a year earlier. */
const flemish: Readonly<Record<number, string>> = {
  4: `
    round-tens tables-2-5-10 line-to-100 clock-quarters tens-and-ones division-2-5-10 compare-to-100
    add-tens-to-100 tables-3-4 metres-and-centimetres add-to-100 division-3-4 clock-five-minutes
    tables-2-4-8 subtract-to-100 fill-to-100 division-2-4-8 add-to-100-over-ten tables-3-6-9
    clock-hours-later subtract-to-100-over-ten division-3-6-9 strategy-compensate order-to-100
    missing-to-100 strategy-complement add-subtract-to-100 chains-to-100`,
};

/** Keys of the collections that the weeks of a school year 3–8 bring, in their order; none for another year. */
export function courseOfYear(year: number, country: 'nl' | 'be'): readonly string[] {
  const text = (country === 'be' && flemish[year]) || (courses[year] ?? '');
  return text.trim() === '' ? [] : text.trim().split(/\s+/);
}
