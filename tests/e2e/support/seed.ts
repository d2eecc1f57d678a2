import { seedDemoSchool } from './demo-school';

/* `npm test` runs this program beside the unit tests: seeding keeps one core busy, on which no browser test could run. */

await seedDemoSchool();
