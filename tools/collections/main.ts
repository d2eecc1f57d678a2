import { readFileSync, writeFileSync } from 'node:fs';
import { fingerprintOf, versionName } from '@/maths/collections/fingerprint';
import { standardCollections } from '@/maths/collections/standard-collections';
import { teacherList } from './teacher-list';

const publishedFile = 'src/maths/collections/published.json';
const page = 'docs/collections.md';

const published: Readonly<Record<string, string>> = JSON.parse(readFileSync(publishedFile, 'utf8'));
const now = Object.fromEntries(
  standardCollections.map((collection) => [versionName(collection), fingerprintOf(collection)]),
);

const changed = Object.entries(published).filter(([name, fingerprint]) => now[name] !== fingerprint);
if (changed.length > 0) {
  console.error('These were published with other sums; give the collection a new version:');
  for (const [name] of changed) console.error(`  ${name}`);
  process.exit(1);
}
writeFileSync(publishedFile, `${JSON.stringify(now, null, 2)}\n`);
writeFileSync(page, teacherList(standardCollections));
console.log(`${standardCollections.length} collections: ${page}`);
process.exit(0);
