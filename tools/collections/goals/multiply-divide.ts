import { type CollectionGoal, type Goals, goal } from './goal';

const listOf = (numbers: readonly string[]): string =>
  numbers.length < 2 ? (numbers[0] ?? '') : `${numbers.slice(0, -1).join(', ')} en ${numbers.at(-1)}`;

/** Collections of tables are named by their numbers: `table-7`, `tables-2-4-8`, `division-6`. Null for other keys. */
export function tableGoal(key: string): CollectionGoal | null {
  const [, kind, rest = ''] = /^(tables?|division)((?:-\d+)+)$/.exec(key) ?? [];
  const numbers = rest.split('-').filter((number) => number !== '');
  if (kind === undefined || numbers.length === 0) return null;
  const all = listOf(numbers);
  const isBeyond = numbers.some((number) => Number(number) > 10);
  if (isBeyond)
    return goal(
      29,
      `rekent producten en delingen met ${all} handig uit`,
      `rekent maal ${all} en gedeeld door ${all} handig uit`,
    );
  const several = numbers.length > 1;
  if (kind === 'division')
    return several
      ? goal(27, `deelt door ${all}, door elkaar`, `kent de deeltafels van ${all}, door elkaar`)
      : goal(27, `deelt door ${all} met de tafel van ${all}`, `kent de deeltafel van ${all}`);
  return several
    ? goal(27, `kent de tafels van ${all}, door elkaar`, `kent de maaltafels van ${all}, door elkaar`)
    : goal(27, `kent de tafel van ${all}`, `kent de maaltafel van ${all}`);
}

export const multiplyDivideGoals: Goals = {
  'tables-all': goal(27, 'kent alle tafels tot en met 10', 'kent alle maaltafels tot en met 10'),
  'division-all': goal(27, 'deelt met alle tafels tot en met 10', 'kent alle deeltafels tot en met 10'),
  'tables-and-division': goal(
    27,
    'kent tafels en deeltafels door elkaar',
    'kent maaltafels en deeltafels door elkaar',
  ),
  'strategy-table-doubles': goal(
    [27, 29],
    'verdubbelt 2 keer tot 4 keer en 8 keer',
    'verdubbelt de tafel van 2 tot die van 4 en 8',
  ),
  'strategy-one-group-more': goal(
    [27, 29],
    'rekent 3 keer en 6 keer uit met één keer meer',
    'leidt 3 maal en 6 maal af met één maal meer',
  ),
  'strategy-one-group-less': goal(
    [27, 29],
    'rekent 9 keer uit met één keer minder dan 10 keer',
    'leidt 9 maal af van 10 maal',
  ),
  'strategy-squares': goal(
    27,
    'kent de kwadraten van 1 tot 10',
    'kent het product van een getal met zichzelf tot 10 × 10',
  ),
  'missing-factor': goal(27, 'vindt het getal dat in een keersom ontbreekt', 'vindt de ontbrekende factor'),
  'multiply-zero': goal(
    27,
    'weet wat keer 0, keer 1 en keer 10 is',
    'kent de rol van 0, 1 en 10 bij vermenigvuldigen',
  ),
  'multiply-tens': goal(
    29,
    'rekent een getal keer een tiental uit met de tafel',
    'vermenigvuldigt met een zuiver tiental',
  ),
  'multiply-teens': goal(
    29,
    'rekent 11 tot 19 keer een getal uit door te splitsen',
    'splitst en verdeelt bij maal 11 tot 19',
  ),
  'multiply-two-by-one': goal(
    29,
    'vermenigvuldigt een getal tot 100 met één cijfer door te splitsen',
    'splitst en verdeelt bij TE maal E',
  ),
  'multiply-round': goal(
    29,
    'vermenigvuldigt ronde getallen met de tafels en nullen',
    'vermenigvuldigt getallen met eindnullen',
  ),
  'times-10-100-1000': goal(
    29,
    'vermenigvuldigt met 10, 100 en 1000',
    'vermenigvuldigt hele getallen met 10, 100 en 1000',
  ),
  'divide-by-10-100-1000': goal(29, 'deelt door 10, 100 en 1000', 'deelt hele getallen door 10, 100 en 1000'),
  'multiply-three-by-one': goal(
    30,
    'vermenigvuldigt een getal tot 1000 met één cijfer',
    'vermenigvuldigt cijferend met één cijfer tot 1000',
  ),
  'multiply-two-by-two': goal(
    30,
    'vermenigvuldigt twee getallen van twee cijfers',
    'vermenigvuldigt cijferend met een vermenigvuldiger van twee cijfers',
  ),
  'multiply-three-by-two': goal(
    30,
    'vermenigvuldigt cijferend drie cijfers met twee cijfers',
    'vermenigvuldigt cijferend grote getallen met twee cijfers',
  ),
  'divide-tens': goal(
    29,
    'deelt een rond getal door één cijfer met de tafel',
    'deelt getallen met eindnullen door één cijfer',
  ),
  'divide-two-by-one': goal(
    29,
    'deelt een getal tot 100 door één cijfer door te splitsen',
    'splitst en verdeelt het deeltal tot 100',
  ),
  'divide-three-by-one': goal(
    30,
    'deelt een getal tot 1000 door één cijfer, met happen of een staartdeling',
    'deelt cijferend een getal tot 1000 door één cijfer',
  ),
  'long-division': goal(
    30,
    'deelt met een staartdeling door twee cijfers',
    'deelt cijferend door een deler van twee cijfers',
  ),
  'division-with-remainder': goal(
    [27, 29],
    'deelt met rest binnen de tafels',
    'deelt niet-opgaand binnen de tafels en noteert de rest',
  ),
  'division-with-remainder-large': goal(30, 'deelt met rest boven de tafels', 'deelt cijferend met rest'),
  'multiply-divide-mixed': goal(
    [29, 30],
    'kiest bij keer en delen zelf de handigste manier',
    'kiest bij maal en delen tussen hoofdrekenen en cijferen',
  ),
  mean: goal([26, 29], 'rekent een gemiddelde uit', 'berekent het gemiddelde van enkele getallen'),
  'mean-missing': goal(
    [26, 29],
    'vindt een getal dat in een gemiddelde ontbreekt',
    'zoekt de ontbrekende waarde bij een gegeven gemiddelde',
  ),
};
