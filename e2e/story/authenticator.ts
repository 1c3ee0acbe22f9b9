import { spawnSync } from 'node:child_process'
import { createHmac } from 'node:crypto'

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/**
 * The code of an authenticator app: from Debian's `oathtool` if this machine has it, else from an independent implementation.
 * `ahead` is in half minutes: each code works once.
 */
export function codeOf(key: string, ahead = 0): string {
  const now = new Date(Date.now() + ahead * 30_000).toISOString()
  const { status, stdout } = spawnSync('oathtool', ['--totp', '--base32', key, '--now', now], { encoding: 'utf8' })
  return status === 0 ? stdout.trim() : ownCodeOf(key, ahead)
}

function ownCodeOf(key: string, ahead: number): string {
  const bits = [...key.replaceAll(' ', '')].map((one) => letters.indexOf(one).toString(2).padStart(5, '0')).join('')
  const secret = Buffer.from(bits.match(/.{8}/g)!.map((eight) => Number.parseInt(eight, 2)))
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + ahead))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const offset = mac[19]! & 15
  return String((mac.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}
