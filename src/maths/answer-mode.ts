/** A child gives an answer in one of these modes; the games guide says what each needs of a sum. */
export type AnswerMode = 'choose' | 'type' | 'collect' | 'compose' | 'place' | 'order';

/** The round asks a task for one of these reasons. Only `practice`, `probe` and `test` move the learner model. */
export type TaskPurpose = 'practice' | 'probe' | 'warm-up' | 'relief' | 'return' | 'test';
