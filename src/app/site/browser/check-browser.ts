import { supportsWebgl } from '../../pupil/round/stage/supports-webgl';

/** What the product asks of a browser; each has its own sentence for when it is there and when it is not. */
export const abilities = ['storage', 'drawing', 'sound', 'voice', 'offline', 'screen'] as const;
export type Ability = (typeof abilities)[number];

export type Findings = Readonly<Record<Ability, boolean>>;

/** What is looked at: given apart, so that a test can stand in for a browser. */
export interface Probes {
  readonly canStore: () => Promise<boolean>;
  readonly canDraw: () => boolean;
  readonly hasSound: boolean;
  readonly languages: () => Promise<readonly string[]>;
  readonly hasWorker: boolean;
  readonly width: number;
}

/** Narrowest screen on which every page is tested, CSS px. */
export const leastWidth = 360;
const voicesWaitMs = 1500;

/** Looks at everything the product uses; `language` is that of the page, such as `nl`. */
export async function checkBrowser(probes: Probes, language: string): Promise<Findings> {
  const [storage, languages] = await Promise.all([probes.canStore(), probes.languages()]);
  return {
    storage,
    drawing: probes.canDraw(),
    sound: probes.hasSound,
    voice: languages.some((each) => each.toLowerCase().startsWith(language)),
    offline: probes.hasWorker,
    screen: probes.width >= leastWidth,
  };
}

/** Whether a child can practise: its answers need a place on the device, everything else has a substitute. */
export const canPractise = ({ storage }: Findings): boolean => storage;

const databaseName = 'browser-check';

function canStore(): Promise<boolean> {
  return new Promise((done) => {
    try {
      const opening = indexedDB.open(databaseName);
      opening.onerror = () => done(false);
      opening.onsuccess = () => {
        opening.result.close();
        indexedDB.deleteDatabase(databaseName);
        done(true);
      };
    } catch {
      // A browser that forbids storage throws here.
      done(false);
    }
  });
}

/** Voices of the device itself: others would send what is read aloud to somebody else. */
const localVoices = (): readonly string[] =>
  (window.speechSynthesis?.getVoices() ?? []).filter((voice) => voice.localService).map(({ lang }) => lang);

/** Some browsers load their voices after the first question. */
function languages(): Promise<readonly string[]> {
  const found = localVoices();
  if (found.length > 0 || !window.speechSynthesis) return Promise.resolve(found);
  return new Promise((done) => {
    const end = () => done(localVoices());
    window.speechSynthesis.addEventListener('voiceschanged', end, { once: true });
    window.setTimeout(end, voicesWaitMs);
  });
}

/** Probes of the browser at hand. */
export const ofThisBrowser = (): Probes => ({
  canStore,
  canDraw: supportsWebgl,
  hasSound: 'AudioContext' in window,
  languages,
  hasWorker: 'serviceWorker' in navigator,
  width: Math.max(window.screen.width, window.screen.height),
});
