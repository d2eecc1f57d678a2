/** The package has no types for what it does when it is imported. */
declare module 'fake-indexeddb/auto';
