import { pictures } from '@assets/pictures/pictures';
import { useLocale } from '../../i18n/use-locale';

const files = import.meta.glob<string>('@assets/pictures/media/*-192.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** One picture of a picture password, with its name for those who cannot see it. */
export function CardPicture({ id }: { readonly id: string }) {
  const locale = useLocale();
  const names = pictures.find((picture) => picture.id === id)?.name;
  const name = names?.[locale === 'en' ? 'en' : 'nl'] ?? id;
  const file = Object.entries(files).find(([path]) => path.endsWith(`/${id}-192.webp`))?.[1];
  return file ? <img src={file} alt={name} /> : <b>{name}</b>;
}
