import { nlPictures } from './nl-pictures';
import { nlSteps } from './nl-steps';

/** What is said with a worked example. Values stand in double braces, as i18next reads them. */
export const nl = { step: nlSteps, picture: nlPictures };
