import { images } from './images.gen';

export { mapSize, regionAnchors } from './places';

/** From back to front. `small` is 960 px wide, `large` 1920; the island fills the frame, clouds lie over it. */
export const mapLayers = [
  { id: 'island', small: images.island[960], large: images.island[1920] },
  { id: 'clouds', small: images.clouds[960], large: images.clouds[1920] },
] as const;
