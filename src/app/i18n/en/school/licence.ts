import type { licenceTexts as dutch } from '../../nl/school/licence';

export const licenceTexts: typeof dutch = {
  title: 'Licence',
  kind: { trial: 'Trial licence', school: 'School licence', home: 'Home licence' },
  pupils: 'Pupils',
  used: '{{used}} of {{allowed}}',
  usedBar: '{{used}} of {{allowed}} places in use',
  placesLeft_zero: 'There is no place left.',
  placesLeft_one: '{{count}} place left.',
  placesLeft_other: '{{count}} places left.',
  trash: 'Pupils in the trash do not count.',
  time: 'Period',
  from: 'Begins on',
  until: 'Valid until and including',
  practiseUntil: 'Children can practise until and including',
  daysLeft_one: '{{count}} day left',
  daysLeft_other: '{{count}} days left',
  phase: {
    ending: {
      title_one: 'Your licence ends in {{count}} day',
      title_other: 'Your licence ends in {{count}} days',
      text: 'Extend it before {{date}} and everything simply goes on.',
    },
    grace: {
      title: 'Your licence has ended',
      text: 'Children can still practise until and including {{date}}. New pupils can no longer be added. Ask for an extension; everything is kept.',
    },
    over: {
      title: 'Practising has stopped',
      text: 'The licence has ended, and so has the extra time. All that the children did is still kept and can be looked at. After an extension they go on at once; without one everything is erased, and we say so a month before.',
    },
  },
  room: {
    near: {
      title: 'Your licence is nearly full',
      text_one: 'There is room for {{count}} more pupil. Ask for more places in time.',
      text_other: 'There is room for {{count}} more pupils. Ask for more places in time.',
    },
    full: {
      title: 'Your licence is full',
      text: 'Everybody goes on practising, but nobody can be added. Remove pupils who have left, or ask for more places.',
    },
    exceeded: {
      title: 'There are more pupils than the licence allows',
      text: 'Everybody goes on practising, but nobody can be added. Remove pupils who have left, or ask for more places.',
    },
  },
  teacherNote: 'The administrator of your school asks for an extension or more places.',
  ask: 'Ask for an extension',
  askTitle: 'Ask for an extension or more places',
  askText: 'Your question goes to {{brand}}. Nothing changes until you have an answer.',
  askPupils: 'For how many pupils?',
  askUntil: 'Until and including which day?',
  askPast: 'Choose a day that is still to come.',
  askMore: 'Fill in a number from 1 to 20,000.',
  askRemark: 'Is there anything you want to add?',
  askEmpty: 'Change the number or the day, or write what you want to ask.',
  send: 'Send the request',
  sent: 'Your request was sent. You get an answer by e-mail.',
  askedOn: 'An extension was asked for on {{date}}. We have not answered yet; a new request replaces it.',
  askedFor_one:
    'A licence for {{count}} pupil was asked for on {{date}}. We have not answered yet; a new request replaces it.',
  askedFor_other:
    'A licence for {{count}} pupils was asked for on {{date}}. We have not answered yet; a new request replaces it.',
  invoices: 'Invoices',
  noInvoices: 'There are no invoices yet.',
  invoice: 'Invoice {{number}}',
  more: 'To the licence',
};
