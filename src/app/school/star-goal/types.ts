import type { CallReply } from '../../api/call';

export type StarGoalReply = CallReply<'readStarGoal'>;
export type StarGoal = NonNullable<StarGoalReply['goal']>;
