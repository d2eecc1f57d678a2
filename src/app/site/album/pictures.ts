import type { Locale } from '@/maths/locale';
import { fileOf, largeWidth, plainVariant, type Shot, smallWidth, type Variant } from './shots';

/** Pictures of the album, made by `npm run pictures`. */
const files = import.meta.glob<string>('../../../../docs/pictures/album/**/*.webp', {
  query: '?url',
  import: 'default',
  eager: true,
});

function addressOf(path: string): string {
  const url = files[`../../../../docs/pictures/album/${path}.webp`];
  if (url === undefined) throw new Error(`album-picture-missing: ${path}`);
  return url;
}

/** Returns the address of a screen's picture in the reader's language. */
export const shotOf = (locale: Locale, shot: Shot, variant: Variant): string =>
  addressOf(`${locale}/${fileOf(shot, variant)}`);

/** Returns the attributes of an `img` in the list: both densities of a screen on a desk in the light theme. */
export function thumbOf(locale: Locale, shot: Shot): { readonly src: string; readonly srcSet: string } {
  const file = fileOf(shot, plainVariant);
  const small = addressOf(`${locale}/small/${file}`);
  return { src: small, srcSet: `${small} ${smallWidth}w, ${addressOf(`${locale}/${file}`)} ${largeWidth}w` };
}
