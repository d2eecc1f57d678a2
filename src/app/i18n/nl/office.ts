export const office = {
  dashboard: { title: 'Dashboard' },
  accounts: { title: 'Accounts', create: 'Account aanmaken', edit: 'Account bewerken' },
  pupils: { title: 'Leerlingen' },
  webinars: { title: 'Webinars' },
  messages: { title: 'Berichten' },
  develop: { title: 'Ontwikkelen' },
  games: { title: 'Spellen', one: 'Spel' },
  generators: { title: 'Generator-instellingen', one: 'Generator-instelling' },
  collections: { title: 'Somverzamelingen', one: 'Somverzameling' },
  savingsCards: { title: 'Spaarkaarten' },
};
