import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterEach, describe, expect, it } from 'vitest';
import { composeEmail } from './email';
import { listEmailFiles, purgeExpiredEmailFiles } from './email-files';
import { makeMailer } from './mailer';

const day = 86_400_000;
const mailId = '01990000-0000-7000-8000-000000000001';
const sentAt = new Date('2026-11-20T09:00:00Z');
const email = composeEmail(
  'zoë@school.example',
  {
    subject: 'Nieuw wachtwoord',
    paragraphs: ['Dag!'],
    link: { label: 'Kies', url: 'https://school.example/auth/x' },
    notes: ['Niet gevraagd? Dan hoef je niets te doen.'],
  },
  'nl',
);

const cleanUps: (() => void)[] = [];
afterEach(() => {
  for (const cleanUp of cleanUps.splice(0)) cleanUp();
});
const folder = () => {
  const made = mkdtempSync(path.join(tmpdir(), 'sommeneiland-mail-'));
  cleanUps.push(() => rmSync(made, { recursive: true }));
  return made;
};

/** A mail server that keeps what it gets; `refuse` names addresses that it does not know. */
async function mailServer(refuse: readonly string[] = []) {
  const got: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onRcptTo: ({ address }, _, done) =>
      done(
        refuse.includes(address)
          ? Object.assign(new Error('no such user'), { responseCode: 550 })
          : undefined,
      ),
    onData(stream, _, done) {
      let text = '';
      stream.on('data', (chunk) => (text += chunk));
      stream.on('end', () => {
        got.push(text);
        done();
      });
    },
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  cleanUps.push(() => server.close(() => {}));
  const bound = server.server.address();
  const port = typeof bound === 'object' ? bound?.port : 0;
  return { got, smtpUrl: `smtp://127.0.0.1:${port}` };
}

describe('a mailer with an SMTP server', () => {
  it('attaches a calendar file as it was written', async () => {
    const { got, smtpUrl } = await mailServer();
    const mailer = makeMailer({ smtpUrl, mailFrom: 'post@school.example', dataDir: '/nowhere' });
    const calendar = 'BEGIN:VCALENDAR\r\nSUMMARY:Oefenen é\r\nEND:VCALENDAR\r\n';
    await mailer.deliver({ ...email, calendar, mailId, sentAt });
    const [{ attachments, text } = { attachments: [], text: '' }] = await Promise.all(
      got.map((each) => PostalMime.parse(each)),
    );
    expect(text).toContain('Dag!');
    expect(attachments).toMatchObject([{ filename: 'webinar.ics', mimeType: 'text/calendar' }]);
    // The reader of the test gives texts other line ends; what was sent has these.
    expect(got[0]).toContain(Buffer.from(calendar).toString('base64'));
  });

  it('sends an email as text and HTML, with the same Message-ID each time', async () => {
    const { got, smtpUrl } = await mailServer();
    const mailer = makeMailer({ smtpUrl, mailFrom: 'School <post@school.example>', dataDir: '/nowhere' });
    await mailer.deliver({ ...email, mailId, sentAt });
    await mailer.deliver({ ...email, mailId, sentAt });
    const [one, two] = await Promise.all(got.map((text) => PostalMime.parse(text)));
    expect(one).toMatchObject({
      messageId: `<${mailId}@school.example>`,
      subject: 'Nieuw wachtwoord',
      from: { address: 'post@school.example', name: 'School' },
      text: expect.stringContaining('https://school.example/auth/x'),
      html: expect.stringContaining('href="https://school.example/auth/x"'),
    });
    expect(two?.messageId).toBe(one?.messageId);
  });

  it('reports an unknown address and an unreachable server as different errors', async () => {
    const { smtpUrl } = await mailServer(['nobody@school.example']);
    const mailFrom = 'post@school.example';
    const known = makeMailer({ smtpUrl, mailFrom, dataDir: '/nowhere' });
    const nobody = known.deliver({ ...email, to: 'nobody@school.example', mailId, sentAt });
    await expect(nobody).rejects.toMatchObject({ code: 'EENVELOPE', responseCode: 550 });
    const gone = makeMailer({ smtpUrl: 'smtp://127.0.0.1:1', mailFrom, dataDir: '/nowhere' });
    await expect(gone.deliver({ ...email, mailId, sentAt })).rejects.not.toHaveProperty('responseCode');
  });
});

describe('a mailer without an SMTP server', () => {
  it('writes an email that is sent twice to one file, which only its owner may read', async () => {
    const dataDir = folder();
    const mailer = makeMailer({ smtpUrl: undefined, mailFrom: undefined, dataDir });
    await mailer.deliver({ ...email, mailId, sentAt });
    await mailer.deliver({ ...email, mailId, sentAt });
    expect(readdirSync(path.join(dataDir, 'mail'))).toEqual([`${mailId}.eml`]);
    expect(statSync(path.join(dataDir, 'mail', `${mailId}.eml`)).mode & 0o077).toBe(0);
    expect(await listEmailFiles(dataDir)).toEqual([
      {
        id: mailId,
        to: 'zoë@school.example',
        subject: 'Nieuw wachtwoord',
        sentAt: '2026-11-20T09:00:00.000Z',
        text: expect.stringContaining('Dag!'),
      },
    ]);
  });

  it('deletes files after a month, and lists none when the folder is missing', async () => {
    const dataDir = folder();
    expect(await listEmailFiles(dataDir)).toEqual([]);
    await makeMailer({ smtpUrl: undefined, mailFrom: undefined, dataDir }).deliver({
      ...email,
      mailId,
      sentAt,
    });
    await purgeExpiredEmailFiles(dataDir, new Date(Date.now() + 29 * day));
    expect(await listEmailFiles(dataDir)).toHaveLength(1);
    await purgeExpiredEmailFiles(dataDir, new Date(Date.now() + 31 * day));
    expect(await listEmailFiles(dataDir)).toEqual([]);
  });
});
