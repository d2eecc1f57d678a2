import type { liveTexts as dutch } from '../../nl/school/live';

export const liveTexts: typeof dutch = {
  title: 'Practising now',
  nobody: 'Nobody at the moment',
  count_one: '{{count}} pupil',
  count_other: '{{count}} pupils',
  finished: 'round finished',
  idle: 'quiet for a moment',
  progress: '{{done}} of {{all}}',
  answers_one: '{{count}} sum',
  answers_other: '{{count}} sums',
  test: 'Test: {{what}}',
  today: '{{count}} today',
  stale: 'No connection for a moment. This is the last we know; we try again by ourselves.',
};
