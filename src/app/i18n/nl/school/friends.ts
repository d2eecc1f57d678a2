/** The texts of inviting a friend. */
export const friendsTexts = {
  title: 'Vriend uitnodigen',
  subtitle: 'Ken je een school die hier ook iets aan heeft?',
  how: 'Zo werkt het',
  steps: {
    send: 'Jij vult een e-mailadres in; wij sturen één brief, met jouw naam en die van je school.',
    apply: 'Je collega kijkt rond en vraagt een licentie aan.',
    thanks: 'Doet de school mee? Dan krijgt jouw school een maand extra.',
  },
  email: 'E-mailadres van je collega',
  text: 'Persoonlijke tekst',
  textHint: 'Mag leeg blijven. Zet er geen namen van kinderen in.',
  preset:
    'Wij oefenen er nu een tijdje mee, en de kinderen vragen er zelf om. Kijk eens of het iets voor jullie is!',
  send: 'Uitnodiging versturen',
  sent: 'De uitnodiging aan {{email}} is verstuurd.',
  invitations: 'Verstuurde uitnodigingen',
  invited: 'Uitgenodigd op',
  state: 'Stand',
  states: { sent: 'Verstuurd', accepted: 'Doet mee: een maand erbij' },
  forgotten: 'Adres gewist',
  none: 'Je hebt nog niemand uitgenodigd.',
};
