import fs from 'node:fs';
import path from 'node:path';
import type { Config } from '../../platform/config/config';
import { storedSecret } from '../../platform/crypto/keys';

type Settings = Pick<Config, 'dataDir' | 'serverKey'>;

/** Where the server's key lies when SERVER_KEY is not set. */
export const keyPlace = ({ dataDir }: Settings) => path.join(dataDir, 'server.key');

/** The server's key; undefined when there is none: here none is ever made. */
export function secretOf(config: Settings): Buffer | undefined {
  if (config.serverKey) return config.serverKey;
  return fs.existsSync(keyPlace(config)) ? storedSecret(config.dataDir) : undefined;
}
