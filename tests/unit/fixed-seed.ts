import { configureGlobal } from 'fast-check';

/*
 * Generated tests try the same values each time, so that a red run says something about a change; the full tier
 * tries new ones.
 */
if (process.env.TIER !== 'full') configureGlobal({ seed: 20_261_121 });
