/**
 * How every browser of tests, pictures and figures is started. Software rendering on purpose: the games draw the
 * same pixels on every machine, with or without a graphics card. The other flags keep the browser from calling home.
 */
export const browserFlags = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--js-flags=--expose-gc',
];
