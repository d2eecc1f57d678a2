import type { BrowserContext, Page } from '@playwright/test';

/**
 * Gives the pages of a device two voices of a language, one of which is a remote service. Must be called before pages
 * are opened.
 */
export async function giveVoices(device: BrowserContext | Page, lang = 'nl-NL'): Promise<void> {
  await device.addInitScript((language) => {
    const said: string[] = [];
    const voices = [
      { lang: language, localService: false, name: 'far' },
      { lang: language, localService: true, name: 'near' },
    ];
    class Utterance {
      voice = { name: '' };
      readonly text: string;
      constructor(text: string) {
        this.text = text;
      }
    }
    const speechSynthesis = {
      getVoices: () => voices,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
      cancel: () => undefined,
      speak: ({ text, voice }: Utterance) => said.push(`${voice.name}: ${text}`),
    };
    for (const [name, value] of Object.entries({
      said,
      speechSynthesis,
      SpeechSynthesisUtterance: Utterance,
    })) {
      Object.defineProperty(window, name, { value });
    }
  }, lang);
}

/** Returns the texts spoken on this page, each with its voice. */
export const saidOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => Reflect.get(window, 'said') as string[]);
