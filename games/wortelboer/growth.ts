import { placeOf } from '@games/kit/celebration/volumes';

/** Things of each chapter: rooms of the burrow, what lies in the winter store, and goods on the market. */
export const holds = { room: 12, store: 8, market: 8 } as const;
export const setHolds = holds.room + holds.store + holds.market;

/** Pieces of furniture, one a room. */
export const furniture = [
  'bed',
  'lamp',
  'books',
  'stove',
  'bath',
  'clock',
  'plant',
  'chest',
  'swing',
  'painting',
  'piano',
  'nest',
] as const;
const stores = ['jar', 'sack', 'barrel', 'onions'] as const;
const goods = ['cabbage', 'pumpkin', 'beets', 'peas'] as const;

/** Returns the frame of the thing of a place, from 0. */
export function frameOf(place: number): string {
  if (place < holds.room) return furniture[place] ?? furniture[0];
  const store = place - holds.room;
  if (store < holds.store) return stores[store % stores.length] ?? stores[0];
  return goods[(store - holds.store) % goods.length] ?? goods[0];
}

/** Returns the frame of what the round after so many brings. */
export const nextFrame = (rounds: number): string => frameOf(placeOf(rounds + 1, setHolds));

/** Returns the chapter in which the last of so many rounds brought something. */
export function broughtBy(rounds: number): keyof typeof holds {
  const place = placeOf(rounds, setHolds);
  return place < holds.room ? 'room' : place < holds.room + holds.store ? 'store' : 'market';
}
