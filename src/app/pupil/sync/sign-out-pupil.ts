import { signOut } from '../../session/sign-out';
import { pageOutbox } from './page-outbox';

/** Signs the pupil out and deletes its prefetched rounds from the device; unsent answers stay. */
export const signOutPupil = (): Promise<void> => signOut(async () => (await pageOutbox()).tidy());
