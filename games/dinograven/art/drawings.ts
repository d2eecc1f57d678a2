import type { Drawing } from '../../../assets/drawing/sheet';
import { boneSprites } from './bones';
import { fossilSprites } from './fossils';
import { acacia, groundTall, groundWide } from './ground';
import { tileSprites } from './tiles';

export const sprites = (): Record<string, Drawing> => ({
  ...tileSprites(),
  ...boneSprites(),
  ...fossilSprites(),
});

export const layers = () => [
  { id: 'ground', parallax: 0, only: 'landscape', drawing: groundWide(), quality: 80 },
  { id: 'ground-tall', parallax: 0, only: 'portrait', drawing: groundTall(), quality: 78 },
  { id: 'acacia', parallax: 1.2, drawing: acacia(), quality: 82 },
];
