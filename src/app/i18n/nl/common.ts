import { brand } from '@/contract/brand';

export const common = {
  brand: brand.name.nl,
  locale: { nl: 'Nederlands', be: 'Vlaams', en: 'Engels', choose: 'Taal' },
  theme: { dark: 'Donker', light: 'Licht', toDark: 'Donkere kleuren', toLight: 'Lichte kleuren' },
  action: {
    back: 'Terug',
    cancel: 'Annuleren',
    close: 'Sluiten',
    readAloud: 'Lees voor',
    retry: 'Opnieuw proberen',
    save: 'Opslaan',
    signIn: 'Inloggen',
    signOut: 'Uitloggen',
    toStart: 'Naar het begin',
    skipToContent: 'Naar de inhoud',
  },
  loading: 'Even laden…',
  pageShown: 'Pagina: {{name}}',
  error: {
    title: 'Hier ging iets mis',
    network: 'Er is geen verbinding. Kijk of het internet werkt en probeer het opnieuw.',
    server: 'Onze computer kon dit niet doen. Wacht even en probeer het opnieuw.',
    unknown: 'Dit lukte niet. Probeer het opnieuw.',
    botCheck:
      'De controle tegen robots is nu niet te bereiken. Wat je invulde staat er nog. Wacht even en probeer het opnieuw.',
    notShown: 'Dit scherm kon niet worden getoond. Wat je had opgeslagen, is er nog.',
    newVersion: 'Er is een nieuwe versie. Laad de pagina opnieuw.',
    reload: 'Pagina opnieuw laden',
  },
  notFound: {
    title: 'Deze plek staat niet op de kaart',
    text: 'Het adres klopt niet, of de pagina is verhuisd. Kijk het adres na of ga terug naar het begin.',
    unavailableTitle: 'Dit hoort niet bij jullie school',
    unavailable:
      'Dit onderdeel staat niet aan voor jullie school. De beheerder van de school kan het aanvragen.',
  },
  validation: {
    required: 'Vul dit in.',
    email: 'Vul een geldig e-mailadres in.',
    numeric: 'Gebruik alleen cijfers.',
    integer: 'Vul een heel getal in.',
    uppercase: 'Gebruik alleen hoofdletters.',
    maxLength: 'Gebruik ten hoogste {{count}} tekens.',
    minLength: 'Gebruik ten minste {{count}} tekens.',
    exactLength: 'Gebruik precies {{count}} tekens.',
    excludedCharacter: 'Het teken {{character}} mag hier niet.',
    atLeastOne: 'Kies er ten minste één.',
    format: 'Dit heeft niet de goede vorm.',
  },
};
