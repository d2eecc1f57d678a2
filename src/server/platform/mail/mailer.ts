import { createTransport } from 'nodemailer';
import { brand } from '@/contract/brand';
import type { Config } from '../config/config';
import type { Email } from './email';
import { writeEmailFile } from './email-files';

export interface OutgoingMail extends Email {
  /** Identifies an email, so that mail programs show two copies as one. */
  readonly mailId: string;
  readonly sentAt: Date;
}

/** Delivers emails. Throws when an email could not be handed over. */
export interface Mailer {
  deliver(mail: OutgoingMail): Promise<void>;
}

const second = 1000;
/** Timeouts in ms. Their sum is shorter than the first retry delay, so that no email is tried twice at a time. */
const patience = {
  connectionTimeout: 10 * second,
  greetingTimeout: 10 * second,
  socketTimeout: 20 * second,
  dnsTimeout: 10 * second,
};

type MailConfig = Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>;

/** Returns the host of the sender's address, which is the host of each Message-ID. */
const hostOf = (from: string): string => /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost';

/** Returns a mailer that sends by SMTP, or writes each email to the data folder when no server is configured. */
export function makeMailer({ smtpUrl, mailFrom, dataDir }: MailConfig): Mailer {
  const from = mailFrom ?? `${brand.name.nl} <noreply@${brand.slug}.example>`;
  const messageOf = ({ mailId, sentAt, to, subject, text, html, calendar }: OutgoingMail) => ({
    from,
    to: { name: '', address: to },
    subject,
    text,
    html,
    ...(calendar !== undefined && {
      attachments: [
        {
          filename: 'webinar.ics',
          content: calendar,
          contentType: 'text/calendar; charset=utf-8',
          // Text would lose the line ends that the format prescribes.
          contentTransferEncoding: 'base64',
        },
      ],
    }),
    date: sentAt,
    messageId: `<${mailId}@${hostOf(from)}>`,
    // Suppresses automatic replies, such as holiday messages.
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
      await writeEmailFile(dataDir, mail.mailId, message);
    },
  };
}
