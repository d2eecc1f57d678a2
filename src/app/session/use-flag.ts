import type { FlagName } from '@/contract/flags';
import { useUser } from './session';

/** True when the signed-in person's account has this section. */
export const useFlag = (flag: FlagName): boolean => useUser()?.flags[flag] ?? false;
