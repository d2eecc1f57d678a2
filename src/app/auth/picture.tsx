import type { PictureId } from '@assets/pictures/pictures';

const files = import.meta.glob<string>('@assets/pictures/media/*-192.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** One of the twelve pictures of the picture password; its name stands on the button around it. */
export function Picture({ id }: { readonly id: PictureId }) {
  const file = Object.entries(files).find(([path]) => path.endsWith(`/${id}-192.webp`))?.[1];
  return file ? (
    <img src={file} alt="" width={96} height={96} draggable={false} />
  ) : (
    <b aria-hidden="true">{id}</b>
  );
}
