import type { Locale } from '@/maths/locale';
import { languageTag } from '@/maths/locale';

let usualPace = 0.9;

/** Sets the speech rate of everything that is read from now on, 1 being the voice's own. */
export const setReadingPace = (pace: number): void => {
  usualPace = pace;
};

/** Finds a voice of this device for the language, so that the text does not leave the device. */
function voiceFor(locale: Locale): SpeechSynthesisVoice | undefined {
  const local = window.speechSynthesis?.getVoices().filter((voice) => voice.localService) ?? [];
  const tag = languageTag[locale];
  const language = tag.slice(0, 2);
  return local.find((voice) => voice.lang === tag) ?? local.find((voice) => voice.lang.startsWith(language));
}

/**
 * Reads a text aloud with a local voice; false when there is none for the language.
 * @param ended called when it has been read, or was interrupted
 * @param pace speech rate; by default the one that the child chose
 */
export function readAloud(
  text: string,
  locale: Locale,
  { ended, pace = usualPace }: { readonly ended?: () => void; readonly pace?: number } = {},
): boolean {
  const voice = voiceFor(locale);
  if (voice === undefined) return false;
  const words = new SpeechSynthesisUtterance(text);
  words.voice = voice;
  words.lang = voice.lang;
  words.rate = pace;
  words.onend = words.onerror = () => ended?.();
  window.speechSynthesis.cancel();
  window.speechSynthesis.speak(words);
  return true;
}

export const stopReading = (): void => window.speechSynthesis?.cancel();

export const canReadAloud = (locale: Locale): boolean => voiceFor(locale) !== undefined;

/**
 * Calls the listener when voices are available, which may be after the page has loaded. Returns the function that
 * stops listening.
 */
export function onVoices(listener: () => void): () => void {
  window.speechSynthesis?.addEventListener('voiceschanged', listener);
  return () => window.speechSynthesis?.removeEventListener('voiceschanged', listener);
}
