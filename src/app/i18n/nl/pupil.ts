export const pupil = {
  map: { title: 'Landkaart' },
};
