import { lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

const inNetworks = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  inNetworks.addSubnet(network, bits, 'ipv4');
}
/** Global unicast addresses of IPv6; all others are of a network, of this machine, or IPv4 addresses in disguise. */
const global6 = new BlockList();
global6.addSubnet('2000::', 3, 'ipv6');
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  inNetworks.addSubnet(network, bits, 'ipv6');
}

/** Whether an IP address leads nowhere on the internet: within a network, to this machine, or to nobody (RFC 6890). */
export function isPrivateAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return inNetworks.check(address, 'ipv4');
  return family !== 6 || !global6.check(address, 'ipv6') || inNetworks.check(address, 'ipv6');
}

/** A name led to an address within a network. */
export class PrivateAddressError extends Error {
  readonly code = 'private-address';
}

/**
 * Looks a name up for a connection and refuses it when any of its addresses is private. It is asked at the moment of the
 * connection, so that a name cannot lead elsewhere between a check and the connection.
 */
export const lookupPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    if (error) return callback(error, []);
    if (found.some(({ address }) => isPrivateAddress(address))) {
      return callback(new PrivateAddressError('private-address'), []);
    }
    const [first] = found;
    if (options.all || !first) return callback(null, found);
    callback(null, first.address, first.family);
  });
};
