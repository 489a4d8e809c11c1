import { expect, test } from 'vitest'
import { networksOf } from './network-of.ts'

test.each([
  ['192.0.2.1', ['192.0.2.1', '192.0.2.0/24']],
  ['::ffff:192.0.2.1', ['192.0.2.1', '192.0.2.0/24']],
  ['2001:db8:1:2:3:4:5:6', ['2001:db8:1:2::/64', '2001:db8:1::/56', '2001:db8:1::/48']],
  ['2001:db8:1:2:ffff::1', ['2001:db8:1:2::/64', '2001:db8:1::/56', '2001:db8:1::/48']],
  ['2001:DB8:1:3ff::1', ['2001:db8:1:3ff::/64', '2001:db8:1:300::/56', '2001:db8:1::/48']],
  ['fe80::1%eth0', ['fe80::/64', 'fe80::/56', 'fe80::/48']],
  ['::1', ['::/64', '::/56', '::/48']],
  ['unix socket', ['unix socket']],
])('limits count %s as %j, each time', (address, names) => {
  expect(networksOf(address).map(({ name }) => name)).toEqual(names)
  expect(networksOf(address).map(({ name }) => name)).toEqual(names)
})

test.each(['192.0.2.1', '2001:db8::1'])(
  'a wider network of %s has more than the address, each time',
  (address) => {
    const times = networksOf(address).map((network) => network.times)
    expect(times[0]).toBe(1)
    expect(times).toEqual([...new Set(times)].toSorted((one, other) => one - other))
  },
)
