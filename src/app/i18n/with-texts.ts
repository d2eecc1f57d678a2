import { loadTexts } from './i18n';
import type { TextArea } from './texts';

/** For `lazy` of a route: loads a screen and the texts of its areas side by side. */
export function withTexts<Screen>(areas: TextArea | readonly TextArea[], load: () => Promise<Screen>) {
  return async (): Promise<Screen> => {
    const [screen] = await Promise.all([load(), loadTexts(...[areas].flat())]);
    return screen;
  };
}
