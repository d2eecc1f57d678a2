/**
 * The twelve pictures of the picture password. Each has an outline of its own, so that they can be told
 * apart without colour; `id` is what is stored.
 */
export const pictures = [
  { id: 'sun', name: { nl: 'zon', en: 'sun' } },
  { id: 'boat', name: { nl: 'boot', en: 'boat' } },
  { id: 'tree', name: { nl: 'boom', en: 'tree' } },
  { id: 'house', name: { nl: 'huis', en: 'house' } },
  { id: 'fish', name: { nl: 'vis', en: 'fish' } },
  { id: 'umbrella', name: { nl: 'paraplu', en: 'umbrella' } },
  { id: 'key', name: { nl: 'sleutel', en: 'key' } },
  { id: 'moon', name: { nl: 'maan', en: 'moon' } },
  { id: 'car', name: { nl: 'auto', en: 'car' } },
  { id: 'ice-cream', name: { nl: 'ijsje', en: 'ice cream' } },
  { id: 'kite', name: { nl: 'vlieger', en: 'kite' } },
  { id: 'crown', name: { nl: 'kroon', en: 'crown' } },
] as const;

export type PictureId = (typeof pictures)[number]['id'];
