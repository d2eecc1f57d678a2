import { type Locale, type Sentence, sentenceIn } from '../../texts/text';
import { type Letter, writeLetter } from '../letter';

const said = {
  subject: { nl: 'Kies een nieuw wachtwoord', en: 'Choose a new password' },
  why: {
    nl: 'Iemand vroeg op Sommeneiland een nieuw wachtwoord aan voor {login}. Was jij dat? Kies het dan hier.',
    en: 'Somebody asked Sum Island for a new password for {login}. Was it you? Then choose it here.',
  },
  button: { nl: 'Nieuw wachtwoord kiezen', en: 'Choose a new password' },
  once: {
    nl: 'De link werkt één keer, twee uur lang. Daarna kun je een nieuwe aanvragen.',
    be: 'De link werkt één keer, twee uur lang. Daarna kan je een nieuwe aanvragen.',
    en: 'The link works once, for two hours. After that you can ask for a new one.',
  },
  notYou: {
    nl: 'Was jij het niet? Dan hoef je niets te doen: je wachtwoord blijft zoals het is.',
    be: 'Was jij het niet? Dan moet je niets doen: je wachtwoord blijft zoals het is.',
    en: 'Was it not you? Then you need do nothing: your password stays as it is.',
  },
} as const satisfies Record<string, Sentence>;

/** To somebody who asked for a new password. */
export function passwordLinkLetter(
  to: string,
  { login, url }: { readonly login: string; readonly url: string },
  locale: Locale,
): Letter {
  const say = (sentence: Sentence) => sentenceIn(sentence, locale, { login });
  return writeLetter(
    to,
    {
      subject: say(said.subject),
      paragraphs: [say(said.why)],
      link: { label: say(said.button), url },
      notes: [say(said.once), say(said.notYou)],
    },
    locale,
  );
}
