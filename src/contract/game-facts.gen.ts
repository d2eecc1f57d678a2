// Written by `npm run contract` from the manifests of the games: the server imports no game.
import type { GameFacts } from './game-facts';
import type { GameId } from './game-ids';

/** Facts of every game that there is, by its id. */
export const gameFacts: { readonly [Game in GameId]?: GameFacts } = {
  automatiseertoets: {
    isTest: true,
    isQuickTyped: true,
    takes: {
      type: ['S', 'A10', 'H10', 'A20', 'H20', 'T', 'TH', 'D'],
    },
  },
  autorace: {
    isTest: false,
    isQuickTyped: false,
    takes: {
      choose: ['A20', 'H20', 'T', 'TH', 'D', 'A10', 'H10', 'A100', 'H100', 'A1000', 'H1000', 'A10k', 'A100k', 'A1M', 'K20', 'K100', 'K1000', 'neg', 'X1', 'X2', 'PT', 'Q', 'Q2', 'R', 'R2', 'mean'],
    },
  },
  ballengooien: {
    isTest: false,
    isQuickTyped: false,
    takes: {
      choose: ['S', 'A10', 'H10', 'A20', 'H20', 'A100', 'H100', 'T', 'D', 'E+'],
    },
  },
  bananenboot: {
    isTest: false,
    isQuickTyped: true,
    takes: {
      type: ['A10', 'H10', 'A20', 'H20', 'A100', 'H100', 'neg', 'E+', 'R', 'R2', 'C+', 'C-', 'A1000tens', 'H1000tens', 'K20', 'K100', 'B20', 'B100', 'T50'],
    },
  },
  beestjesvangen: {
    isTest: false,
    isQuickTyped: false,
    takes: {
      place: ['T'],
      choose: ['R', 'D', 'TH', 'T'],
      collect: ['T'],
    },
  },
  bellenprikken: {
    isTest: false,
    isQuickTyped: false,
    takes: {
      choose: ['S', 'A10', 'H10', 'A20', 'H20', 'E+20', 'Cf15', '?'],
    },
  },
  blobgezocht: {
    isTest: false,
    isQuickTyped: false,
    takes: {
      choose: ['Fof', 'F=', '%f', 'E+', 'Ect', 'Ex', '%off', 'Cf', 'C+', 'C-', 'Cu', 'A10', 'A20', 'A100', 'A1000', 'A10k', 'A100k', 'A1M', 'H1000', 'neg', '~', '~+', '?', 'K20', 'K100', 'K1000', 'B20', 'X1', 'X2', 'PT', 'Q', 'Q2', 'mean', 'RT', 'Um', 'Uv', 'Uk', 'Ua', 'U+', 'AR', 'V', 'SC', 'P1', 'P2', 'P3', 'PX', 'PX10', '%of', '%over', '%h', 'Flow', 'Fmix', 'F+', 'Fx', 'Fh'],
    },
  },
  botenkoers: {
    isTest: false,
    isQuickTyped: false,
    takes: {
      order: ['N', '~', 'P1', 'P2', 'P3', 'PX', 'PX10', 'F+', 'F=', 'Flow', 'Fmix', 'Fdec', 'Fx', 'Fof60', 'F1', 'Fh', '%over', '%f', '%h', '%off', 'SC', 'E+', 'Ect', 'Ex', 'Um', 'Uv', 'Uk', 'Ua', 'U+', 'AR', 'V', 'Cf', 'C+', 'C-', 'Cu', 'RT'],
    },
  },
  buurtsuper: {
    isTest: false,
    isQuickTyped: true,
    takes: {
      compose: ['Ecash'],
      type: ['E50', 'P2eur', '%off50'],
    },
  },
  dinograven: {
    isTest: false,
    isQuickTyped: true,
    takes: {
      type: ['T', 'TH', 'D', 'S', 'A10', 'H10', 'A20', 'H20'],
    },
  },
  glazenwasser: {
    isTest: false,
    isQuickTyped: true,
    takes: {
      type: ['T', 'TH', 'D', 'X1', 'X2', 'Q', 'PX', 'Fof', 'F1', 'F+', 'Fx', 'ARrect'],
    },
  },
  ninja: {
    isTest: false,
    isQuickTyped: false,
    takes: {
      place: ['F1', 'Fof', '%of', '%f', 'A100whole', 'Pwhole', 'Uwhole'],
    },
  },
  pizzabakken: {
    isTest: false,
    isQuickTyped: false,
    takes: {
      compose: ['F1', 'F+12', 'F=12', 'Fof60', '%of4'],
    },
  },
  postbezorger: {
    isTest: false,
    isQuickTyped: false,
    takes: {
      place: ['L1000', 'N1000', 'A10', 'A20', 'A100', 'H100', '~10k', 'A1000tens'],
    },
  },
  raketstrijd: {
    isTest: false,
    isQuickTyped: true,
    takes: {
      type: ['X1', 'X2', 'Q', 'Q2', 'R2', 'PT', 'A1000', 'A10k', 'A100k', 'A1M', 'P1', 'P2', 'P3', 'PX', 'PX10', '%of', '%h', 'RT', 'K100', 'K1000', 'mean', '%over', '%off', 'SC', 'V', 'Um', 'Uv', 'Uk', 'Ua', 'Cu', '~', '~+', 'T', 'TH', 'D', 'R', 'A100', 'H1000', 'AR', 'Fh'],
    },
  },
  schatgraven: {
    isTest: false,
    isQuickTyped: false,
    takes: {
      place: ['A100', 'A1000', 'A10k', 'A100k', 'A1M', 'Ndigit', '~', 'Ldigit', 'P1', 'P2', 'P3', 'PT', 'PX', 'PX10', 'X1', 'X2', 'Q', 'Q2', 'SC', 'Um', 'Uv', 'Uk', 'Ua', 'U+', 'AR', 'V', 'Cu', 'Ect', 'Ex', '%off', '%of', '%over', '%h', 'RT', 'Fh', 'H1000', '~+'],
    },
  },
  splitsauto: {
    isTest: false,
    isQuickTyped: true,
    takes: {
      type: ['S', 'A10', 'H10', 'A20', 'H20', 'A100wholetens'],
    },
  },
  splitsmachine: {
    isTest: false,
    isQuickTyped: false,
    takes: {
      compose: ['S', 'A10', 'H10', 'A20', 'H20', 'D60'],
    },
  },
  stofzuigen: {
    isTest: false,
    isQuickTyped: false,
    takes: {
      collect: ['A10', 'A20', 'T50', 'K20', 'Flow', 'E+20'],
    },
  },
  treinmachinist: {
    isTest: false,
    isQuickTyped: false,
    takes: {
      place: ['Cf', 'C+', 'C-', 'Cu60', 'Fof60', 'V', 'Um'],
    },
  },
  treinwagon: {
    isTest: false,
    isQuickTyped: false,
    takes: {
      compose: ['S', 'A10', 'H10', 'A20', 'H20', 'A100', 'H100', 'A1000tens', 'H1000tens', 'B20', 'B100', 'neg', 'R', 'F+12', 'P1', 'U+', 'Um', 'L20'],
    },
  },
  vishaak: {
    isTest: false,
    isQuickTyped: false,
    takes: {
      place: ['L', 'neg', 'Um100', 'U+100', 'P1to10', 'A20', 'A100', 'A10', 'N100', '~100'],
    },
  },
  waslijn: {
    isTest: false,
    isQuickTyped: false,
    takes: {
      place: ['L', 'L~', 'L%', 'Fdec', '%f', 'N', 'Fmix', '~+', 'Cf'],
    },
  },
  wortelboer: {
    isTest: false,
    isQuickTyped: false,
    takes: {
      compose: ['D', 'R', 'TH', 'Qdeal', 'R2deal', 'meandeal', 'T', 'Aequal', 'Fofdeal'],
    },
  },
};
