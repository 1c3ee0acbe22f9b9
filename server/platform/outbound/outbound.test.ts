import { expect, test } from 'vitest'
import { createOutbound, RefusedAddress } from './outbound.ts'
import { isPublicAddress } from './public-address.ts'

test.each([
  ...['127.0.0.1', '10.1.2.3', '172.31.255.255', '192.168.1.1', '169.254.169.254', '100.100.100.200', '0.0.0.0'],
  ...['::1', '::', 'fe80::1', 'fd00::1', '::ffff:10.0.0.1', '::ffff:8.8.8.8', '64:ff9b::a00:1', '2002:a00:1::', 'junk'],
])('%s is not called', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})

test.each(['8.8.8.8', '172.32.0.1', '2606:4700::1111'])('%s is', (address) => {
  expect(isPublicAddress(address)).toBe(true)
})

test.each([
  ...['http://login.example.com', 'https://localhost', 'https://127.0.0.1', 'https://[::1]', 'https://2130706433'],
  ...[
    'https://0x7f.1',
    'https://db.internal',
    'https://printer',
    'https://me:word@login.example.com',
    'file:///etc/passwd',
  ],
])('%s is refused before anything is sent', async (address) => {
  const outbound = createOutbound()
  expect(outbound.mayCall(new URL(address))).toBe(false)
  await expect(outbound.fetch(address)).rejects.toBeInstanceOf(RefusedAddress)
})

test('a host is allowed for a test only with its port', () => {
  const outbound = createOutbound(new Set(['127.0.0.1:4567']))
  expect(outbound.mayCall(new URL('http://127.0.0.1:4567/x'))).toBe(true)
  expect(outbound.mayCall(new URL('http://127.0.0.1:4568/x'))).toBe(false)
})
