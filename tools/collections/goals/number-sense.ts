import { type Goals, goal } from './goal';

/** The number line, comparing, ordering, rounding and estimating. */
export const numberSenseGoals: Goals = {
  'line-to-10': goal(
    26,
    'plaatst getallen tot 10 op de getallenlijn',
    'plaatst getallen tot 10 op de getallenas',
  ),
  'line-to-20': goal(
    26,
    'plaatst getallen tot 20 op de getallenlijn',
    'plaatst getallen tot 20 op de getallenas',
  ),
  'line-to-100': goal(
    26,
    'plaatst en leest getallen tot 100 op de getallenlijn',
    'plaatst en leest getallen tot 100 op de getallenas',
  ),
  'line-tens': goal(
    26,
    'leest tientallen van een lijn tot 100',
    'situeert getallen tussen tientallen op de getallenas',
  ),
  'line-to-1000': goal(
    26,
    'plaatst en leest getallen tot 1000 op de getallenlijn',
    'plaatst en leest getallen tot 1000 op de getallenas',
  ),
  'line-to-10000': goal(
    26,
    'plaatst en leest getallen tot 10 000 op de getallenlijn',
    'plaatst en leest getallen tot 10 000 op de getallenas',
  ),
  'line-to-100000': goal(
    26,
    'plaatst en leest getallen tot 100 000 op de getallenlijn',
    'plaatst en leest getallen tot 100 000 op de getallenas',
  ),
  'line-halves-and-quarters': goal(
    26,
    'plaatst halven en kwarten op de getallenlijn',
    'plaatst halven en vierden op de getallenas',
  ),
  'line-fractions': goal(
    26,
    'plaatst breuken op de getallenlijn',
    'plaatst stambreuken en andere breuken op de getallenas',
  ),
  'line-decimals': goal(
    26,
    'plaatst kommagetallen op de getallenlijn',
    'plaatst kommagetallen op de getallenas',
  ),
  'line-percent': goal(
    26,
    'plaatst procenten op een lijn van 0 tot 1',
    'plaatst percenten op een strook van 0 tot 1',
  ),
  'line-below-zero': goal(
    26,
    'plaatst getallen onder nul op de getallenlijn',
    'plaatst negatieve getallen op de getallenas',
  ),
  'compare-to-20': goal(
    [23, 26],
    'vergelijkt getallen en sommen tot 20 met <, = en >',
    'gebruikt <, > en = bij getallen tot 20',
  ),
  'compare-to-100': goal(
    [23, 26],
    'vergelijkt getallen en sommen tot 100',
    'gebruikt <, > en = bij getallen en bewerkingen tot 100',
  ),
  'compare-to-1000': goal(
    [23, 26],
    'vergelijkt getallen en sommen tot 1000',
    'gebruikt <, > en = bij getallen en bewerkingen tot 1000',
  ),
  'compare-products': goal(
    [23, 27],
    'vergelijkt keersommen, ook zonder ze uit te rekenen',
    'vergelijkt producten',
  ),
  'compare-decimals': goal(
    26,
    'vergelijkt kommagetallen van ongelijke lengte',
    'vergelijkt kommagetallen rang per rang',
  ),
  'compare-fractions': goal(26, 'vergelijkt breuken', 'vergelijkt gelijknamige en ongelijknamige breuken'),
  'compare-forms': goal(
    26,
    'vergelijkt een breuk, een kommagetal en een procent',
    'vergelijkt een breuk, een kommagetal en een percent',
  ),
  'compare-measures': goal(
    33,
    'vergelijkt maten van verschillende eenheden',
    'vergelijkt maten na herleiden',
  ),
  'order-to-100': goal(26, 'zet getallen tot 100 op volgorde', 'rangschikt getallen tot 100'),
  'order-to-1000': goal(26, 'zet getallen tot 1000 op volgorde', 'rangschikt getallen tot 1000'),
  'order-decimals': goal(26, 'zet kommagetallen op volgorde', 'rangschikt kommagetallen'),
  'order-fractions': goal(26, 'zet breuken op volgorde', 'rangschikt breuken'),
  round: goal(
    28,
    'rondt af op tientallen en honderdtallen',
    'rondt natuurlijke getallen af tot op een T of een H',
  ),
  'round-large': goal(
    28,
    'rondt grote getallen af op duizendtallen en meer',
    'rondt grote natuurlijke getallen af tot op een D en hoger',
  ),
  'round-decimals': goal(
    28,
    'rondt kommagetallen af op een geheel getal of een tiende',
    'rondt kommagetallen af tot op 1 en 0,1',
  ),
  estimate: goal(28, 'schat de uitkomst van plus en min', 'schat een som of verschil met afgeronde getallen'),
  'estimate-products': goal(
    28,
    'schat de uitkomst van een keersom',
    'schat een product met afgeronde getallen',
  ),
};
