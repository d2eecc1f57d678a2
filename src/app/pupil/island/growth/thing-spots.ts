import type { GameId } from '@/contract/game-ids';
import type { Spot } from './plots';

const at = (x: number, y: number): Spot => ({ x, y });

/** Where the thing of each game stands after its first round, map units: its foot. */
const spots: Readonly<Record<GameId, Spot>> = {
  bellenprikken: at(352, 862),
  botenkoers: at(448, 800),
  bananenboot: at(640, 948),
  schatgraven: at(296, 812),
  vishaak: at(548, 806),
  postbezorger: at(372, 656),
  buurtsuper: at(300, 640),
  waslijn: at(258, 596),
  stofzuigen: at(606, 634),
  glazenwasser: at(716, 668),
  pizzabakken: at(816, 806),
  dienbladbalanceren: at(958, 852),
  ballengooien: at(1014, 836),
  flipperkast: at(640, 772),
  taxirit: at(1236, 526),
  autorace: at(1312, 536),
  splitsauto: at(986, 548),
  verfgooien: at(1346, 512),
  treinwagon: at(744, 430),
  treinmachinist: at(694, 424),
  pijplijn: at(836, 428),
  splitsmachine: at(942, 640),
  wortelboer: at(498, 498),
  tuinsproeien: at(296, 556),
  bladblazen: at(236, 570),
  beestjesvangen: at(342, 562),
  sneeuwballengevecht: at(700, 376),
  ninja: at(858, 366),
  dinograven: at(1040, 760),
  fotosafari: at(1308, 716),
  ruimteschieten: at(1262, 256),
  raketstrijd: at(1474, 262),
  blobgezocht: at(1364, 260),
  automatiseertoets: at(1240, 146),
};

export const thingSpots: Readonly<Partial<Record<string, Spot>>> = spots;
