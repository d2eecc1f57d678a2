import { callTexts } from './calls';
import { importTexts } from './imports';
import { practiceTexts } from './practice';
import { signInTexts } from './sign-in';
import { teacherTexts } from './teachers';

/** Every sentence an error can carry. A resource adds a file here with its own codes. */
export const texts = {
  ...callTexts,
  ...signInTexts,
  ...importTexts,
  ...practiceTexts,
  ...teacherTexts,
} as const;

export type ErrorCode = keyof typeof texts;
