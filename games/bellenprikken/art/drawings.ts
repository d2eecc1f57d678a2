import { samParts } from '../../../assets/drawing/sam';
import type { Drawing } from '../../../assets/drawing/sheet';
import * as scenery from './scenery';
import { things } from './things';

export const sprites = (): Record<string, Drawing> => ({
  ...samParts(),
  ...things(),
  plant: scenery.plant(),
  towels: scenery.towels(),
});

export const layers = () => [
  { id: 'sky', parallax: 0, drawing: scenery.sky(), quality: 84 },
  { id: 'sea', parallax: 0.15, drawing: scenery.sea(), quality: 80 },
  { id: 'headland', parallax: 0.35, drawing: scenery.headland(), quality: 80 },
  { id: 'quay', parallax: 0.35, drawing: scenery.quay(), quality: 80 },
  { id: 'deck', parallax: 0.7, drawing: scenery.deck(), quality: 78 },
  { id: 'suds', parallax: 0.7, drawing: scenery.suds(), quality: 80 },
  { id: 'bath', parallax: 0.7, drawing: scenery.bath(), quality: 82 },
];
