/** The package has no types for its side-effect import. */
declare module 'fake-indexeddb/auto';
