import type { auth as dutch } from '../nl/auth';

export const auth: typeof dutch = {
  login: {
    title: 'Sign in',
    welcome: 'Good to see you again.',
    name: 'User name or e-mail address',
    password: 'Password',
    showPassword: 'Show password',
    hidePassword: 'Hide password',
    capsLock: 'Note: capitals are on (Caps Lock).',
    submit: 'Sign in',
    forgot: 'Forgotten your password?',
    code: 'Code from your app',
    codeHint: 'Six digits. The code changes every half minute.',
  },
  card: {
    busy: 'Reading your card…',
    problem: {
      card: 'This card no longer works. Ask your teacher for a new one.',
      wait: 'Too many cards were tried one after another. Wait a moment and then try again.',
      'other-user': 'Somebody else is still signed in on this device.',
    },
    replaceTitle: 'Change to another child?',
    replaceText: 'Somebody else is still signed in on this device. Everything of that child is saved.',
    replace: 'Yes, it is my turn now',
    keep: 'No, go back',
  },
  child: {
    start: 'I am a child',
    startText: 'With the code of your class',
    adult: 'I am a teacher or a parent',
    classCode: 'The code of your class',
    classCodeHint: 'The code is on the board or on your card.',
    go: 'Go on',
    whoAreYou: 'Who are you?',
    otherClass: 'Another class',
    pictures: 'Tap your three pictures',
    hello: 'Hello {{name}}!',
    notMe: 'That is not me',
    chosen: 'Chosen: {{name}}. Tap to take away.',
    slot: 'Picture {{number}}: still empty',
    word: 'I have a word',
    wordLabel: 'Your word',
    showPictures: 'I have pictures',
    checking: 'Just checking…',
  },
  demo: {
    title: 'Demo school',
    text: 'This is a trial on your own computer. Choose who you want to be.',
    role: {
      leerling: 'child',
      docent: 'teacher',
      schooladmin: 'school administrator',
      office: 'office',
      superadmin: 'superadmin',
    },
    card: 'Login card of {{name}}',
  },
  request: {
    title: 'Request a password',
    text: 'Soon you can request a new password here. Until then the administrator of your school makes a new one for you. Children get a new login card from their teacher.',
  },
  reset: {
    title: 'Choose a new password',
    text: 'Soon you can choose a new password here with this link. Until then the administrator of your school makes one for you.',
  },
  set: {
    title: 'Set a password',
    text: 'Soon you can choose your first password here with this link. Until then you get it from the administrator of your school.',
  },
  toLogin: 'To sign in',
  toSite: 'What is {{brand}}?',
  overdue_one:
    '{{count}} answer given long ago still waits on this device. Let the child who played here sign in once: then it is sent.',
  overdue_other:
    '{{count}} answers given long ago still wait on this device. Let the child who played here sign in once: then they are sent.',
};
