import { loadTexts } from './i18n';
import type { TextArea } from './texts';

/** Creates the `lazy` of a route, which loads a screen and its texts in parallel. */
export function withTexts<Screen>(areas: TextArea | readonly TextArea[], load: () => Promise<Screen>) {
  return async (): Promise<Screen> => {
    const [screen] = await Promise.all([load(), loadTexts(...[areas].flat())]);
    return screen;
  };
}
