import type { staffTexts as dutch } from '../../nl/school/import-staff';

/** The texts of the teachers of a class list. */
export const staffTexts: typeof dutch = {
  title: 'Colleagues in this file',
  text: 'Tick who may join. Those who are new get an e-mail to choose a password; those who are here already get the groups as well. Without a tick nothing happens.',
  privacy:
    'Of those you tick, only name, e-mail address and groups go to {{brand}}. All of them join as a teacher; make somebody an administrator under Teachers.',
  later_one: 'There is also {{count}} colleague in this file. You decide about them after processing.',
  later_other: 'There are also {{count}} colleagues in this file. You choose among them after processing.',
  only: 'To the colleagues',
  noAddress: 'no e-mail address in the file',
  noGroups: 'no group',
  all: 'Tick everybody who has an e-mail address',
  none: 'Tick nobody',
  will: {
    invite: 'Gets an invitation',
    link: 'Is here already and gets the groups as well',
    nothing: 'Is here already, with these groups',
    closed: 'Access is closed; open it first under Teachers',
  },
  who: 'What happens with {{name}}?',
  namesake: 'There is somebody of this name already ({{email}}).',
  choose: {
    nothing: 'Do nothing yet',
    link: 'The same person: add the groups',
    invite: 'Somebody else: invite',
  },
  address: 'E-mail address of {{name}}',
  send_zero: 'Nobody ticked',
  send_one: 'Invite or link {{count}} colleague',
  send_other: 'Invite or link {{count}} colleagues',
  done: {
    invited_zero: 'Nobody invited',
    invited_one: '{{count}} colleague invited',
    invited_other: '{{count}} colleagues invited',
    linked_zero: 'nobody linked',
    linked_one: '{{count}} linked',
    linked_other: '{{count}} linked',
  },
  outcome: {
    linked: 'Has these groups now.',
    invited: 'Has been invited.',
    'login-taken':
      'This e-mail address already has an account at another school. Invite this colleague at another address.',
    throttled: 'Many invitations have been sent today. Choose this file again tomorrow.',
  },
  role: {
    ADJ: 'deputy head',
    ADM: 'administration',
    CON: 'caretaker',
    DIR: 'head',
    ICT: 'ICT',
    IB: 'special needs coordinator',
    KLA: 'class assistant',
    LRK: 'teacher',
    OWA: 'teaching assistant',
    OUD: 'parent',
    RT: 'remedial teacher',
    SMW: 'social work',
    STA: 'trainee',
    VAK: 'subject teacher',
  },
};
