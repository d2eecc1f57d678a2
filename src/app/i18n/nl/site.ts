export const site = {
  home: { title: 'Rekenen op een eiland vol spellen' },
};
