/** Pictures of the product, made by `npm run pictures` and the pictures of games: 16 by 9, with a small copy of each. */
const files = import.meta.glob<string>(
  [
    '../../../../docs/pictures/**/*.webp',
    '!../../../../docs/pictures/kit-*.webp',
    '!../../../../docs/pictures/ten-days-*.webp',
    '!../../../../docs/pictures/album/**',
  ],
  { query: '?url', import: 'default', eager: true },
);

function addressOf(name: string): string {
  const url = files[`../../../../docs/pictures/${name}.webp`];
  if (url === undefined) throw new Error(`site-picture-missing: ${name}`);
  return url;
}

/** Width of the small copies, and of pictures of games and of screens, px. */
const widths = { small: 480, game: 640, screen: 960 } as const;

/** Returns the attributes of an `img` with both densities of a picture. */
export function pictureSources(name: string): { readonly src: string; readonly srcSet: string } {
  const large = name.startsWith('game-') ? widths.game : widths.screen;
  const small = addressOf(`small/${name}`);
  return { src: small, srcSet: `${small} ${widths.small}w, ${addressOf(name)} ${large}w` };
}
