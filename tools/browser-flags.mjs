/**
 * Features that Playwright disables by default; repeated here because Chromium only uses the last `--disable-features`.
 */
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

/**
 * Pages of the address bar that load in every new window: nobody sees them, and they cost more than one of our pages.
 */
const addressBar = ['PreloadTopChromeWebUI', 'WebUIOmniboxAimPopup', 'WebUIOmniboxPopup'];

/**
 * Flags of every browser for tests, pictures and benches. The games use software rendering, so that they draw the same
 * pixels on every machine; pages are painted without the GPU process, which takes half the time. The other flags
 * prevent calls home.
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
