import { pictureSources } from './pictures';

/** Picture of the product in two densities; its box is there before it is loaded. */
export const Picture = ({
  name,
  alt,
  sizes,
  lazy = false,
}: {
  readonly name: string;
  readonly alt: string;
  /** Width at which it is shown, as `sizes` of an `img`. */
  readonly sizes: string;
  readonly lazy?: boolean;
}) => (
  <img
    {...pictureSources(name)}
    sizes={sizes}
    alt={alt}
    width={960}
    height={540}
    {...(lazy && { loading: 'lazy' as const })}
  />
);
