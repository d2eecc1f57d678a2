import { type Bench, ratio } from './figure';
import { openSchool, spent } from './school-under-test';

/** A class that opens its login cards at the same moment: nobody is refused, and nobody waits for more than its share. */
export const signIns: Bench = {
  name: 'sign-ins',
  side: 'server',
  async run(say) {
    const school = await openSchool('embedded');
    if (!school) throw new Error('The embedded database did not start.');
    try {
      const { client, server, pupils } = school;
      const CLASS = pupils.length;
      const signIn = (child: number) =>
        client.quickLogin(pupils[child % CLASS]?.code ?? '', { from: `10.0.2.${child}` });
      await signIn(0);
      const alone = await spent(server, async () => {
        for (let turn = 0; turn < 5; turn++) await signIn(1);
      });
      const oneCpu = alone.cpuMs / 5;
      let slowest = 0;
      const together = await spent(server, () =>
        Promise.all(
          Array.from({ length: CLASS }, async (_, child) => {
            const began = performance.now();
            await signIn(child);
            slowest = Math.max(slowest, performance.now() - began);
          }),
        ),
      );
      say(
        `one ${oneCpu.toFixed(1)} ms CPU; ${CLASS} at once ${(together.cpuMs / CLASS).toFixed(1)} ms CPU each, slowest ${Math.round(slowest)} ms`,
      );
      return [
        ratio(
          `CPU of ${CLASS} sign-ins at once`,
          together.cpuMs,
          oneCpu,
          { atMost: CLASS + 1 },
          'one sign-in alone',
        ),
        ratio(
          `slowest of ${CLASS} sign-ins at once`,
          slowest,
          oneCpu,
          { atMost: CLASS + 1 },
          'CPU time of one',
        ),
      ];
    } finally {
      await school.dispose();
    }
  },
};
