import { writeFileSync } from 'node:fs';
import { accessibilityFile, accessibilityPath } from './accessibility-file';
import { registerFile, registerPath } from './register-file';

writeFileSync(registerPath, registerFile());
writeFileSync(accessibilityPath, accessibilityFile());
