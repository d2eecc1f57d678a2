import { type Goals, goal } from './goal';

/** Money, measures and time: *kerndoel* 33. */
export const measuringGoals: Goals = {
  'coins-to-20': goal(33, 'telt munten en briefjes tot € 20', 'betaalt met munten en biljetten tot € 20'),
  'euros-and-cents': goal(33, 'zet euro’s en centen in elkaar om', 'schrijft een bedrag in euro en in cent'),
  'money-add': goal(33, 'telt bedragen met centen op', 'telt prijzen met euro en cent op'),
  'money-fill': goal(33, 'vult een bedrag aan tot hele euro’s', 'past bij tot een ronde som'),
  'money-change': goal(33, 'rekent wisselgeld uit', 'berekent het geld dat je terugkrijgt'),
  'money-multiply': goal(
    33,
    'rekent de prijs van meer van hetzelfde uit',
    'berekent de totale prijs van gelijke aankopen',
  ),
  'money-divide': goal(33, 'verdeelt een bedrag eerlijk', 'berekent de eenheidsprijs of een gelijk deel'),
  'metres-and-centimetres': goal(33, 'zet meter en centimeter in elkaar om', 'herleidt tussen m en cm'),
  'measures-length': goal(
    33,
    'rekent lengtematen om van millimeter tot kilometer',
    'herleidt lengtematen, ook met kommagetallen',
  ),
  litres: goal(33, 'zet liter, deciliter en centiliter in elkaar om', 'herleidt tussen l, dl en cl'),
  kilograms: goal(33, 'zet kilogram en gram in elkaar om', 'herleidt tussen kg en g'),
  'measures-volume-mass': goal(
    33,
    'rekent inhoud en gewicht om, ook met komma',
    'herleidt inhouds- en gewichtsmaten, ook met kommagetallen',
  ),
  'measures-mixed': goal(
    33,
    'telt maten van verschillende eenheden op',
    'maakt maten gelijk van eenheid en rekent ermee',
  ),
  perimeter: goal(
    33,
    'rekent de omtrek van vierkant en rechthoek uit',
    'berekent de omtrek van vierkant en rechthoek',
  ),
  area: goal(
    33,
    'rekent de oppervlakte van een rechthoek uit',
    'berekent de oppervlakte van vierkant en rechthoek',
  ),
  'area-missing-side': goal(
    33,
    'vindt een zijde bij een oppervlakte',
    'berekent de ontbrekende zijde bij een gegeven oppervlakte',
  ),
  'area-units': goal(33, 'rekent oppervlaktematen om', 'herleidt oppervlaktematen, ook are en hectare'),
  volume: goal(33, 'rekent de inhoud van een balk uit', 'berekent het volume van kubus en balk'),
  'volume-units': goal(
    33,
    'zet liter en kubieke decimeter in elkaar om',
    'legt het verband tussen volume- en inhoudsmaten',
  ),
  'clock-hours': goal(
    33,
    'leest en zet hele en halve uren op de wijzerklok',
    'leest het uur en het half uur op de analoge klok',
  ),
  'clock-quarters': goal(
    33,
    'leest en zet kwartieren op de wijzerklok',
    'leest kwartieren op de analoge klok',
  ),
  'clock-five-minutes': goal(
    33,
    'leest de klok op vijf minuten',
    'leest de analoge en digitale klok tot op 5 minuten',
  ),
  'clock-minutes': goal(
    33,
    'leest de klok op de minuut',
    'leest de analoge en digitale klok tot op 1 minuut',
  ),
  'clock-afternoon': goal(
    33,
    'leest digitale tijden van de middag en avond',
    'leest het uur in de 24-urennotatie',
  ),
  'clock-later': goal(
    33,
    'rekent uit hoe laat het minuten later of eerder is',
    'berekent het begin- of einduur bij een duur in minuten',
  ),
  'clock-hours-later': goal(
    33,
    'rekent uit hoe laat het uren later of eerder is',
    'berekent het begin- of einduur bij een duur in uren',
  ),
  'clock-duration': goal(
    33,
    'rekent uit hoe lang iets duurt',
    'berekent de tijdsduur tussen twee tijdstippen',
  ),
  'time-units': goal(
    33,
    'zet uren, minuten en seconden in elkaar om',
    'herleidt tussen dagen, uren, minuten en seconden',
  ),
};
