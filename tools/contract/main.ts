import { writeFileSync } from 'node:fs';
import { api } from '@/contract/api';
import { callsFile, callsPath } from './calls-file';
import { gameFactsFile, gameFactsPath } from './game-facts-file';

writeFileSync(callsPath, callsFile(api));
writeFileSync(gameFactsPath, gameFactsFile());
