import type { ErrorBody, SortedAnswers } from '@/contract/route';
import type { Locale } from '@/maths/locale';
import { type ErrorCode, errorSentence } from '../../shared/error-texts';

export type ErrorStatus = 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 500 | 503;

/** Seconds after which a client asks again that was refused for now, where the error does not say. */
export const retryAfterSeconds = 5;

interface Details {
  /** Values for the `{name}`s of the sentence. */
  readonly values?: Readonly<Record<string, string | number>>;
  /** Path of a field → key of the generic validation message. */
  readonly fields?: Readonly<Record<string, string>>;
  readonly answers?: SortedAnswers;
}

/** An answer that is not the asked one: a stable code, a status, and a sentence chosen when it is sent. */
export class CallError extends Error {
  readonly status: ErrorStatus;
  readonly code: ErrorCode;
  readonly details: Details;

  constructor(status: ErrorStatus, code: ErrorCode, details: Details = {}) {
    super(code);
    this.name = 'CallError';
    this.status = status;
    this.code = code;
    this.details = details;
  }
}

/** What goes over the wire, in the language of the request. */
export const errorBody = ({ code, details }: CallError, locale: Locale): ErrorBody => {
  const sentence = errorSentence(code, locale, details.values);
  return {
    code,
    message: sentence,
    data: {
      message: sentence,
      ...(details.fields && { fields: details.fields }),
      ...(details.answers && { answers: details.answers }),
    },
  };
};

/*
 * 401 and 403 send the browser to the sign-in page, so 403 is for a wrong role alone (the mount says it,
 * handlers never do). What belongs to another school or group, or is not granted, does not exist: 404.
 */

/** It is not there, or not for this person. */
export const notFound = (code: ErrorCode = 'not-found') => new CallError(404, code);

/** It was changed meanwhile, or does not go with what is there. */
export const conflict = (code: ErrorCode = 'conflict', details?: Details) =>
  new CallError(409, code, details);

/** Understood, and not possible: a limit, a switched-off part, a failed sign-in. */
export const unprocessable = (code: ErrorCode, details?: Details) => new CallError(422, code, details);

/** Fields that are not filled in well: path → validation key. */
export const invalid = (fields: Readonly<Record<string, string>>) =>
  new CallError(422, 'invalid-input', { fields });
