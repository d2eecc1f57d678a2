import { images } from '@assets/pictures/images.gen';
import type { PictureId } from '@assets/pictures/pictures';

/** One of the twelve pictures of the picture password; the button around it carries its name. */
export const Picture = ({ id }: { readonly id: PictureId }) => (
  <img src={images[id][192]} alt="" width={96} height={96} draggable={false} />
);
