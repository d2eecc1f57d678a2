import { gameFacts } from '@/contract/game-facts.gen';
import type { ShapeProfile } from '@/maths/sum/shape/shape-profile';
import { coversEnough } from '@/maths/sum/shape/takes';

/** Returns whether some practice game can ask enough of these sums, as the program made it. */
export const hasGame = (sums: ShapeProfile): boolean =>
  Object.values(gameFacts).some(
    ({ isTest, takes }) => !isTest && Object.values(takes).some((shapes) => coversEnough(sums, shapes)),
  );
