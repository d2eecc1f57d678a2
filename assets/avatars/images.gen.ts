// Made by `npm run assets` from drawings.ts: change the drawings, not this file.
import bear96 from './media/bear-96.webp?url';
import bear192 from './media/bear-192.webp?url';
import cat96 from './media/cat-96.webp?url';
import cat192 from './media/cat-192.webp?url';
import dog96 from './media/dog-96.webp?url';
import dog192 from './media/dog-192.webp?url';
import extraBowTie96 from './media/extra-bow-tie-96.webp?url';
import extraBowTie192 from './media/extra-bow-tie-192.webp?url';
import extraFlowers96 from './media/extra-flowers-96.webp?url';
import extraFlowers192 from './media/extra-flowers-192.webp?url';
import extraGlasses96 from './media/extra-glasses-96.webp?url';
import extraGlasses192 from './media/extra-glasses-192.webp?url';
import extraScarf96 from './media/extra-scarf-96.webp?url';
import extraScarf192 from './media/extra-scarf-192.webp?url';
import extraStars96 from './media/extra-stars-96.webp?url';
import extraStars192 from './media/extra-stars-192.webp?url';
import extraSunglasses96 from './media/extra-sunglasses-96.webp?url';
import extraSunglasses192 from './media/extra-sunglasses-192.webp?url';
import fox96 from './media/fox-96.webp?url';
import fox192 from './media/fox-192.webp?url';
import frog96 from './media/frog-96.webp?url';
import frog192 from './media/frog-192.webp?url';
import hatBeanie96 from './media/hat-beanie-96.webp?url';
import hatBeanie192 from './media/hat-beanie-192.webp?url';
import hatBow96 from './media/hat-bow-96.webp?url';
import hatBow192 from './media/hat-bow-192.webp?url';
import hatCap96 from './media/hat-cap-96.webp?url';
import hatCap192 from './media/hat-cap-192.webp?url';
import hatCaptain96 from './media/hat-captain-96.webp?url';
import hatCaptain192 from './media/hat-captain-192.webp?url';
import hatCrown96 from './media/hat-crown-96.webp?url';
import hatCrown192 from './media/hat-crown-192.webp?url';
import hatParty96 from './media/hat-party-96.webp?url';
import hatParty192 from './media/hat-party-192.webp?url';
import hatStraw96 from './media/hat-straw-96.webp?url';
import hatStraw192 from './media/hat-straw-192.webp?url';
import hatWreath96 from './media/hat-wreath-96.webp?url';
import hatWreath192 from './media/hat-wreath-192.webp?url';
import hedgehog96 from './media/hedgehog-96.webp?url';
import hedgehog192 from './media/hedgehog-192.webp?url';
import koala96 from './media/koala-96.webp?url';
import koala192 from './media/koala-192.webp?url';
import lion96 from './media/lion-96.webp?url';
import lion192 from './media/lion-192.webp?url';
import mouse96 from './media/mouse-96.webp?url';
import mouse192 from './media/mouse-192.webp?url';
import otter96 from './media/otter-96.webp?url';
import otter192 from './media/otter-192.webp?url';
import owl96 from './media/owl-96.webp?url';
import owl192 from './media/owl-192.webp?url';
import panda96 from './media/panda-96.webp?url';
import panda192 from './media/panda-192.webp?url';
import penguin96 from './media/penguin-96.webp?url';
import penguin192 from './media/penguin-192.webp?url';
import pig96 from './media/pig-96.webp?url';
import pig192 from './media/pig-192.webp?url';
import rabbit96 from './media/rabbit-96.webp?url';
import rabbit192 from './media/rabbit-192.webp?url';
import tiger96 from './media/tiger-96.webp?url';
import tiger192 from './media/tiger-192.webp?url';

/** Addresses by width in px. */
export const images = {
  'bear': { 96: bear96, 192: bear192 },
  'cat': { 96: cat96, 192: cat192 },
  'dog': { 96: dog96, 192: dog192 },
  'extra-bow-tie': { 96: extraBowTie96, 192: extraBowTie192 },
  'extra-flowers': { 96: extraFlowers96, 192: extraFlowers192 },
  'extra-glasses': { 96: extraGlasses96, 192: extraGlasses192 },
  'extra-scarf': { 96: extraScarf96, 192: extraScarf192 },
  'extra-stars': { 96: extraStars96, 192: extraStars192 },
  'extra-sunglasses': { 96: extraSunglasses96, 192: extraSunglasses192 },
  'fox': { 96: fox96, 192: fox192 },
  'frog': { 96: frog96, 192: frog192 },
  'hat-beanie': { 96: hatBeanie96, 192: hatBeanie192 },
  'hat-bow': { 96: hatBow96, 192: hatBow192 },
  'hat-cap': { 96: hatCap96, 192: hatCap192 },
  'hat-captain': { 96: hatCaptain96, 192: hatCaptain192 },
  'hat-crown': { 96: hatCrown96, 192: hatCrown192 },
  'hat-party': { 96: hatParty96, 192: hatParty192 },
  'hat-straw': { 96: hatStraw96, 192: hatStraw192 },
  'hat-wreath': { 96: hatWreath96, 192: hatWreath192 },
  'hedgehog': { 96: hedgehog96, 192: hedgehog192 },
  'koala': { 96: koala96, 192: koala192 },
  'lion': { 96: lion96, 192: lion192 },
  'mouse': { 96: mouse96, 192: mouse192 },
  'otter': { 96: otter96, 192: otter192 },
  'owl': { 96: owl96, 192: owl192 },
  'panda': { 96: panda96, 192: panda192 },
  'penguin': { 96: penguin96, 192: penguin192 },
  'pig': { 96: pig96, 192: pig192 },
  'rabbit': { 96: rabbit96, 192: rabbit192 },
  'tiger': { 96: tiger96, 192: tiger192 },
} as const;
