import type { school as dutch } from '../nl/school';

export const school: typeof dutch = {
  groups: { title: 'Groups', yearly: 'Year group {{year}}' },
  import: { title: 'Import pupils' },
  pupils: { title: 'Pupils' },
  passwords: { title: 'Passwords and login cards' },
  addPupils: { title: 'Add pupils' },
  addChild: { title: 'Add a child' },
  settings: { title: 'Exercise settings', one: 'Setting' },
  progress: { title: 'Progress' },
  teachers: { title: 'Teachers' },
  licence: { title: 'Licence' },
  messages: { title: 'Messages' },
  inviteFriend: { title: 'Invite a friend' },
  trash: { title: 'Trash' },
};
