import { images } from '@assets/pictures/images.gen';
import { pictures } from '@assets/pictures/pictures';
import { useLocale } from '../../../i18n/use-locale';

/** Picture of a picture password, with its name for screen readers. */
export function CardPicture({ id }: { readonly id: string }) {
  const locale = useLocale();
  const picture = pictures.find((known) => known.id === id);
  if (picture === undefined) return <b>{id}</b>;
  return <img src={images[picture.id][192]} alt={picture.name[locale === 'en' ? 'en' : 'nl']} />;
}
