import type { Drawing } from '../../../assets/drawing/sheet';
import { piepSprites } from './piep';
import { roomTall, roomWide } from './room';

export const sprites = (): Record<string, Drawing> => piepSprites();

export const layers = () => [
  { id: 'room', parallax: 0, only: 'landscape', drawing: roomWide(), quality: 80 },
  { id: 'room-tall', parallax: 0, only: 'portrait', drawing: roomTall(), quality: 78 },
];
