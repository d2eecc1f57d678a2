import type { security as dutch } from '../nl/security';

export const security: typeof dutch = {
  title: 'My account',
  second: {
    title: 'Second step at sign-in',
    text: 'With a code from an app on your phone, nobody comes in who only knows your password.',
    on: 'On',
    off: 'Off',
    since_one: 'On since {{date}}. You have {{count}} emergency code left.',
    since_other: 'On since {{date}}. You have {{count}} emergency codes left.',
    required: 'With your role the second step stays on.',
    needed: 'Your role needs the second step. Set it up now; the rest opens after that.',
    start: 'Turn on',
    next: 'Go on',
    stop: 'Turn off',
  },
  form: {
    password: 'Your password',
    showPassword: 'Show password',
    code: 'Code from your app',
    codeHint: 'Six digits, or an emergency code.',
  },
  app: {
    install: 'Put an authenticator app on your phone, if you have none yet.',
    scan: 'Scan this code with that app. You see it only now.',
    type: 'Type the six digits that the app shows.',
    byHand: 'Does scanning not work? Then type this into the app:',
    confirm: 'Check and turn on',
  },
  codes: {
    on: 'The second step is on.',
    text: 'These are your emergency codes, for when your phone is gone. Each works once. Keep them on paper; you see them only now.',
    kept: 'I have kept them',
    print: 'Print',
    copy: 'Copy',
    copied: 'Copied',
  },
  sessions: {
    title: 'Where you are signed in',
    text: 'Is there one you do not know? Sign it out and choose a new password.',
    unknown: 'Unknown device',
    current: 'This device',
    when: 'Signed in {{since}} · last seen {{seen}}',
    end: 'Sign out',
    endOne: 'Sign out {{device}}',
    endOthers: 'Sign out everywhere else',
  },
};
