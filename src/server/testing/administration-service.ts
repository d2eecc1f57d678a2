import { readFileSync } from 'node:fs';
import http, { type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import https from 'node:https';
import type { AddressInfo } from 'node:net';
import { escapeHtml } from '@/contract/escape-html';
import type { AdministrationSystem } from '../platform/config/administration-systems';

/** A pupil in an administration system. */
export interface AdministeredPupil {
  readonly key: string;
  readonly first: string;
  readonly last?: string;
  readonly group?: string;
  readonly year?: number;
  readonly eckId?: string;
}

/** All that an administration system knows of a school. */
export interface AdministeredSchool {
  readonly brin?: string;
  readonly branch?: string;
  readonly schoolYear?: string;
  /** Names of the groups by key, with their years. */
  readonly groups: Readonly<Record<string, readonly [name: string, year: number]>>;
  readonly pupils: readonly AdministeredPupil[];
}

/** What the service sends instead of its list: `half` breaks off in the middle, `short` ends there in good order. */
type Behaviour = 'list' | 'half' | 'short' | 'silent' | 'bomb' | 'endless' | 'gzip-bomb' | 'web-page';

const pem = (name: string) => readFileSync(`tests/fixtures/uwlr/${name}`, 'utf8');
const certificates = {
  service: () => ({ cert: pem('service.pem'), key: pem('service.key') }),
  changed: () => ({ cert: pem('changed.pem'), key: pem('changed.key') }),
};

const soap = (body: string, prolog = '<?xml version="1.0" encoding="UTF-8"?>') =>
  `${prolog}<SOAP-ENV:Envelope xmlns:SOAP-ENV="http://schemas.xmlsoap.org/soap/envelope/"><SOAP-ENV:Header/>` +
  `<SOAP-ENV:Body>${body}</SOAP-ENV:Body></SOAP-ENV:Envelope>`;

const namespace = 'xmlns:le="http://www.edustandaard.nl/leerresultaten/2/leerlinggegevens"';
const answer = (body: string) =>
  soap(`<le:leerlinggegevens_antwoord ${namespace}>${body}</le:leerlinggegevens_antwoord>`);

/** A pupil with what an import must never keep. */
const pupilXml = ({ key, first, last, group, year, eckId }: AdministeredPupil) =>
  `<le:leerling key="${escapeHtml(key)}"${eckId ? ` eckid="${escapeHtml(eckId)}"` : ''}>` +
  (last ? `<le:achternaam>${escapeHtml(last)}</le:achternaam>` : '') +
  `<le:voorvoegsel></le:voorvoegsel><le:roepnaam>${escapeHtml(first)}</le:roepnaam>` +
  '<le:geboortedatum>2017-03-04Z</le:geboortedatum><le:geslacht>2</le:geslacht>' +
  (year ? `<le:jaargroep>${year}</le:jaargroep>` : '') +
  (group ? `<le:groep key="${escapeHtml(group)}"/>` : '') +
  '<le:bsn>123456782</le:bsn><le:toevoegingen><blok><omschrijving>GEHEIM</omschrijving></blok></le:toevoegingen>' +
  '</le:leerling>';

/** The school as systems send it: the branch before the BRIN, empty elements, dates with a zone. */
const listXml = (
  { brin = '99ZZ', branch = '00', schoolYear, groups, pupils }: AdministeredSchool,
  year: string,
) =>
  answer(
    `<le:leerlinggegevens><le:school><le:dependancecode>${branch}</le:dependancecode><le:brincode>${brin}</le:brincode>` +
      `<le:schooljaar>${schoolYear ?? year}</le:schooljaar><le:auteur>Test</le:auteur><le:xsdversie>2.3</le:xsdversie></le:school>` +
      `<le:groepen>${Object.entries(groups)
        .map(
          ([key, [name, of]]) =>
            `<le:groep key="${key}"><le:naam>${escapeHtml(name)}</le:naam><le:jaargroep>${of}</le:jaargroep></le:groep>`,
        )
        .join('')}</le:groepen>` +
      `<le:leerlingen>${pupils.map(pupilXml).join('')}</le:leerlingen></le:leerlinggegevens>`,
  );

const fault = (code: string) =>
  soap(
    `<SOAP-ENV:Fault><faultcode>${code}</faultcode><faultstring>GEHEIM</faultstring><detail>GEHEIM</detail></SOAP-ENV:Fault>`,
  );

const bomb = soap('<a>&b;</a>', '<!DOCTYPE a [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;">]>');

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}

/** The text of an element, whatever its prefix. */
const textIn = (xml: string, name: string) => new RegExp(`<\\w+:${name}>([^<]*)<`).exec(xml)?.[1] ?? null;

