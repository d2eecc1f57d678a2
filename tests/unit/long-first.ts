import type { TestSpecification } from 'vitest/node';
import { BaseSequencer } from 'vitest/node';

/** Small files that run long, mostly waiting for programs and the disk: begun last, one alone would end the run. */
const long = [
  /^tests\/faults\//,
  /^src\/server\/platform\/db\/embedded\//,
  /^src\/server\/lifecycle\/backup\//,
  /^src\/server\/platform\/http\/server\//,
  /^src\/server\/testing\/calls\//,
  /^src\/maths\/(?:round|collections)\//,
];

/** Begins with the files that run long, in the order of Vitest among themselves and after them. */
export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const root = this.ctx.config.root;
    const isLong = ({ moduleId }: TestSpecification) =>
      long.some((path) => path.test(moduleId.slice(root.length + 1)));
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
