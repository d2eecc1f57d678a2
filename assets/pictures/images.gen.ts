// Made by `npm run assets` from drawings.ts: change the drawings, not this file.
import boat96 from './media/boat-96.webp?url';
import boat192 from './media/boat-192.webp?url';
import car96 from './media/car-96.webp?url';
import car192 from './media/car-192.webp?url';
import crown96 from './media/crown-96.webp?url';
import crown192 from './media/crown-192.webp?url';
import fish96 from './media/fish-96.webp?url';
import fish192 from './media/fish-192.webp?url';
import house96 from './media/house-96.webp?url';
import house192 from './media/house-192.webp?url';
import iceCream96 from './media/ice-cream-96.webp?url';
import iceCream192 from './media/ice-cream-192.webp?url';
import key96 from './media/key-96.webp?url';
import key192 from './media/key-192.webp?url';
import kite96 from './media/kite-96.webp?url';
import kite192 from './media/kite-192.webp?url';
import moon96 from './media/moon-96.webp?url';
import moon192 from './media/moon-192.webp?url';
import sun96 from './media/sun-96.webp?url';
import sun192 from './media/sun-192.webp?url';
import tree96 from './media/tree-96.webp?url';
import tree192 from './media/tree-192.webp?url';
import umbrella96 from './media/umbrella-96.webp?url';
import umbrella192 from './media/umbrella-192.webp?url';

/** Addresses by width in px. */
export const images = {
  'boat': { 96: boat96, 192: boat192 },
  'car': { 96: car96, 192: car192 },
  'crown': { 96: crown96, 192: crown192 },
  'fish': { 96: fish96, 192: fish192 },
  'house': { 96: house96, 192: house192 },
  'ice-cream': { 96: iceCream96, 192: iceCream192 },
  'key': { 96: key96, 192: key192 },
  'kite': { 96: kite96, 192: kite192 },
  'moon': { 96: moon96, 192: moon192 },
  'sun': { 96: sun96, 192: sun192 },
  'tree': { 96: tree96, 192: tree192 },
  'umbrella': { 96: umbrella96, 192: umbrella192 },
} as const;
