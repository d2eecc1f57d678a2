import { sql } from 'kysely';
import type { AllAccountsDatabase } from '../../db/database';

/** ms within which a balancer is told, whatever the database does. */
const answerWithin = 1000;

/**
 * Asks whether the database answers. Those who ask at the same time share one statement, and one that hangs is left
 * alone: the next who asks begins another, so that a database that is back is seen at once.
 */
export function readiness(db: AllAccountsDatabase): () => Promise<boolean> {
  let asking: Promise<boolean> | undefined;
  const ask = async () => {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<boolean>((resolve) => {
      timer = setTimeout(() => resolve(false), answerWithin);
    });
    const answered = sql`select 1`.execute(db).then(
      () => true,
      () => false,
    );
    const ready = await Promise.race([answered, late]);
    clearTimeout(timer);
    asking = undefined;
    return ready;
  };
  return () => {
    asking ??= ask();
    return asking;
  };
}
