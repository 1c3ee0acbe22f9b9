import { expect, it } from 'vitest'
import { createReceivers } from './receivers.ts'
import { isPublicAddress } from './public-address.ts'

it.each([
  ...['127.0.0.1', '127.9.9.9', '0.0.0.0', '10.1.2.3', '100.64.0.1', '169.254.169.254', '172.16.0.1', '172.31.255.255'],
  ...['192.168.1.1', '192.0.2.1', '198.18.0.1', '203.0.113.9', '224.0.0.1', '240.0.0.1', '255.255.255.255'],
  ...['::1', '::', 'fe80::1', 'fc00::1', 'fd12::1', 'ff02::1', '::ffff:10.0.0.1', '::ffff:127.0.0.1', '64:ff9b::a00:1'],
  ...['2001:db8::1', '2001::1', '2002:7f00:1::', '3fff::1', 'not an address', ''],
])('%s is no address of the open internet', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})

it.each(['1.1.1.1', '172.15.0.1', '172.32.0.1', '223.255.255.255', '2606:4700:4700::1111', '2a00:1450::1'])(
  '%s is one',
  (address) => {
    expect(isPublicAddress(address)).toBe(true)
  },
)

it.each([
  ...[
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://[::1]/',
    'https://[::ffff:169.254.169.254]/',
  ],
  'https://169.254.169.254/latest/meta-data',
])('nothing is sent to %s, however it is written', async (url) => {
  const receivers = createReceivers()
  expect(await receivers.refusalOf(url)).toBe('private')
  expect(await receivers.post(url, {}, '')).toEqual({ status: null, text: null, failure: 'private' })
})

it('a name is refused if any of its addresses is private, and resolved again for each message', async () => {
  const answers = [['1.1.1.1', '10.0.0.1'], ['1.1.1.1'], ['127.0.0.1']]
  const resolve = () => Promise.resolve(answers.shift()!.map((address) => ({ address, family: 4 })))
  const receivers = createReceivers({ resolve })
  expect(await receivers.refusalOf('https://hooks.example/')).toBe('private')
  expect(await receivers.refusalOf('https://hooks.example/')).toBe(null)
  expect((await receivers.post('https://hooks.example/', {}, '')).failure).toBe('private')
})

it('a name that does not resolve, or an unencrypted address, is refused', async () => {
  const receivers = createReceivers({ resolve: () => Promise.reject(new Error('ENOTFOUND')) })
  expect(await receivers.refusalOf('https://nowhere.example/')).toBe('address')
  expect(await receivers.refusalOf('http://1.1.1.1/')).toBe('address')
})
