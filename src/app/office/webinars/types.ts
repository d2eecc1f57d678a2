import type { CallInput, CallReply } from '../../api/call';

export type WebinarHead = CallReply<'listOfficeWebinars'>['webinars'][number];
export type WebinarShown = CallReply<'readOfficeWebinar'>;
export type Details = Omit<CallInput<'saveOfficeWebinar'>['body'], 'version'>;
export type Texts = Details['texts'];
export type SignUp = CallReply<'listWebinarSignUps'>['signUps'][number];

/** Returns the part of a webinar that the form changes. */
export const detailsOf = ({
  texts,
  day,
  time,
  timeZone,
  minutes,
  places,
  joinUrl,
  recordingUrl,
}: WebinarShown): Details => ({ texts, day, time, timeZone, minutes, places, joinUrl, recordingUrl });
