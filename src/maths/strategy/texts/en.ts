import { enPictures } from './en-pictures';
import { enSteps } from './en-steps';
import type { MathsTexts } from './say';

export const en: MathsTexts = { step: enSteps, picture: enPictures };
