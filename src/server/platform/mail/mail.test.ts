import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { allJobs } from '../../features';
import { describeOnBoth } from '../../testing/database';
import { testServer } from '../../testing/server';
import type { Database } from '../db/database';
import { runDueJobs } from '../jobs/jobs';
import { composeEmail } from './email';
import type { OutgoingMail } from './mailer';
import { queueMail } from './queue-mail';
import { purgeExpiredMail, sendMail } from './send-mail';

const minute = 60_000;
const day = 24 * 60 * minute;
const mailJob = allJobs.filter(({ kind }) => kind === 'mail');

const emailTo = (to: string) => composeEmail(to, { subject: 'Dag', paragraphs: ['Hallo'], notes: [] }, 'nl');

describeOnBoth('the mail queue', (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  beforeEach(async () => {
    await database.db.deleteFrom('mail').execute();
    await database.db.deleteFrom('job').execute();
  });

  type Deliver = (mail: OutgoingMail) => Promise<void>;
  /** A server whose emails go through `deliver`; what came through is in `arrived`. */
  const withPost = (deliver: Deliver = async () => {}) => {
    const arrived: OutgoingMail[] = [];
    const server = testServer({ database });
    const mailer = {
      async deliver(mail: OutgoingMail) {
        await deliver(mail);
        arrived.push(mail);
      },
    };
    const services = { ...server.services, mailer };
    return {
      server,
      arrived,
      services,
      queue: (to: string, expiresAt?: Date) =>
        queueMail(
          database.db,
          services.keys,
          { kind: 'test', email: emailTo(to), ...(expiresAt && { expiresAt }) },
          server.now(),
        ),
      work: () => sendMail(services),
    };
  };
  const rows = () => database.db.selectFrom('mail').selectAll().orderBy('queued_at').execute();

  it('sends a queued email once and then keeps nothing but a record of it', async () => {
    const { queue, work, arrived, server } = withPost();
    await queue('ans@school.example');
    const [waiting] = await rows();
    expect(Buffer.from(waiting!.sealed!).toString('latin1')).not.toContain('ans@');
    await work();
    await work();
    expect(arrived).toMatchObject([{ to: 'ans@school.example', subject: 'Dag' }]);
    expect(await rows()).toMatchObject([{ sealed: null, due_at: null, attempts: 1, sent_at: server.now() }]);
  });

  it('queues nothing when the transaction of its cause is rolled back', async () => {
    const { server, services, work, arrived } = withPost();
    const undone = database.db.transaction().execute(async (tx) => {
      await queueMail(tx, services.keys, { kind: 'test', email: emailTo('a@b.example') }, server.now());
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await work();
    expect(arrived).toEqual([]);
  });

  it('sends each email once when several processes send at the same time', async () => {
    const { queue, work, arrived } = withPost(() => new Promise((later) => setTimeout(later, 2)));
    await Promise.all(Array.from({ length: 20 }, (_, n) => queue(`p${n}@school.example`)));
    await Promise.all([work(), work(), work(), work()]);
    expect(arrived.map(({ to }) => to).sort()).toEqual(
      Array.from({ length: 20 }, (_, n) => `p${n}@school.example`).sort(),
    );
  });

  it('retries a failed email with growing delays under the same Message-ID', async () => {
    const ids: string[] = [];
    let works = false;
    const { queue, work, arrived, server } = withPost(async ({ mailId }) => {
      ids.push(mailId);
      if (!works) throw new Error('no connection');
    });
    await queue('ans@school.example');
    const tries: number[] = [];
    for (let at = 0; at < 16; at += 1) {
      await work();
      tries.push(ids.length);
      server.advance(minute);
    }
    // After 1, 2, 4 and 8 minutes.
    expect(tries).toEqual([1, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 4, 4, 5]);
    works = true;
    server.advance(day);
    await work();
    expect(arrived).toHaveLength(1);
    expect(new Set(ids).size).toBe(1);
  });

  it('sends an email again under the same id when a process died before recording it as sent', async () => {
    const { queue, work, arrived, server, services } = withPost();
    await queue('ans@school.example');
    // What a process that was killed leaves behind: taken, handed over, not noted.
    const [row] = await rows();
    const handed: string[] = [];
    const dying = {
      ...services,
      mailer: {
        deliver: (mail: OutgoingMail) => {
          handed.push(mail.mailId);
          return new Promise<void>(() => {});
        },
      },
    };
    void sendMail(dying);
    await expect.poll(() => handed).toEqual([row!.mail_id]);
    await work();
    expect(arrived).toEqual([]);
    server.advance(minute);
    await work();
    expect(arrived.map(({ mailId }) => mailId)).toEqual(handed);
    expect(await rows()).toMatchObject([{ attempts: 2, sent_at: server.now() }]);
  });

  it('gives up at once on an unknown address, after three days on other failures, and on expired emails', async () => {
    const refused = Object.assign(new Error('no such user'), { code: 'EENVELOPE', responseCode: 550 });
    const { queue, work, server } = withPost(async ({ to }) => {
      throw to.startsWith('nobody') ? refused : new Error('no connection');
    });
    await queue('nobody@school.example');
    await work();
    expect(await rows()).toMatchObject([{ sealed: null, attempts: 1, given_up_at: server.now() }]);
    server.advance(minute);
    await queue('late@school.example', new Date(server.now().getTime() + minute));
    server.advance(2 * minute);
    await work();
    expect(await rows()).toMatchObject([{}, { sealed: null, sent_at: null, given_up_at: server.now() }]);
    server.advance(minute);
    await queue('ans@school.example');
    const began = server.now().getTime();
    while ((await rows())[2]!.due_at) {
      await work();
      server.advance(10 * minute);
    }
    const days = (server.now().getTime() - began) / day;
    expect(days).toBeGreaterThan(2);
    expect(days).toBeLessThan(4);
  });

  it('is polled again within seconds when an email is queued during a run', async () => {
    const { queue, services, arrived } = withPost();
    await runDueJobs(services, mailJob);
    await queue('one@school.example');
    await runDueJobs(services, mailJob);
    expect(arrived.map(({ to }) => to)).toEqual(['one@school.example']);
  });

  it('deletes records of sent emails after a month', async () => {
    const { queue, work, server } = withPost();
    await queue('ans@school.example');
    await work();
    await purgeExpiredMail(database.db, new Date(server.now().getTime() + 29 * day));
    expect(await rows()).toHaveLength(1);
    await purgeExpiredMail(database.db, new Date(server.now().getTime() + 31 * day));
    expect(await rows()).toEqual([]);
  });
});

describe('an email', () => {
  it('escapes typed text, so that it adds neither markup nor a header', () => {
    const email = composeEmail(
      'a@b.example\r\nBcc: all@b.example',
      {
        subject: 'Dag\r\nX-Evil: 1',
        paragraphs: ['<script>alert("1")</script> & <b>vet</b>'],
        link: { label: 'Ga', url: 'https://school.example/?a=1&b="2"' },
        notes: ["'t is <goed>"],
      },
      'nl',
    );
    expect(email.html).not.toMatch(/<script|<b>|<goed>/);
    expect(email.html).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp;');
    expect(email.html).toContain('href="https://school.example/?a=1&amp;b=&quot;2&quot;"');
    expect(`${email.to}${email.subject}`).not.toMatch(/[\r\n]/);
    expect(email.text).toContain('<script>alert("1")</script> & <b>vet</b>');
  });
});
