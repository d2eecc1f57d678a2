import { brand } from '@/contract/brand';
import type { common as dutch } from '../nl/common';

export const common: typeof dutch = {
  brand: brand.name.en,
  locale: { nl: 'Dutch', be: 'Flemish', en: 'English', choose: 'Language' },
  theme: { dark: 'Dark', light: 'Light', toDark: 'Dark colours', toLight: 'Light colours' },
  action: {
    back: 'Back',
    cancel: 'Cancel',
    close: 'Close',
    readAloud: 'Read aloud',
    retry: 'Try again',
    save: 'Save',
    signIn: 'Sign in',
    signOut: 'Sign out',
    toStart: 'To the start',
    skipToContent: 'Skip to content',
  },
  loading: 'Loading…',
  pageShown: 'Page: {{name}}',
  error: {
    title: 'Something went wrong here',
    network: 'There is no connection. Check that the internet works and try again.',
    server: 'Our computer could not do this. Wait a moment and try again.',
    unknown: 'That did not work. Please try again.',
    botCheck:
      'The check against robots cannot be reached now. What you filled in is still here. Wait a moment and try again.',
    notShown: 'This screen could not be shown. What you had saved is still there.',
    newVersion: 'There is a new version. Reload the page.',
    reload: 'Reload the page',
  },
  notFound: {
    title: 'This place is not on the map',
    text: 'The address is wrong, or the page has moved. Check the address or go back to the start.',
    unavailableTitle: 'Your school does not have this',
    unavailable: 'This part is not switched on for your school. Your school’s administrator can ask for it.',
  },
  validation: {
    required: 'Please fill this in.',
    email: 'Enter a valid e-mail address.',
    numeric: 'Use digits only.',
    integer: 'Enter a whole number.',
    uppercase: 'Use capital letters only.',
    maxLength: 'Use at most {{count}} characters.',
    minLength: 'Use at least {{count}} characters.',
    exactLength: 'Use exactly {{count}} characters.',
    excludedCharacter: 'The character {{character}} is not allowed here.',
    atLeastOne: 'Choose at least one.',
    format: 'This does not have the right form.',
  },
};
