import { type Notice, noticeParts } from '../../messages/notice';
import { type Locale, type Sentence, sentenceIn } from '../../texts/text';
import { type Letter, writeLetter } from '../letter';

const button: Sentence = { nl: 'Bekijk het', en: 'Have a look' };

interface Reader {
  readonly accountId: string;
  readonly userId: string;
  readonly pageOrigin: string;
}

/** What stands in the inbox, as a letter: for those who do not look there every day. */
export function noticeLetter(
  to: string,
  notice: Notice,
  { accountId, userId, pageOrigin }: Reader,
  locale: Locale,
): Letter {
  const { subject, paragraphs, page } = noticeParts(notice, locale);
  const url = `${pageOrigin}/account/${accountId}/user/${userId}/${page}`;
  return writeLetter(
    to,
    { subject, paragraphs, link: { label: sentenceIn(button, locale), url }, notes: [] },
    locale,
  );
}
