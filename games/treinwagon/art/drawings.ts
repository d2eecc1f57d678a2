import { samParts } from '../../../assets/drawing/sam';
import type { Drawing } from '../../../assets/drawing/sheet';
import { sky, skyTall, viaduct } from './distance';
import { platform } from './platform';
import { stationSprites } from './station';
import { trainSprites } from './train';
import { ground, groundTall, meadow } from './valley';
import { waysideSprites } from './wayside';

export const sprites = (): Record<string, Drawing> => ({
  ...samParts(),
  ...trainSprites(),
  ...waysideSprites(),
  ...stationSprites(),
});

export const layers = () => [
  { id: 'sky', parallax: 0, only: 'landscape', drawing: sky(), quality: 84 },
  { id: 'sky-tall', parallax: 0, only: 'portrait', drawing: skyTall(), quality: 80 },
  { id: 'viaduct', parallax: 0.15, drawing: viaduct(), quality: 80 },
  { id: 'meadow', parallax: 0.35, drawing: meadow(), quality: 78 },
  { id: 'platform', parallax: 0.7, drawing: platform(), quality: 76 },
  { id: 'ground', parallax: 0.7, only: 'landscape', drawing: ground(), quality: 70 },
  { id: 'ground-tall', parallax: 0.7, only: 'portrait', drawing: groundTall(), quality: 68 },
];
