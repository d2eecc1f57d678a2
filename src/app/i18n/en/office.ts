import type { office as dutch } from '../nl/office';

export const office: typeof dutch = {
  dashboard: { title: 'Dashboard' },
  accounts: { title: 'Accounts', create: 'Create an account', edit: 'Edit an account' },
  pupils: { title: 'Pupils' },
  webinars: { title: 'Webinars' },
  messages: { title: 'Messages' },
  develop: { title: 'Develop' },
  games: { title: 'Games', one: 'Game' },
  generators: { title: 'Generator settings', one: 'Generator setting' },
  collections: { title: 'Sum collections', one: 'Sum collection' },
  savingsCards: { title: 'Savings cards' },
};
