import { readFileSync, writeFileSync } from 'node:fs';
import { fingerprintOf, versionName } from '@/maths/collections/fingerprint';
import { standardCollections } from '@/maths/collections/standard-collections';
import { coveragePage } from './coverage-page';
import { curriculumPage } from './curriculum-page';
import { teacherList } from './teacher-list';

const publishedFile = 'src/maths/collections/published.json';
const page = 'docs/collections.md';

const published: Readonly<Record<string, string>> = JSON.parse(readFileSync(publishedFile, 'utf8'));
const now = Object.fromEntries(
  standardCollections.map((collection) => [versionName(collection), fingerprintOf(collection)]),
);

const versions = new Map(standardCollections.map(({ key, version }) => [key, version]));

/** An earlier version is kept as it was published: windows made of it are still about. */
const isEarlier = (name: string): boolean => {
  const [key = '', version] = name.split('@');
  return Number(version) < (versions.get(key) ?? 0);
};

const changed = Object.entries(published).filter(
  ([name, fingerprint]) => !isEarlier(name) && now[name] !== fingerprint,
);
if (changed.length > 0) {
  console.error('These were published with other sums; give the collection a new version:');
  for (const [name] of changed) console.error(`  ${name}`);
  process.exit(1);
}
const earlier = Object.fromEntries(Object.entries(published).filter(([name]) => isEarlier(name)));
writeFileSync(publishedFile, `${JSON.stringify({ ...earlier, ...now }, null, 2)}\n`);
writeFileSync(page, teacherList(standardCollections));
writeFileSync('docs/curriculum.md', curriculumPage(standardCollections));
writeFileSync('docs/coverage.md', coveragePage(standardCollections));
console.log(`${standardCollections.length} collections: ${page}`);
process.exit(0);
