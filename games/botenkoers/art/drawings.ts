import type { Drawing } from '../../../assets/drawing/sheet';
import { bay, bayTall, fronds } from './bay';
import { boatSprites } from './boats';

export const sprites = (): Record<string, Drawing> => ({ ...boatSprites(), fronds: fronds() });

export const layers = () => [
  { id: 'bay', parallax: 0.1, only: 'landscape', drawing: bay(), quality: 80 },
  { id: 'bay-tall', parallax: 0.1, only: 'portrait', drawing: bayTall(), quality: 76 },
];
