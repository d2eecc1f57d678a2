/** The animals a pupil can be: `id` is what is stored, the names are for screen readers and choosers. */
export const avatars = [
  { id: 'otter', name: { nl: 'otter', en: 'otter' } },
  { id: 'fox', name: { nl: 'vos', en: 'fox' } },
  { id: 'owl', name: { nl: 'uil', en: 'owl' } },
  { id: 'bear', name: { nl: 'beer', en: 'bear' } },
  { id: 'rabbit', name: { nl: 'konijn', en: 'rabbit' } },
  { id: 'cat', name: { nl: 'kat', en: 'cat' } },
  { id: 'dog', name: { nl: 'hond', en: 'dog' } },
  { id: 'frog', name: { nl: 'kikker', en: 'frog' } },
  { id: 'panda', name: { nl: 'panda', en: 'panda' } },
  { id: 'penguin', name: { nl: 'pinguïn', en: 'penguin' } },
  { id: 'koala', name: { nl: 'koala', en: 'koala' } },
  { id: 'lion', name: { nl: 'leeuw', en: 'lion' } },
  { id: 'tiger', name: { nl: 'tijger', en: 'tiger' } },
  { id: 'mouse', name: { nl: 'muis', en: 'mouse' } },
  { id: 'hedgehog', name: { nl: 'egel', en: 'hedgehog' } },
  { id: 'pig', name: { nl: 'varken', en: 'pig' } },
] as const;

export type AvatarId = (typeof avatars)[number]['id'];
