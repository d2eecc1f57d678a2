import type { AnswerMode } from '@/maths/answer-mode';
import { ChooseTurn } from './choose-turn';
import { CollectTurn } from './collect-turn';
import { PlaceTurn } from './place-turn';
import type { Turn, TurnWorld } from './turn';

/** Returns the way to answer of a mode. */
export function turnFor(mode: AnswerMode, world: TurnWorld): Turn {
  if (mode === 'choose') return new ChooseTurn(world);
  return mode === 'collect' ? new CollectTurn(world) : new PlaceTurn(world);
}
