import type { friendsTexts as dutch } from '../../nl/school/friends';

export const friendsTexts: typeof dutch = {
  title: 'Invite a friend',
  subtitle: 'Do you know a school that could use this too?',
  how: 'How it works',
  steps: {
    send: 'You fill in an e-mail address; we send one letter, with your name and that of your school.',
    apply: 'Your colleague looks around and applies for a licence.',
    thanks: 'Does the school join? Then your school gets an extra month.',
  },
  email: 'E-mail address of your colleague',
  text: 'Personal text',
  textHint: 'May stay empty. Do not put names of children in it.',
  preset:
    'We have been using it for a while, and the children ask for it. See whether it is something for you!',
  send: 'Send the invitation',
  sent: 'The invitation to {{email}} was sent.',
  invitations: 'Invitations sent',
  invited: 'Invited on',
  state: 'Status',
  states: { sent: 'Sent', accepted: 'Joined: a month more' },
  forgotten: 'Address erased',
  none: 'You have not invited anybody yet.',
};
