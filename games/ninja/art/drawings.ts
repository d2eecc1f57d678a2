import type { Drawing } from '../../../assets/drawing/sheet';
import { bambooSprites } from './bamboo';
import { gorge, grove, ledge, ledgeTall, peaks, sky, skyTall } from './gorge';

export const sprites = (): Record<string, Drawing> => ({
  ...bambooSprites(),
  grove: grove(),
});

export const layers = () => [
  { id: 'sky', parallax: 0, only: 'landscape', drawing: sky(), quality: 84 },
  { id: 'sky-tall', parallax: 0, only: 'portrait', drawing: skyTall(), quality: 82 },
  { id: 'peaks', parallax: 0.15, drawing: peaks(), quality: 80 },
  { id: 'gorge', parallax: 0.35, drawing: gorge(), quality: 80 },
  { id: 'ledge', parallax: 0.7, only: 'landscape', drawing: ledge(), quality: 78 },
  { id: 'ledge-tall', parallax: 0.7, only: 'portrait', drawing: ledgeTall(), quality: 74 },
];
