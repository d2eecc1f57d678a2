import type { ui as dutch } from '../nl/ui';

export const ui: typeof dutch = {
  breadcrumbs: 'Breadcrumbs',
  start: 'Start',
  menu: 'Menu',
  navigation: 'Main menu',
  account: 'My account',
  later: 'This screen is still being made.',
  role: {
    leerling: 'pupil',
    docent: 'teacher',
    schooladmin: 'school administrator',
    office: 'office',
    superadmin: 'superadmin',
  },
  table: {
    search: 'Search',
    searchHint: 'Search this list',
    clearSearch: 'Clear the search',
    rowsPerPage: 'Rows per page',
    shown: '{{from}}–{{to}} of {{total}}',
    nothingFound: 'Nothing found for “{{search}}”. Try a shorter word.',
    pages: 'Pages',
    toPage: 'Page {{page}}',
    page: { first: 'First page', previous: 'Previous page', next: 'Next page', last: 'Last page' },
    selectAll: 'Select all',
    selectRow: 'Select {{name}}',
    selected_one: '{{count}} selected',
    selected_other: '{{count}} selected',
  },
  unsaved: {
    title: 'Changes not saved',
    text: 'If you leave now, your changes are lost.',
    stay: 'Stay',
    leave: 'Leave without saving',
  },
};
