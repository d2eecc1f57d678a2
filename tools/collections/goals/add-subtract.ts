import { type Goals, goal } from './goal';

export const addSubtractGoals: Goals = {
  'split-to-10': goal(
    27,
    'splitst elk getal tot 10 op alle manieren',
    'splitst elk getal tot 10 en noteert de splitsing',
  ),
  'add-to-10': goal(27, 'telt op tot 10', 'kent de optellingen tot 10 uit het hoofd'),
  'subtract-to-10': goal(27, 'trekt af tot 10', 'kent de aftrekkingen tot 10 uit het hoofd'),
  'add-subtract-to-10': goal(
    27,
    'telt op en trekt af tot 10, door elkaar',
    'telt op en trekt af tot 10 en kiest zelf de bewerking',
  ),
  'missing-to-10': goal(27, 'vult de stip in van een puntsom tot 10', 'vult de ontbrekende term in tot 10'),
  'add-to-20': goal(27, 'telt op tot 20 binnen het tiental', 'telt op tot 20 zonder brug'),
  'add-to-20-over-ten': goal(27, 'telt op tot 20 over het tiental', 'telt op tot 20 met brug over 10'),
  'subtract-to-20': goal(27, 'trekt af tot 20 binnen het tiental', 'trekt af tot 20 zonder brug'),
  'subtract-to-20-over-ten': goal(27, 'trekt af tot 20 over het tiental', 'trekt af tot 20 met brug over 10'),
  'add-subtract-to-20': goal(
    27,
    'telt op en trekt af tot 20, alles door elkaar',
    'telt op en trekt af tot 20, met en zonder brug',
  ),
  'missing-to-20': goal(27, 'vult de stip in van een puntsom tot 20', 'vult de ontbrekende term in tot 20'),
  'strategy-doubles': goal(
    [27, 29],
    'kent de dubbelen tot 10 + 10',
    'kent het dubbele van de getallen tot 10',
  ),
  'strategy-halves': goal(
    [27, 29],
    'haalt de helft van een even getal tot 20 eraf',
    'kent de helft van de even getallen tot 20',
  ),
  'strategy-near-doubles': goal(
    [27, 29],
    'rekent een bijna-dubbel uit van een dubbel',
    'leidt een bijna-dubbel af van het dubbele',
  ),
  'strategy-nine': goal(
    [27, 29],
    'telt 9 erbij of eraf door eerst 10 te nemen',
    'compenseert bij plus 9 en min 9',
  ),
  'strategy-friends': goal(27, 'kent de paren die samen 10 zijn', 'kent de splitsingen van 10'),
  'strategy-fill-ten': goal(
    [27, 29],
    'rekent over de 10 door eerst 10 te maken',
    'gaat de brug over 10 in twee stappen',
  ),
  'three-numbers-to-20': goal(
    29,
    'rekent met drie getallen tot 20 en kiest een handige volgorde',
    'telt drie termen tot 20 op en schakelt ze handig',
  ),
  'balance-to-20': goal(
    [23, 27],
    'maakt beide kanten van het is-teken evenveel',
    'leest = als evenveel en vult de ontbrekende term in',
  ),
  'repeated-addition': goal(
    27,
    'telt met sprongen van 2, 5 en 10 bij elkaar op',
    'telt gelijke groepen op als opstap naar de maaltafels',
  ),
  'round-tens': goal(
    27,
    'telt tientallen op en trekt ze af tot 100',
    'rekent met zuivere tientallen tot 100',
  ),
  'tens-and-ones': goal(
    27,
    'telt eenheden bij of van een getal tot 100 binnen het tiental',
    'rekent TE + E en TE − E zonder brug',
  ),
  'add-tens-to-100': goal(27, 'telt tientallen bij of van een getal tot 100', 'rekent TE + T en TE − T'),
  'add-to-100': goal(27, 'telt op tot 100 binnen het tiental', 'rekent TE + TE zonder brug'),
  'add-to-100-over-ten': goal(27, 'telt op tot 100 over het tiental', 'rekent TE + E en TE + TE met brug'),
  'subtract-to-100': goal(27, 'trekt af tot 100 binnen het tiental', 'rekent TE − TE zonder brug'),
  'subtract-to-100-over-ten': goal(
    27,
    'trekt af tot 100 over het tiental',
    'rekent TE − E en TE − TE met brug',
  ),
  'add-subtract-to-100': goal(
    27,
    'telt vlot op en trekt vlot af tot 100',
    'telt vlot op en trekt vlot af tot 100, met en zonder brug',
  ),
  'missing-to-100': goal(
    27,
    'vult de stip in van een puntsom tot 100',
    'vult de ontbrekende term in tot 100',
  ),
  'fill-to-100': goal(27, 'vult aan tot 100', 'vult aan tot 100 en trekt van 100 af'),
  'strategy-compensate': goal(
    29,
    'rekent bij een getal dicht bij een tiental met dat tiental',
    'compenseert bij getallen dicht bij een tiental',
  ),
  'strategy-complement': goal(
    29,
    'vult aan als twee getallen dicht bij elkaar liggen',
    'lost een aftrekking met een klein verschil op door aan te vullen',
  ),
  'chains-to-100': goal(
    29,
    'rekent met drie getallen tot 100 en kiest een handige volgorde',
    'schakelt en verbindt termen tot 100',
  ),
  'round-hundreds': goal(
    [27, 29],
    'rekent met honderdtallen en tientallen tot 1000',
    'rekent met zuivere honderdtallen en tientallen tot 1000',
  ),
  'add-to-1000': goal(
    [29, 30],
    'telt op tot 1000 zonder onthouden, kolomsgewijs of cijferend',
    'telt cijferend op tot 1000 zonder brug',
  ),
  'add-to-1000-carry': goal(
    30,
    'telt op tot 1000 met onthouden, kolomsgewijs of cijferend',
    'telt cijferend op tot 1000 met brug',
  ),
  'subtract-to-1000': goal(
    [29, 30],
    'trekt af tot 1000 zonder lenen, kolomsgewijs of cijferend',
    'trekt cijferend af tot 1000 zonder ontlenen',
  ),
  'subtract-to-1000-borrow': goal(
    30,
    'trekt af tot 1000 met lenen, kolomsgewijs of cijferend',
    'trekt cijferend af tot 1000 met ontlenen',
  ),
  'add-subtract-to-1000': goal(
    [29, 30],
    'kiest tot 1000 tussen hoofdrekenen en op papier rekenen',
    'kiest tot 1000 tussen hoofdrekenen en cijferen',
  ),
  'missing-to-1000': goal(
    29,
    'vult de stip in van een puntsom tot 1000',
    'vult de ontbrekende term in tot 1000',
  ),
  'fill-to-1000': goal(29, 'vult aan tot 1000', 'vult aan tot 1000 en trekt van 1000 af'),
  'add-subtract-to-10000': goal(
    30,
    'telt op en trekt af tot 10 000',
    'telt cijferend op en trekt cijferend af tot 10 000',
  ),
  'add-subtract-to-100000': goal(
    30,
    'telt op en trekt af tot 100 000',
    'telt cijferend op en trekt cijferend af tot 100 000',
  ),
  'add-subtract-to-1000000': goal(
    30,
    'telt op en trekt af tot 1 000 000',
    'telt cijferend op en trekt cijferend af tot 1 000 000',
  ),
  'below-zero': goal(
    26,
    'rekent over nul heen met hele getallen',
    'telt op en trekt af met negatieve gehele getallen in een context',
  ),
  'order-of-operations': goal(
    [23, 29],
    'rekent in de juiste volgorde, met haakjes',
    'past de volgorde van bewerkingen en haakjes toe',
  ),
};
