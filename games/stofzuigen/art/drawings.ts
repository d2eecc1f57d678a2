import type { Drawing } from '../../../assets/drawing/sheet';
import { armchair } from './armchair';
import { barSprites } from './bars';
import { catSprites, houseSprites } from './cat';
import { fluffSprites } from './fluff';
import { room, roomTall } from './room';
import { thingSprites } from './things';
import { vacuumSprites } from './vacuum';

export const sprites = (): Record<string, Drawing> => ({
  ...vacuumSprites(),
  ...fluffSprites(),
  ...barSprites(),
  ...thingSprites(),
  ...catSprites(),
  ...houseSprites(),
  armchair: armchair(),
});

export const layers = () => [
  { id: 'room', parallax: 0.1, only: 'landscape', drawing: room(), quality: 76 },
  { id: 'room-tall', parallax: 0.1, only: 'portrait', drawing: roomTall(), quality: 72 },
];
