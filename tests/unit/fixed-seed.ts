import { configureGlobal } from 'fast-check';

/* Property tests use a fixed seed, so that a failure is caused by a change; the full tier uses new values. */
if (process.env.TIER !== 'full') configureGlobal({ seed: 20_261_121 });
