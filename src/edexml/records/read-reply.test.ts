import { describe, expect, it } from 'vitest';
import { readReply } from './read-reply';

const envelope = (body: string, prefix = 'soap') =>
  `<?xml version="1.0"?><${prefix}:Envelope xmlns:${prefix}="http://schemas.xmlsoap.org/soap/envelope/"><${prefix}:Body>${body}</${prefix}:Body></${prefix}:Envelope>`;

describe('a reply without a list', () => {
  it('gives the code of a SOAP 1.1 fault and none of its text', () => {
    const fault =
      '<soap:Fault><faultcode>Client.AutorisatieOngeldig</faultcode><faultstring>Noor Bakker</faultstring></soap:Fault>';
    expect(readReply(envelope(fault))).toEqual({ kind: 'fault', code: 'Client.AutorisatieOngeldig' });
  });

  it('gives the most exact code of a SOAP 1.2 fault', () => {
    const fault =
      '<e:Fault><e:Code><e:Value>e:Sender</e:Value><e:Subcode><e:Value>Client.XsdVersieOngeldig</e:Value></e:Subcode></e:Code></e:Fault>';
    expect(readReply(envelope(fault, 'e'))).toEqual({ kind: 'fault', code: 'Client.XsdVersieOngeldig' });
  });

  it('says that there are no data', () => {
    expect(
      readReply(envelope('<a:leerlinggegevens_antwoord><a:geengegevens/></a:leerlinggegevens_antwoord>')),
    ).toEqual({
      kind: 'no-data',
    });
  });

  it('recognises a fault that was cut off', () => {
    expect(readReply(envelope('<soap:Fault><faultcode>Server').slice(0, -40))).toMatchObject({
      kind: 'fault',
    });
  });

  it.each([
    '',
    'not xml',
    '<html><body>Fault</body></html>',
    '<!DOCTYPE a [<!ENTITY b "c">]><soap:Fault><faultcode>&b;</faultcode></soap:Fault>',
    '<a>'.repeat(50),
    '<Value>Client.AutorisatieOngeldig</Value>',
  ])('is nothing in particular when it is %j', (xml) => {
    expect(readReply(xml)).toEqual({ kind: 'other' });
  });
});
