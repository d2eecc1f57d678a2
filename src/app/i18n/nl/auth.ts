export const auth = {
  login: { title: 'Inloggen' },
};
