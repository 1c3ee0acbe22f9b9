import type { Id } from '@muster/contract/values.ts'
import { randomToken, sameSecret, type Secrets } from '../../../platform/secrets/secrets.ts'
import type { Client } from '../../../platform/serve/call.ts'

const deviceCookie = 'muster_device'
const accountsKept = 5
const lifetimeSeconds = 400 * 86_400

/**
 * The name of this browser if this account has signed in from it before. Its tries are counted separately, so that strangers elsewhere
 * cannot lock out the owner. It grants nothing.
 */
export function knownDevice(secrets: Secrets, { cookies }: Pick<Client, 'cookies'>, account: Id): string | undefined {
  const { device, seals } = read(cookies[deviceCookie])
  const mine = sealOf(secrets, device, account)
  return device !== '' && seals.some((seal) => sameSecret(seal, mine)) ? device : undefined
}

/** Makes this browser known to the account; several accounts may share one. Returns its name. */
export function rememberDevice(secrets: Secrets, client: Client, account: Id): string {
  const known = read(client.cookies[deviceCookie])
  const device = known.device || randomToken().slice(0, 22)
  const mine = sealOf(secrets, device, account)
  const seals = [mine, ...known.seals.filter((seal) => seal !== mine)].slice(0, accountsKept)
  client.setCookie(deviceCookie, [device, ...seals].join('.'), lifetimeSeconds)
  return device
}

function read(cookie = ''): { device: string; seals: string[] } {
  const [device = '', ...seals] = cookie.split('.')
  return { device, seals: seals.slice(0, accountsKept) }
}

const sealOf = (secrets: Secrets, device: string, account: Id) =>
  secrets.digest('known-device', `${device}:${account}`).slice(0, 27)
