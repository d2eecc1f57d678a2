import { fence, hedge, lawn, lawnTall, sky, skyTall, village } from './yard';

export const layers = () => [
  { id: 'sky', parallax: 0, only: 'landscape', drawing: sky(), quality: 84 },
  { id: 'sky-tall', parallax: 0, only: 'portrait', drawing: skyTall(), quality: 82 },
  { id: 'village', parallax: 0.15, drawing: village(), quality: 80 },
  { id: 'hedge', parallax: 0.35, drawing: hedge(), quality: 80 },
  { id: 'fence', parallax: 0.4, drawing: fence(), quality: 82 },
  { id: 'lawn', parallax: 0.7, only: 'landscape', drawing: lawn(), quality: 76 },
  { id: 'lawn-tall', parallax: 0.7, only: 'portrait', drawing: lawnTall(), quality: 74 },
];
