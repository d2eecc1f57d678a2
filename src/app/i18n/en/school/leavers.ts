import type { leaversTexts as dutch } from '../../nl/school/leavers';

export const leaversTexts: typeof dutch = {
  title: 'In no group any more',
  text: 'These pupils are in no group this school year and have not practised. Those who left we erase from October on, with all their work. Is somebody still there? Then put them in a group, or keep them for another year.',
  fate: 'What becomes of them',
  eraseOn: 'Will be erased on {{date}}',
  isKept: 'Is kept for this school year',
  keep: 'Keep',
  kept: '{{name}} is kept for this school year.',
  release: 'Do not keep',
  released: '{{name}} is no longer kept.',
};
