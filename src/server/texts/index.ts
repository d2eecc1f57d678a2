import { callTexts } from './calls';
import { friendTexts } from './friends';
import { importTexts } from './imports';
import { licenceTexts } from './licence';
import { practiceTexts } from './practice';
import { schoolTexts } from './school';
import { signInTexts } from './sign-in';
import { teacherTexts } from './teachers';

/** Every sentence an error can carry. A resource adds a file here with its own codes. */
export const texts = {
  ...callTexts,
  ...signInTexts,
  ...friendTexts,
  ...importTexts,
  ...licenceTexts,
  ...practiceTexts,
  ...schoolTexts,
  ...teacherTexts,
} as const;

export type ErrorCode = keyof typeof texts;
