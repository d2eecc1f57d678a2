import type { FlagName } from '@/contract/flags';
import { useUser } from './session';

/** Whether a section is open for the account of who is signed in. */
export const useFlag = (flag: FlagName): boolean => useUser()?.flags[flag] ?? false;
