import type { CallReply } from '../../api/call';

export type ErrorShown = CallReply<'listErrors'>['errors'][number];

/** Name of an error in the address. */
export const errorId = ({ status, code }: Pick<ErrorShown, 'status' | 'code'>): string => `${status}-${code}`;
