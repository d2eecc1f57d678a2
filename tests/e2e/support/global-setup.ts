import { buildWorkbench } from '../../../tools/workbench.mjs';
import { seedDemoSchool } from './demo-school';

/** Makes what the tests run on, as far as it is not there yet. */
export default async function globalSetup(): Promise<void> {
  await Promise.all([buildWorkbench(console.log), seedDemoSchool()]);
}
