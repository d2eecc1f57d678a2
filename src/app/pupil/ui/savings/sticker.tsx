import { images } from '@assets/pictures/images.gen';
import { pictures } from '@assets/pictures/pictures';
import { useLocale } from '../../../i18n/use-locale';

/** Sticker of a full card, by the number of cards filled before it. */
export function Sticker({ number }: { readonly number: number }) {
  const locale = useLocale();
  const picture = pictures[number % pictures.length] ?? pictures[0];
  const { 96: small, 192: large } = images[picture.id];
  return (
    <img
      src={small}
      srcSet={`${small} 96w, ${large} 192w`}
      sizes="72px"
      draggable={false}
      alt={picture.name[locale === 'en' ? 'en' : 'nl']}
    />
  );
}
