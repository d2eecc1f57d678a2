import type { CallInput, CallReply } from '../../api/call';

export type MessageHead = CallReply<'listOfficeMessages'>['messages'][number];
export type MessageShown = CallReply<'readOfficeMessage'>;
export type Draft = Omit<CallInput<'saveOfficeMessage'>['body'], 'version'>;
export type Audience = Draft['audience'];
export type Texts = Draft['texts'];
