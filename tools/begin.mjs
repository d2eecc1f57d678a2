import { fileURLToPath } from 'node:url';

// Every command imports this first, so that an unsupported Node is reported before anything else runs.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
const fits = major >= 24 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19);
if (!fits) {
  console.error(
    `Sommeneiland needs Node 20.19 or newer (20.19+, 22.12+ or 24+); this is ${process.versions.node}. ` +
      'Install a newer Node from nodejs.org and run the same command again.',
  );
  process.exit(1);
}

// The tools use paths relative to the project's folder, wherever they are started.
process.chdir(fileURLToPath(new URL('..', import.meta.url)));
