import { createTransport } from 'nodemailer';
import { brand } from '@/contract/brand';
import type { Config } from '../config';
import { keepMail } from './kept-mail';
import type { Letter } from './letter';

export interface OutgoingMail extends Letter {
  /** Makes two copies of a letter recognisable as one. */
  readonly mailId: string;
  readonly sentAt: Date;
}

/** Brings letters on their way. Throws when one could not be handed over. */
export interface Mailer {
  deliver(mail: OutgoingMail): Promise<void>;
}

const second = 1000;
/** Together shorter than the first pause of the postman: a letter is never tried twice at a time. */
const patience = {
  connectionTimeout: 10 * second,
  greetingTimeout: 10 * second,
  socketTimeout: 20 * second,
  dnsTimeout: 10 * second,
};

type MailConfig = Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>;

/** The name after the @ of a Message-ID; that of the sender's address. */
const hostOf = (from: string): string => /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost';

/** Sends by SMTP where there is a server for it, else writes each letter as a file in the data folder. */
export function makeMailer({ smtpUrl, mailFrom, dataDir }: MailConfig): Mailer {
  const from = mailFrom ?? `${brand.name.nl} <noreply@${brand.slug}.example>`;
  const messageOf = ({ mailId, sentAt, to, subject, text, html }: OutgoingMail) => ({
    from,
    to: { name: '', address: to },
    subject,
    text,
    html,
    date: sentAt,
    messageId: `<${mailId}@${hostOf(from)}>`,
    // Nobody's holiday message comes back for it.
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  if (smtpUrl !== undefined) {
    const smtp = createTransport({ url: smtpUrl, ...patience });
    return {
      async deliver(mail) {
        await smtp.sendMail(messageOf(mail));
      },
    };
  }
  const writer = createTransport({ streamTransport: true, newline: 'windows' });
  return {
    async deliver(mail) {
      const { message } = await writer.sendMail(messageOf(mail));
      await keepMail(dataDir, mail.mailId, message);
    },
  };
}
