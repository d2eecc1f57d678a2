// Made by `npm run assets` from drawings.ts: change the drawings, not this file.
import bergen96 from './media/bergen-96.webp?url';
import bergen192 from './media/bergen-192.webp?url';
import boerderij96 from './media/boerderij-96.webp?url';
import boerderij192 from './media/boerderij-192.webp?url';
import dorp96 from './media/dorp-96.webp?url';
import dorp192 from './media/dorp-192.webp?url';
import haven96 from './media/haven-96.webp?url';
import haven192 from './media/haven-192.webp?url';
import kermis96 from './media/kermis-96.webp?url';
import kermis192 from './media/kermis-192.webp?url';
import ruimtehaven96 from './media/ruimtehaven-96.webp?url';
import ruimtehaven192 from './media/ruimtehaven-192.webp?url';
import savanne96 from './media/savanne-96.webp?url';
import savanne192 from './media/savanne-192.webp?url';
import spoor96 from './media/spoor-96.webp?url';
import spoor192 from './media/spoor-192.webp?url';
import stad96 from './media/stad-96.webp?url';
import stad192 from './media/stad-192.webp?url';

/** Addresses by width in px. */
export const images = {
  'bergen': { 96: bergen96, 192: bergen192 },
  'boerderij': { 96: boerderij96, 192: boerderij192 },
  'dorp': { 96: dorp96, 192: dorp192 },
  'haven': { 96: haven96, 192: haven192 },
  'kermis': { 96: kermis96, 192: kermis192 },
  'ruimtehaven': { 96: ruimtehaven96, 192: ruimtehaven192 },
  'savanne': { 96: savanne96, 192: savanne192 },
  'spoor': { 96: spoor96, 192: spoor192 },
  'stad': { 96: stad96, 192: stad192 },
} as const;
