import type { Drawing } from '../../../assets/drawing/sheet';
import { hostSprites } from './host';
import { kitchen, kitchenTall } from './kitchen';
import { ovenSprites } from './oven';
import { partySprites } from './party';
import { pizzaSprites } from './pizza';
import { toolSprites } from './tools';
import { toppingSprites } from './toppings';

export const sprites = (): Record<string, Drawing> => ({
  ...hostSprites(),
  ...pizzaSprites(),
  ...toppingSprites(),
  ...ovenSprites(),
  ...toolSprites(),
  ...partySprites(),
});

export const layers = () => [
  { id: 'kitchen', parallax: 0, only: 'landscape', drawing: kitchen(), quality: 80 },
  { id: 'kitchen-tall', parallax: 0, only: 'portrait', drawing: kitchenTall(), quality: 78 },
];
