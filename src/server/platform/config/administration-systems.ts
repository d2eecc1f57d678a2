import { readFileSync } from 'node:fs';
import { StartError } from '../../shared/start-error';

/** An administration system from which schools fetch their list of pupils by UWLR. */
export interface AdministrationSystem {
  /** Name in the database: it must not change. */
  readonly id: string;
  /** Name that a school sees. */
  readonly name: string;
  /** Address of its web service for leerlinggegevens. */
  readonly url: URL;
  /** Given by the supplier to this installation: `klantcode` and `klantnaam`. */
  readonly clientCode: string;
  readonly clientName: string;
  /** `xsdversie` of a request. */
  readonly version: string;
  /** `gegevenssetid` of a request; null when none is sent. */
  readonly dataSet: string | null;
  /** PEM: certificates to trust instead of the usual ones, and the own certificate where the service asks for one. */
  readonly tls: { readonly ca?: string; readonly cert?: string; readonly key?: string };
  /** Addresses within a network, and plain http: only while this server itself is reached from this machine alone. */
  readonly mayBePrivate: boolean;
}

type Env = Readonly<Record<string, string | undefined>>;

/** A setting of an administration system that cannot be meant. */
export class AdministrationConfigError extends StartError {}

const idPattern = /^[a-z][a-z0-9-]{0,29}$/;
const maxSystems = 12;

function readPem(name: string, path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    throw new AdministrationConfigError(`${name} is "${path}", a file that cannot be read.`);
  }
}

function readTls(env: Env, prefix: string): AdministrationSystem['tls'] {
  const files = { ca: 'CA_FILE', cert: 'CERTIFICATE_FILE', key: 'CERTIFICATE_KEY_FILE' } as const;
  const tls = Object.fromEntries(
    Object.entries(files).flatMap(([part, name]) => {
      const path = env[prefix + name]?.trim() ?? '';
      return path === '' ? [] : [[part, readPem(prefix + name, path)]];
    }),
  ) as AdministrationSystem['tls'];
  if ((tls.cert === undefined) !== (tls.key === undefined)) {
    throw new AdministrationConfigError(
      `${prefix}CERTIFICATE_FILE and ${prefix}CERTIFICATE_KEY_FILE belong together; give both or none.`,
    );
  }
  return tls;
}

function readSystem(env: Env, id: string, isLocal: boolean): AdministrationSystem {
  const prefix = `UWLR_${id.toUpperCase().replaceAll('-', '_')}_`;
  const needed = (name: string): string => {
    const text = env[prefix + name]?.trim() ?? '';
    if (text === '') throw new AdministrationConfigError(`${prefix}${name} is missing for UWLR with ${id}.`);
    return text;
  };
  const address = needed('URL');
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const isSafe = url?.protocol === 'https:' || (isLocal && url?.protocol === 'http:');
  if (!url || !isSafe || url.username !== '' || url.password !== '') {
    throw new AdministrationConfigError(
      `${prefix}URL is not an address that begins with https:// and holds no password.`,
    );
  }
  return {
    id,
    name: needed('NAME').slice(0, 40),
    url,
    clientCode: needed('CLIENT_CODE'),
    clientName: needed('CLIENT_NAME'),
    version: env[`${prefix}VERSION`]?.trim() || '2.3',
    dataSet: env[`${prefix}DATA_SET`]?.trim() || null,
    tls: readTls(env, prefix),
    mayBePrivate: isLocal,
  };
}

/**
 * Reads the systems named in `UWLR_SYSTEMS`, such as `parnassys,esis`; `docs/uwlr.md` lists the settings of each.
 *
 * @param isLocal whether this server is reached from this machine alone, as while it is developed and tested
 *
 * @throws AdministrationConfigError at the first setting that cannot be meant
 */
export function readAdministrationSystems(env: Env, isLocal: boolean): AdministrationSystem[] {
  const ids = (env.UWLR_SYSTEMS ?? '').split(/[\s,]+/).filter((part) => part !== '');
  if (ids.length > maxSystems || new Set(ids).size < ids.length || ids.some((id) => !idPattern.test(id))) {
    throw new AdministrationConfigError(
      `UWLR_SYSTEMS is "${ids.join(',')}"; give at most ${maxSystems} different names of small letters, figures and -.`,
    );
  }
  return ids.map((id) => readSystem(env, id, isLocal));
}
