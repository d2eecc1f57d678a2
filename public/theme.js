// Paints the chosen theme before anything is shown; the key and meaning are those of the theme store.
(() => {
  let dark = false;
  try {
    dark = localStorage.getItem('dark-theme') === 'true';
  } catch {
    // No storage: light.
  }
  const scheme = dark ? 'dark' : 'light';
  document.documentElement.dataset.theme = scheme;
  document.documentElement.dataset.mantineColorScheme = scheme;
})();
