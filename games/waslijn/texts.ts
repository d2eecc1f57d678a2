import type { RoundSettings } from '@games/kit/bus';
import type { Garment } from './rail';

const nl = {
  lineLabel: 'Waslijn',
  exact: 'Precies goed!',
  near: 'Bijna precies!',
  off: (off: string) => `${off} ernaast: raak!`,
  minutes: (count: number) => (count === 1 ? '1 minuut' : `${count} minuten`),
  tooLeft: 'Te ver naar links',
  tooRight: 'Te ver naar rechts',
  own: (side: string, right: string) => `${side}. ${right} hoort hier. Kijk naar de helft en de kwarten.`,
  wind: 'De wind steekt op!',
  newGarment: (garment: string) => `Nieuw aan het rek: ${garment}`,
  garments: {
    tee: 'een T-shirt',
    trousers: 'een spijkerbroek',
    dress: 'een jurk',
    socks: 'een paar sokken',
    towel: 'een handdoek',
    jumper: 'een trui',
    skirt: 'een rok',
    shorts: 'een korte broek',
  } satisfies Record<Garment, string>,
};

const en: typeof nl = {
  lineLabel: 'Washing line',
  exact: 'Exactly right!',
  near: 'Nearly exact!',
  off: (off) => `${off} off: well hung!`,
  minutes: (count) => (count === 1 ? '1 minute' : `${count} minutes`),
  tooLeft: 'Too far to the left',
  tooRight: 'Too far to the right',
  own: (side, right) => `${side}. ${right} belongs here. Look for the half and the quarters.`,
  wind: 'The wind is rising!',
  newGarment: (garment) => `New on the rail: ${garment}`,
  garments: {
    tee: 'a T-shirt',
    trousers: 'a pair of jeans',
    dress: 'a dress',
    socks: 'a pair of socks',
    towel: 'a towel',
    jumper: 'a jumper',
    skirt: 'a skirt',
    shorts: 'a pair of shorts',
  },
};

export const texts = { nl, be: nl, en } satisfies Record<RoundSettings['locale'], typeof nl>;
