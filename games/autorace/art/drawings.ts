import type { Drawing } from '../../../assets/drawing/sheet';
import { carShadow, flame, puff, roofBoard, sparkle } from './car';
import { circuitSprites } from './circuit';
import { hills, sky, skyline, skyTall } from './city';
import { gateSprites, photo } from './gates';
import { dash, groundTall, groundWide } from './road';
import { roadsideSprites } from './roadside';
import { signSprites } from './signs';

export const sprites = (): Record<string, Drawing> => ({
  'car-shadow': carShadow(),
  'roof-board': roofBoard(),
  flame: flame(),
  puff: puff(),
  sparkle: sparkle(),
  dash: dash(),
  ...gateSprites(),
  ...circuitSprites(),
  ...roadsideSprites(),
  ...signSprites(),
});

export const layers = () => [
  { id: 'sky', parallax: 0, only: 'landscape', drawing: sky(), quality: 80 },
  { id: 'sky-tall', parallax: 0, only: 'portrait', drawing: skyTall(), quality: 74 },
  { id: 'skyline', parallax: 0.15, drawing: skyline(), quality: 59 },
  { id: 'hills', parallax: 0.35, drawing: hills(), quality: 60 },
  { id: 'ground', parallax: 0, only: 'landscape', drawing: groundWide(), quality: 60 },
  { id: 'photo', parallax: 0, drawing: photo(), quality: 59 },
  { id: 'ground-tall', parallax: 0, only: 'portrait', drawing: groundTall(), quality: 57 },
];
