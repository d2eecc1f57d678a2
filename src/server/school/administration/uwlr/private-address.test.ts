import { describe, expect, it } from 'vitest';
import { isPrivateAddress } from './private-address';

describe('an address', () => {
  it.each(
    '0.0.0.0 10.1.2.3 100.64.0.1 127.0.0.1 169.254.169.254 172.16.0.1 172.31.255.255 192.168.1.1 224.0.0.1 255.255.255.255 :: ::1 fe80::1 fc00::1 fd12::1 ff02::1 ::ffff:8.8.8.8 64:ff9b::7f00:1 2002:7f00:1:: 2001:db8::1 localhost'.split(
      ' ',
    ),
  )('of a network or of nobody is private: %s', (address) => {
    expect(isPrivateAddress(address)).toBe(true);
  });

  it.each('8.8.8.8 172.32.0.1 192.167.255.255 100.128.0.1 2a00:1450:4001::1 2620:fe::fe'.split(' '))(
    'of the internet is not private: %s',
    (address) => {
      expect(isPrivateAddress(address)).toBe(false);
    },
  );
});
