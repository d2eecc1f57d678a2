// Written by `npm run texts` from texts/: change the catalogues, not this file.
import { textsIn } from '@/texts/translate';
import be from './texts/be.json' with { type: 'json' };
import en from './texts/en.json' with { type: 'json' };
import nl from './texts/nl.json' with { type: 'json' };

/** Keys of the texts, and the names of the values that each contains. */
interface Names {
  readonly 'application.subject': never;
  readonly 'application.hello': 'name';
  readonly 'application.school': 'count' | 'school';
  readonly 'application.home': 'count';
  readonly 'application.next': never;
  readonly 'application.wrong': never;
  readonly 'application.notYou': never;
  readonly 'message.subject': never;
  readonly 'message.hello': 'name';
  readonly 'message.next': never;
  readonly 'message.answers': never;
  readonly 'message.notYou': never;
  readonly 'webinar.zone.netherlands': never;
  readonly 'webinar.zone.belgium': never;
  readonly 'webinar.zone.britain': never;
  readonly 'webinar.hello': 'name';
  readonly 'webinar.minutes': 'count';
  readonly 'webinar.join': never;
  readonly 'webinar.watch': never;
  readonly 'webinar.all': never;
  readonly 'webinar.goodbye': never;
  readonly 'webinar.notYou': never;
  readonly 'webinar.confirmed.subject': never;
  readonly 'webinar.confirmed.text': never;
  readonly 'webinar.waiting.subject': never;
  readonly 'webinar.waiting.text': never;
  readonly 'webinar.placed.subject': never;
  readonly 'webinar.placed.text': never;
  readonly 'webinar.changed.subject': never;
  readonly 'webinar.changed.text': never;
  readonly 'webinar.cancelled.subject': never;
  readonly 'webinar.cancelled.text': never;
  readonly 'webinar.resumed.subject': never;
  readonly 'webinar.resumed.text': never;
  readonly 'webinar.reminder-day.subject': never;
  readonly 'webinar.reminder-day.text': never;
  readonly 'webinar.reminder-hour.subject': never;
  readonly 'webinar.reminder-hour.text': never;
  readonly 'webinar.recording.subject': never;
  readonly 'webinar.recording.text': never;
}

/** Returns a text in a language: `texts[locale]('key', { name })`. */
export const texts = /* @__PURE__ */ textsIn<Names>({ be, en, nl });
