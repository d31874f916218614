import { expect, test } from 'vitest';
import { isAllowedAddress, LINK_ADDRESS } from '../../../generator/model/link-address.ts';

test.each([
  ['https://example.org/', true],
  ['../glossary.md#a', true],
  ['#place', true],
  ['/docs/', true],
  ['page.md?a=b:c', true],
  ['http://example.org/', false],
  ['//example.org/', false],
  ['JavaScript:alert(1)', false],
  ['java&#115;cript:alert(1)', false],
  ['&#x6A;avascript&colon;alert(1)', false],
  ['java&Tab;script:alert(1)', false],
  ['javascript\\:alert(1)', false],
  ['mailto:a@example.org', false],
  ['data:text/html,a', false],
])('%s', (address, allowed) => {
  expect(isAllowedAddress(address)).toBe(allowed);
});

test.each<[string, string[]]>([
  ['[a](javascript:b) and [c]( <data:d>)', ['javascript:b', 'data:d']],
  ['See [a].\n\n[a]: javascript:b', ['javascript:b']],
  ['<ftp://a.b/c> and 1 <2: no', ['ftp://a.b/c']],
  ['[a](java&#115;cript:b)', ['java&#115;cript:b']],
  ['[a](b.md), [c](#d:e) and [f]', []],
])('the links with a scheme of %j', (text, addresses) => {
  expect([...text.matchAll(LINK_ADDRESS)].map(([, address]) => address)).toEqual(addresses);
});
