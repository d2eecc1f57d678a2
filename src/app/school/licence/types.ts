import type { CallReply } from '../../api/call';

export type LicenceShown = CallReply<'readLicence'>;
