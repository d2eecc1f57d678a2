/** Pictures of the product, made by `npm run pictures` and the pictures of games: 16 by 9. */
const files = import.meta.glob<string>('../../../../docs/pictures/*.webp', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** Returns the address of a picture of the product. */
export function pictureOf(name: string): string {
  const url = files[`../../../../docs/pictures/${name}.webp`];
  if (url === undefined) throw new Error(`site-picture-missing: ${name}`);
  return url;
}
