import { type Locale, type Sentence, sentenceIn } from '../../texts/text';
import { type Letter, writeLetter } from '../letter';

const said = {
  subject: { nl: 'Een collega raadt je Sommeneiland aan', en: 'A colleague recommends Sum Island to you' },
  who: {
    nl: '{inviter} van {school} werkt met Sommeneiland: kinderen oefenen er rekenen in spellen, met sommen die bij elk kind passen. {inviter} denkt dat het ook iets voor jou is.',
    en: '{inviter} of {school} works with Sum Island: children practise maths there in games, with sums that suit each child. {inviter} thinks it could be something for you too.',
  },
  theirText: { nl: '{inviter} schrijft: “{text}”', en: '{inviter} writes: “{text}”' },
  button: { nl: 'Bekijk en vraag aan', en: 'Have a look and apply' },
  why: {
    nl: 'Je krijgt deze e-mail één keer, omdat {inviter} je adres invulde. We bewaren het hooguit een jaar en gebruiken het nergens anders voor.',
    en: 'You get this e-mail once, because {inviter} filled in your address. We keep it for a year at most and use it for nothing else.',
  },
} as const satisfies Record<string, Sentence>;

interface Invited {
  readonly inviter: string;
  readonly school: string;
  /** What the inviter wrote; may be empty. */
  readonly text: string;
  readonly url: string;
}

/** To somebody whom a colleague told about the product. */
export function friendInvitationLetter(to: string, { url, ...values }: Invited, locale: Locale): Letter {
  const say = (sentence: Sentence) => sentenceIn(sentence, locale, values);
  return writeLetter(
    to,
    {
      subject: say(said.subject),
      paragraphs: [say(said.who), ...(values.text === '' ? [] : [say(said.theirText)])],
      link: { label: say(said.button), url },
      notes: [say(said.why)],
    },
    locale,
  );
}
