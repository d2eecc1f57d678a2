import type { aboutTexts as dutch } from '../../nl/school/about';

export const aboutTexts: typeof dutch = {
  title: 'Our school',
  name: 'Name of the school',
  nameHint: 'Stands in invitations and letters.',
  code: { nl: 'BRIN', be: 'Institution number' },
  noCode: 'Not known',
  region: {
    label: 'Country and holiday region',
    hint: 'Sums that are to come back skip the holidays: they wait for the first school day after.',
    noord: 'Netherlands, north',
    midden: 'Netherlands, middle',
    zuid: 'Netherlands, south',
    nederland: 'Netherlands, region not chosen',
    vlaanderen: 'Flanders',
  },
  timeZone: 'Time zone',
  timeZoneHint: 'Says when a new day begins where you are.',
  noTimeZone: 'No time zone of that name. Type a big town nearby.',
  locale: {
    label: 'Language of the school',
    hint: 'For mails and screens of those who chose no language. Each chooses their own in the menu at the top right.',
  },
  teacherNote: 'Is something wrong? The administrator of the school can change it.',
  saved: 'Saved.',
  along: {
    title: 'Taking everything along',
    text: 'One file (JSON) with all that is kept of your pupils, without their passwords. That you ask for it is noted. Keep it safe, and no longer than you need it.',
    button: 'Download everything',
    ends: 'The licence is over. On {{date}} we erase everything of your school. Before that day, download what you want to keep, or ask for an extension.',
  },
  holidays: {
    title: 'Next holidays',
    text: 'This is how we know on which days your school is closed.',
    unknown: 'Without a region only those days count on which all of the Netherlands is free.',
    none: 'No holidays have been published for the time to come.',
    span: '{{first}} to {{last}}',
    name: {
      herfstvakantie: 'Autumn holiday',
      kerstvakantie: 'Christmas holiday',
      voorjaarsvakantie: 'Spring holiday',
      krokusvakantie: 'Carnival holiday',
      meivakantie: 'May holiday',
      paasvakantie: 'Easter holiday',
      zomervakantie: 'Summer holiday',
    },
  },
};