/** Sends megabytes until the other side has had enough. */
function sendEndlessly(response: ServerResponse): void {
  const megabyte = Buffer.alloc(1 << 20, 'x');
  const more = () => {
    while (!response.destroyed && response.write(megabyte));
  };
  response.write('<le:leerlinggegevens>');
  response.on('drain', more);
  more();
}

/** The web service of an administration system on this machine, which holds one school. */
export interface RunningService {
  readonly settings: AdministrationSystem;
  /** The autorisatiesleutel that it accepts. */
  readonly key: string;
  /** What it was asked, the last at the end. */
  readonly asked: readonly Readonly<
    Record<'schooljaar' | 'brincode' | 'dependancecode' | 'xsdversie', string | null>
  >[];
  /** Holds this school from now on. */
  holds(school: AdministeredSchool): void;
  /** From now on does this instead of sending its list; a text with a dot is the code of a fault. */
  does(behaviour: Behaviour | `Server.${string}` | `Client.${string}` | 'geengegevens' | number): void;
  /** Shows another certificate from now on. */
  shows(certificate: keyof typeof certificates): void;
  stop(): Promise<void>;
}

/**
 * Starts the service.
 *
 * @param plain without TLS, as only a server on the same machine may ask it
 */
export async function startAdministrationService(plain = false): Promise<RunningService> {
  const key = 'Pk77+autorisatie/sleutel<van>de&school==';
  const clientCode = 'code-van-sommeneiland';
  let school: AdministeredSchool = { groups: {}, pupils: [] };
  let behaviour: Parameters<RunningService['does']>[0] = 'list';
  const asked: Record<'schooljaar' | 'brincode' | 'dependancecode' | 'xsdversie', string | null>[] = [];

  const send = (response: ServerResponse, status: number, body: string | Buffer, headers = {}) => {
    response.writeHead(status, { 'content-type': 'text/xml; charset=utf-8', ...headers });
    response.end(body);
  };
  const reply = async (request: IncomingMessage, response: ServerResponse) => {
    const xml = await textOf(request);
    const of = (name: string) => textIn(xml, name);
    asked.push({
      schooljaar: of('schooljaar'),
      brincode: of('brincode'),
      dependancecode: of('dependancecode'),
      xsdversie: of('xsdversie'),
    });
    if (request.headers.soapaction !== '"HaalLeerlinggegevens"')
      return send(response, 500, fault('Client.OngeldigBericht'));
    if (of('klantcode') !== clientCode)
      return send(response, 500, fault('SOAP-ENV:Client.OngeldigeKlantIdentificatie'));
    if (of('autorisatiesleutel') !== escapeHtml(key))
      return send(response, 500, fault('Client.AutorisatieOngeldig'));
    const list = listXml(school, of('schooljaar') ?? '');
    if (typeof behaviour === 'number')
      return send(response, behaviour, '', { location: 'https://example.org/' });
    if (behaviour.includes('.')) return send(response, 500, fault(behaviour));
    if (behaviour === 'geengegevens') return send(response, 200, answer('<le:geengegevens/>'));
    if (behaviour === 'web-page') return send(response, 200, '<html><body>Onderhoud</body></html>');
    if (behaviour === 'bomb') return send(response, 200, bomb);
    if (behaviour === 'silent') return undefined;
    if (behaviour === 'short') return send(response, 200, list.slice(0, list.length / 2));
    if (behaviour === 'endless') return sendEndlessly(response);
    if (behaviour === 'gzip-bomb') {
      const { gzipSync } = await import('node:zlib');
      return send(response, 200, gzipSync(Buffer.alloc(60 << 20)), { 'content-encoding': 'gzip' });
    }
    if (behaviour === 'half') {
      response.writeHead(200, { 'content-length': Buffer.byteLength(list) });
      return void response.write(list.slice(0, 200), () => response.destroy());
    }
    return send(response, 200, list);
  };
  const listener: RequestListener = (request, response) => void reply(request, response);
  const server = plain ? http.createServer(listener) : https.createServer(certificates.service(), listener);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    settings: {
      id: 'test-las',
      name: 'Test-LAS',
      url: new URL(`${plain ? 'http' : 'https'}://localhost:${port}/uwlr`),
      clientCode,
      clientName: 'Sommeneiland',
      version: '2.3',
      dataSet: null,
      tls: plain ? {} : { ca: pem('ca.pem') },
      mayBePrivate: true,
    },
    key,
    asked,
    holds(next) {
      school = next;
    },
    does(next) {
      behaviour = next;
    },
    shows(certificate) {
      if (server instanceof https.Server) server.setSecureContext(certificates[certificate]());
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
