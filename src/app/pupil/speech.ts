import type { Locale } from '../constants';
import { languageTag } from '../i18n/locale';

/** A voice of this device for the language: what is read stays on the device. */
function voiceFor(locale: Locale): SpeechSynthesisVoice | undefined {
  const local = window.speechSynthesis?.getVoices().filter((voice) => voice.localService) ?? [];
  const tag = languageTag[locale];
  const language = tag.slice(0, 2);
  return local.find((voice) => voice.lang === tag) ?? local.find((voice) => voice.lang.startsWith(language));
}

/** Reads a text aloud where the device has a voice of its own for the language; false where it has none. */
export function readAloud(text: string, locale: Locale): boolean {
  const voice = voiceFor(locale);
  if (voice === undefined) return false;
  const words = new SpeechSynthesisUtterance(text);
  words.voice = voice;
  words.lang = voice.lang;
  words.rate = 0.9;
  window.speechSynthesis.cancel();
  window.speechSynthesis.speak(words);
  return true;
}

export const canReadAloud = (locale: Locale): boolean => voiceFor(locale) !== undefined;

/** Voices arrive after the page: tells when they have. Returns the function that stops listening. */
export function onVoices(listener: () => void): () => void {
  window.speechSynthesis?.addEventListener('voiceschanged', listener);
  return () => window.speechSynthesis?.removeEventListener('voiceschanged', listener);
}
