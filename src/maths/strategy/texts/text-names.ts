import type { nlPictures } from './nl-pictures';
import type { nlSteps } from './nl-steps';

/** Name of the sentence of a step; Dutch has them all. */
export type StepTextName = keyof typeof nlSteps;

/** Name of what is said of a picture. */
export type PictureTextName = keyof typeof nlPictures;
