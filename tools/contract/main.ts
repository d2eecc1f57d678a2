import { writeFileSync } from 'node:fs';
import { api } from '@/contract/api';
import { callsFile, callsPath } from './calls-file';

writeFileSync(callsPath, callsFile(api));
