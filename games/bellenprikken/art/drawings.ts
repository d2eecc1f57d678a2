import { samParts } from '../../../assets/drawing/sam';
import type { Drawing } from '../../../assets/drawing/sheet';
import { bath, suds } from './bath';
import { headland, quay, sea, sky, skyTall } from './bay';
import { bubbleSprites } from './bubbles';
import { deck, deckTall, plant, towels } from './pier';
import { railSprites } from './rail';
import { toySprites } from './toys';

export const sprites = (): Record<string, Drawing> => ({
  ...samParts(),
  ...bubbleSprites(),
  ...railSprites(),
  ...toySprites(),
  plant: plant(),
  towels: towels(),
});

export const layers = () => [
  { id: 'sky', parallax: 0, only: 'landscape', drawing: sky(), quality: 84 },
  { id: 'sky-tall', parallax: 0, only: 'portrait', drawing: skyTall(), quality: 82 },
  { id: 'sea', parallax: 0.15, drawing: sea(), quality: 80 },
  { id: 'headland', parallax: 0.35, drawing: headland(), quality: 80 },
  { id: 'quay', parallax: 0.35, drawing: quay(), quality: 80 },
  { id: 'deck', parallax: 0.7, only: 'landscape', drawing: deck(), quality: 78 },
  { id: 'deck-tall', parallax: 0.7, only: 'portrait', drawing: deckTall(), quality: 74 },
  { id: 'suds', parallax: 0.7, drawing: suds(), quality: 80 },
  { id: 'bath', parallax: 0.7, drawing: bath(), quality: 82 },
];
