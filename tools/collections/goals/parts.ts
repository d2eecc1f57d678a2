import { type Goals, goal } from './goal';

/** Decimals, fractions, percentages and ratio. */
export const partsGoals: Goals = {
  'decimals-tenths': goal(
    26,
    'telt tienden op en trekt ze af',
    'telt kommagetallen tot 0,1 op en trekt ze af',
  ),
  'add-decimals': goal(
    [26, 29],
    'telt kommagetallen met evenveel cijfers achter de komma op en af',
    'telt eenvoudige kommagetallen op en trekt ze af',
  ),
  'decimals-hundredths': goal(
    [26, 30],
    'rekent met honderdsten',
    'telt kommagetallen tot 0,01 op en trekt ze af',
  ),
  'decimals-uneven': goal(
    30,
    'zet ongelijk lange kommagetallen goed onder elkaar',
    'cijfert met kommagetallen van ongelijke lengte',
  ),
  'decimals-thousandths': goal(
    30,
    'rekent met duizendsten',
    'telt kommagetallen tot 0,001 op en trekt ze af',
  ),
  'decimals-fill-to-one': goal(
    26,
    'vult een kommagetal aan tot een geheel getal',
    'vult een kommagetal aan tot het volgende gehele getal',
  ),
  'decimals-times-10': goal(
    [26, 29],
    'vermenigvuldigt een kommagetal met 10, 100 en 1000',
    'verplaatst de cijfers bij maal 10, 100 en 1000',
  ),
  'decimals-divided-by-10': goal(
    [26, 29],
    'deelt door 10, 100 en 1000 tot achter de komma',
    'verplaatst de cijfers bij delen door 10, 100 en 1000',
  ),
  'decimals-times-whole': goal(
    [29, 30],
    'rekent een heel getal keer een kommagetal uit',
    'vermenigvuldigt een kommagetal met een natuurlijk getal',
  ),
  'decimals-times-decimals': goal(
    30,
    'vermenigvuldigt twee kommagetallen',
    'vermenigvuldigt een kommagetal met een kommagetal',
  ),
  'decimals-divided-by-whole': goal(
    30,
    'deelt een kommagetal door een heel getal',
    'deelt een kommagetal door een natuurlijk getal',
  ),
  'divide-by-decimals': goal(
    30,
    'deelt door een kommagetal',
    'deelt door een kommagetal door deeltal en deler te vergroten',
  ),
  'whole-into-decimals': goal(
    30,
    'deelt hele getallen tot achter de komma',
    'deelt natuurlijke getallen met een kommagetal als quotiënt',
  ),
  'half-and-quarter-of': goal(
    26,
    'neemt de helft en een kwart van een aantal',
    'neemt een half en een vierde van een hoeveelheid',
  ),
  'unit-fraction-of': goal(26, 'neemt één deel van een getal', 'neemt een stambreuk van een getal'),
  'part-of': goal(26, 'neemt enkele delen van een getal', 'neemt een breuk van een getal'),
  'part-of-whole': goal(
    26,
    'vindt het geheel bij een deel',
    'vindt het geheel als een breuk ervan gegeven is',
  ),
  'equal-fractions': goal(26, 'vindt breuken die evenveel waard zijn', 'vindt gelijkwaardige breuken'),
  'simplify-fractions': goal(26, 'schrijft een breuk zo eenvoudig mogelijk', 'vereenvoudigt breuken'),
  'fractions-same-denominator': goal(
    26,
    'telt breuken met gelijke noemers op en trekt ze af',
    'telt gelijknamige breuken op en trekt ze af',
  ),
  'fractions-to-one': goal(26, 'vult een breuk aan tot één hele', 'vult een breuk aan tot één geheel'),
  'mixed-numbers': goal(
    26,
    'haalt de helen uit een breuk en terug',
    'zet een breuk om in een gemengd getal en terug',
  ),
  'fractions-related': goal(
    26,
    'telt breuken op en af als de ene noemer in de andere past',
    'maakt verwante breuken gelijknamig en telt ze op en af',
  ),
  'fractions-unlike': goal(
    26,
    'telt breuken met ongelijke noemers op en trekt ze af',
    'maakt ongelijknamige breuken gelijknamig en telt ze op en af',
  ),
  'mixed-numbers-add': goal(26, 'telt gemengde getallen op en trekt ze af'),
  'whole-times-fraction': goal(
    26,
    'rekent een heel getal keer een breuk uit',
    'vermenigvuldigt een breuk met een natuurlijk getal',
  ),
  'fraction-times-fraction': goal(
    26,
    'neemt een deel van een deel',
    'vermenigvuldigt een breuk met een breuk',
  ),
  'divide-by-fraction': goal(
    26,
    'rekent uit hoe vaak een breuk in een getal past',
    'deelt een getal door een breuk',
  ),
  'fraction-divided-by-whole': goal(
    26,
    'verdeelt een breuk in gelijke delen',
    'deelt een breuk door een natuurlijk getal',
  ),
  'percent-anchors': goal(
    26,
    'rekent 50, 25, 10 en 1 procent van een getal uit',
    'neemt 50, 25, 10 en 1 percent van een getal',
  ),
  'percent-of': goal(
    26,
    'rekent procenten van een getal uit, via 10 of 1 procent',
    'neemt een percent van een getal',
  ),
  'percent-any': goal(
    26,
    'rekent elk procent van een getal uit, ook boven 100',
    'neemt elk percent van een getal, ook boven 100',
  ),
  'which-percent': goal(
    26,
    'zegt hoeveel procent een deel van een geheel is',
    'drukt een deel uit als percent van het geheel',
  ),
  'percent-whole': goal(
    26,
    'vindt 100 procent als een deel gegeven is',
    'vindt het geheel bij een gegeven percent',
  ),
  discount: goal(26, 'rekent de prijs na korting uit', 'berekent korting en nieuwe prijs'),
  'fraction-decimal-percent': goal(
    26,
    'zet breuk, kommagetal en procent in elkaar om',
    'zet breuk, kommagetal en percent in elkaar om',
  ),
  ratio: goal(26, 'vult een verhouding aan', 'berekent het ontbrekende verhoudingsgetal'),
  'ratio-from-one': goal(
    26,
    'rekent in een verhoudingstabel vanaf 1',
    'rekent in een verhoudingstabel via de eenheid',
  ),
  scale: goal(
    [26, 33],
    'rekent met een schaal van kaart naar werkelijkheid',
    'berekent de werkelijke afstand met de schaal van een kaart',
  ),
  speed: goal(
    [26, 33],
    'rekent met snelheid, tijd en afstand',
    'berekent gemiddelde snelheid, tijd en afstand',
  ),
};
