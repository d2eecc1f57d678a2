import type { messagesTexts as dutch } from '../../nl/school/messages';

export const messagesTexts: typeof dutch = {
  title: 'Messages',
  unread_one: '{{count}} unread',
  unread_other: '{{count}} unread',
  box: { label: 'Which messages?', inbox: 'Inbox', archive: 'Archive' },
  subject: 'Subject',
  from: 'From',
  sender: { office: '{{brand}} office', system: '{{brand}}' },
  sentAt: 'Received',
  isUnread: 'Unread',
  back: 'All messages',
  archive: 'Archive',
  unarchive: 'Back to the inbox',
  markUnread: 'Keep as unread',
  archived_one: '{{count}} message archived.',
  archived_other: '{{count}} messages archived.',
  unarchived_one: '{{count}} message back in the inbox.',
  unarchived_other: '{{count}} messages back in the inbox.',
  to: {
    licentie: 'To the licence',
    groepen: 'To the groups',
    'mijn-account': 'To my account',
    prullenbak: 'To the trash',
    school: 'To our school',
    'vriend-uitnodigen': 'To the invitations',
  },
  empty: {
    inbox: {
      title: 'No messages',
      text: 'Here you read news of {{brand}}, and what happens to your licence, groups and account.',
    },
    archive: { title: 'The archive is empty', text: 'What you archive can be found here for two years.' },
  },
};
