import type { site as dutch } from '../nl/site';

export const site: typeof dutch = {
  nav: {
    label: 'About {{brand}}',
    home: 'Start',
    adaptief: 'Adaptive practice',
    didactiek: 'Didactics',
    voortgang: 'Progress',
    prijzen: 'Prices',
    faq: 'Questions',
    contact: 'Contact',
    apply: 'Apply',
    more: 'More about {{brand}}',
  },
  home: {
    title: 'Maths becomes an island to explore',
    lead: 'Children of six to twelve practise a quarter of an hour a day: games with exactly the sums that suit them now. You see what they know by heart already, and what not yet.',
    apply: 'Apply for your school',
    try: 'Try a sum',
    who: 'Who it is for',
    pupils: {
      title: 'Children',
      text: 'An island of their own, with a few tasks each day. A mistake is looked at with curiosity, never punished. Those who do not read well yet can do everything by pictures.',
    },
    teachers: {
      title: 'Teachers',
      text: 'A class is in at one go, with login cards to hand out. After that you see answers, times and kinds of mistakes for each child.',
    },
    parents: {
      title: 'Parents',
      text: 'At home children go on where the class left off: the same island, the same explanations, on the tablet or computer that is already there.',
    },
    what: 'How it works',
    adaptive: {
      title: 'The right sum at the right moment',
      text: 'With every answer the island knows better what a child can do. New sums come a few at a time, known ones return before they fade.',
    },
    mistakes: {
      title: 'A mistake explains something',
      text: 'Who chooses 7 × 8 = 54 sees why that is nearly right, with dots and steps in between, and meets the same sum again a little later.',
    },
    progress: {
      title: 'Progress you can tell others about',
      text: 'Which sums a child knows by heart, which it works out, and where things go wrong: sum by sum, with the answers themselves.',
    },
    calm: {
      title: 'Calm and safe',
      text: 'No advertisements, no rankings, no data to others. It works by mouse, finger, keyboard and screen reader.',
    },
    start: 'Ready to come ashore?',
    startText: 'Apply for {{brand}} for your school, or sign in if you have an account already.',
    more: 'Read more',
  },
  sum: {
    title: 'Which answer belongs to it?',
    right: 'Well done! {{sum}}',
    wrong: 'Have a look.',
    next: 'Another sum',
    start: 'Start',
    intro: 'Sam the otter has a sum for you. One tap and you play, without an account.',
    again: 'Choose again',
  },
  footer: {
    toTop: 'Back to top',
    privacy: 'No advertisements, no trackers: this page fetches nothing from others.',
    login: 'Sign in',
  },
};
