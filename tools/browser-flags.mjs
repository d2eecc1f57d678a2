/** What Playwright switches off by itself; named again because only the last `--disable-features` counts. */
const quietByPlaywright = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

/** Pages of the address bar, loaded anew in every window: nobody sees them, and they cost more than a page of ours. */
const addressBar = ['PreloadTopChromeWebUI', 'WebUIOmniboxAimPopup', 'WebUIOmniboxPopup'];

/**
 * How every browser of tests, pictures and figures is started. Software rendering on purpose: the games draw the
 * same pixels on every machine, with or without a graphics card. Only they use it: pages are painted without a
 * graphics card at all, which takes half the time. The other flags keep the browser from calling home.
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
  '--disable-gpu-compositing',
  '--disable-gpu-rasterization',
  `--disable-features=${[...quietByPlaywright, ...addressBar].join(',')}`,
  '--js-flags=--expose-gc',
];
