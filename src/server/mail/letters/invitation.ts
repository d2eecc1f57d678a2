import { type Locale, type Sentence, sentenceIn } from '../../texts/text';
import { type Letter, writeLetter } from '../letter';

const said = {
  subject: { nl: 'Je account staat klaar', en: 'Your account is ready' },
  what: {
    nl: '{inviter} van {school} heeft een account op Sommeneiland voor je gemaakt. Daar oefenen kinderen rekenen, en zie jij hoe het gaat.',
    en: '{inviter} of {school} has made an account for you at Sum Island. Children practise maths there, and you see how they do.',
  },
  how: {
    nl: 'Kies een wachtwoord; daarna log je in met {login}.',
    be: 'Kies een wachtwoord; daarna meld je je aan met {login}.',
    en: 'Choose a password; then sign in with {login}.',
  },
  button: { nl: 'Wachtwoord kiezen', en: 'Choose a password' },
  once: {
    nl: 'De link werkt één keer, een week lang.',
    en: 'The link works once, for a week.',
  },
  mistake: {
    nl: 'Ken je de school niet? Dan is dit een vergissing en hoef je niets te doen.',
    be: 'Ken je de school niet? Dan is dit een vergissing en moet je niets doen.',
    en: 'Do you not know the school? Then this is a mistake and you need do nothing.',
  },
} as const satisfies Record<string, Sentence>;

interface Invited {
  readonly inviter: string;
  readonly school: string;
  readonly login: string;
  readonly url: string;
}

/** To somebody for whom an admin made an account. */
export function invitationLetter(to: string, { url, ...values }: Invited, locale: Locale): Letter {
  const say = (sentence: Sentence) => sentenceIn(sentence, locale, values);
  return writeLetter(
    to,
    {
      subject: say(said.subject),
      paragraphs: [say(said.what), say(said.how)],
      link: { label: say(said.button), url },
      notes: [say(said.once), say(said.mistake)],
    },
    locale,
  );
}
