import type { PictureTextName, StepTextName } from './text-names';

/** All that is said with a worked example, in one language. */
export interface MathsTexts {
  readonly step: Readonly<Record<StepTextName, string>>;
  readonly picture: Readonly<Record<PictureTextName, string>>;
}

/**
 * Says a text in the language of the page, with these values in its places. A page loads the texts of one language
 * only, so who speaks hands this in.
 */
export type Say = (
  key: `step.${StepTextName}` | `picture.${PictureTextName}`,
  values?: Readonly<Record<string, string>>,
) => string;
