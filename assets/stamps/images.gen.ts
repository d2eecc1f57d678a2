// Made by `npm run assets` from drawings.ts: change the drawings, not this file.
import autumn96 from './media/autumn-96.webp?url';
import autumn192 from './media/autumn-192.webp?url';
import boat96 from './media/boat-96.webp?url';
import boat192 from './media/boat-192.webp?url';
import car96 from './media/car-96.webp?url';
import car192 from './media/car-192.webp?url';
import crown96 from './media/crown-96.webp?url';
import crown192 from './media/crown-192.webp?url';
import empty96 from './media/empty-96.webp?url';
import empty192 from './media/empty-192.webp?url';
import emptyAutumn96 from './media/empty-autumn-96.webp?url';
import emptyAutumn192 from './media/empty-autumn-192.webp?url';
import emptyBoat96 from './media/empty-boat-96.webp?url';
import emptyBoat192 from './media/empty-boat-192.webp?url';
import emptyCar96 from './media/empty-car-96.webp?url';
import emptyCar192 from './media/empty-car-192.webp?url';
import emptyCrown96 from './media/empty-crown-96.webp?url';
import emptyCrown192 from './media/empty-crown-192.webp?url';
import emptyFish96 from './media/empty-fish-96.webp?url';
import emptyFish192 from './media/empty-fish-192.webp?url';
import emptyHouse96 from './media/empty-house-96.webp?url';
import emptyHouse192 from './media/empty-house-192.webp?url';
import emptyIceCream96 from './media/empty-ice-cream-96.webp?url';
import emptyIceCream192 from './media/empty-ice-cream-192.webp?url';
import emptyKey96 from './media/empty-key-96.webp?url';
import emptyKey192 from './media/empty-key-192.webp?url';
import emptyKite96 from './media/empty-kite-96.webp?url';
import emptyKite192 from './media/empty-kite-192.webp?url';
import emptyMoon96 from './media/empty-moon-96.webp?url';
import emptyMoon192 from './media/empty-moon-192.webp?url';
import emptySpring96 from './media/empty-spring-96.webp?url';
import emptySpring192 from './media/empty-spring-192.webp?url';
import emptySummer96 from './media/empty-summer-96.webp?url';
import emptySummer192 from './media/empty-summer-192.webp?url';
import emptySun96 from './media/empty-sun-96.webp?url';
import emptySun192 from './media/empty-sun-192.webp?url';
import emptyTree96 from './media/empty-tree-96.webp?url';
import emptyTree192 from './media/empty-tree-192.webp?url';
import emptyUmbrella96 from './media/empty-umbrella-96.webp?url';
import emptyUmbrella192 from './media/empty-umbrella-192.webp?url';
import emptyWinter96 from './media/empty-winter-96.webp?url';
import emptyWinter192 from './media/empty-winter-192.webp?url';
import fish96 from './media/fish-96.webp?url';
import fish192 from './media/fish-192.webp?url';
import full96 from './media/full-96.webp?url';
import full192 from './media/full-192.webp?url';
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
import spring96 from './media/spring-96.webp?url';
import spring192 from './media/spring-192.webp?url';
import star96 from './media/star-96.webp?url';
import star192 from './media/star-192.webp?url';
import summer96 from './media/summer-96.webp?url';
import summer192 from './media/summer-192.webp?url';
import sun96 from './media/sun-96.webp?url';
import sun192 from './media/sun-192.webp?url';
import tree96 from './media/tree-96.webp?url';
import tree192 from './media/tree-192.webp?url';
import umbrella96 from './media/umbrella-96.webp?url';
import umbrella192 from './media/umbrella-192.webp?url';
import winter96 from './media/winter-96.webp?url';
import winter192 from './media/winter-192.webp?url';

/** Addresses by width in px. */
export const images = {
  'autumn': { 96: autumn96, 192: autumn192 },
  'boat': { 96: boat96, 192: boat192 },
  'car': { 96: car96, 192: car192 },
  'crown': { 96: crown96, 192: crown192 },
  'empty': { 96: empty96, 192: empty192 },
  'empty-autumn': { 96: emptyAutumn96, 192: emptyAutumn192 },
  'empty-boat': { 96: emptyBoat96, 192: emptyBoat192 },
  'empty-car': { 96: emptyCar96, 192: emptyCar192 },
  'empty-crown': { 96: emptyCrown96, 192: emptyCrown192 },
  'empty-fish': { 96: emptyFish96, 192: emptyFish192 },
  'empty-house': { 96: emptyHouse96, 192: emptyHouse192 },
  'empty-ice-cream': { 96: emptyIceCream96, 192: emptyIceCream192 },
  'empty-key': { 96: emptyKey96, 192: emptyKey192 },
  'empty-kite': { 96: emptyKite96, 192: emptyKite192 },
  'empty-moon': { 96: emptyMoon96, 192: emptyMoon192 },
  'empty-spring': { 96: emptySpring96, 192: emptySpring192 },
  'empty-summer': { 96: emptySummer96, 192: emptySummer192 },
  'empty-sun': { 96: emptySun96, 192: emptySun192 },
  'empty-tree': { 96: emptyTree96, 192: emptyTree192 },
  'empty-umbrella': { 96: emptyUmbrella96, 192: emptyUmbrella192 },
  'empty-winter': { 96: emptyWinter96, 192: emptyWinter192 },
  'fish': { 96: fish96, 192: fish192 },
  'full': { 96: full96, 192: full192 },
  'house': { 96: house96, 192: house192 },
  'ice-cream': { 96: iceCream96, 192: iceCream192 },
  'key': { 96: key96, 192: key192 },
  'kite': { 96: kite96, 192: kite192 },
  'moon': { 96: moon96, 192: moon192 },
  'spring': { 96: spring96, 192: spring192 },
  'star': { 96: star96, 192: star192 },
  'summer': { 96: summer96, 192: summer192 },
  'sun': { 96: sun96, 192: sun192 },
  'tree': { 96: tree96, 192: tree192 },
  'umbrella': { 96: umbrella96, 192: umbrella192 },
  'winter': { 96: winter96, 192: winter192 },
} as const;
