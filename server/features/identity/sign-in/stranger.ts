import type { Id } from '@muster/contract/values.ts'
import { say } from '@muster/engine/sentence.ts'
import type { App } from '../../../platform/app.ts'
import { plusSeconds } from '../../../platform/clock.ts'
import { rates } from '../../../platform/costs/rates.ts'
import { Problem } from '../../../platform/problem.ts'
import { sameSecret, type Secrets } from '../../../platform/secrets/secrets.ts'
import type { Client } from '../../../platform/serve/call.ts'
import { networkOf } from '../../../platform/serve/network.ts'
import { addressesOf } from '../sign-in-history/sign-in-history.queries.ts'
import { CrowdedOut, notWrong, slowDown } from '../slow-down.ts'
import { knownDevice } from '../session/known-device.ts'
import { mailOwner } from '../account/mail-owner.ts'

interface Owner {
  organisation: Id
  account: Id
}

/**
 * What shows that a caller is not just anyone who guesses: a device that the account signed in from before, or a link that was mailed to
 * its owner. Each has tries of its own, so that no number of strangers can keep the owner out. It grants nothing else.
 */
export function ownWay(app: App, client: Client, owner: Owner | undefined): string | undefined {
  if (!owner) return undefined
  const device = knownDevice(app.secrets, client, owner.account)
  if (device !== undefined) return device
  return isDoor(app, client.bearer ?? '', owner.account) ? `link:${client.bearer}` : undefined
}

/** Throws if there are too many strangers; then the owner is mailed a way in. From a network of the owner's own nobody waits. */
export async function admitStranger(app: App, client: Client, email: string, owner: Owner | undefined): Promise<void> {
  const network = networkOf(client.address)
  await assertNoSpray(app, network)
  try {
    await slowDown(app.limits, 'wrong-sign-in', email, network, () => isOwnNetwork(app, network, owner))
  } catch (error) {
    // Not awaited, so that the answer takes no longer than for an unknown address.
    if (error instanceof CrowdedOut && owner) void mailDoor(app, owner)
    throw error
  }
}

/** The same statement for an unknown address, which nobody ever signed in to. */
async function isOwnNetwork(app: App, network: string, owner: Owner = nobody): Promise<boolean> {
  const since = plusSeconds(app.clock.now(), -90 * 86_400)
  const { organisation, account } = owner
  const known = await app.database.within(organisation, (tx) => addressesOf(tx, { account, since }))
  return known.some(({ address }) => networkOf(address) === network)
}

const none: Id = '00000000-0000-0000-0000-000000000000'
const nobody: Owner = { organisation: none, account: none }

/** Wrong passwords of one network for all accounts together: one word tried on everyone. */
const spray = { limit: 'wrong-of-network', seconds: 3600, max: 100 }

/** Only looks, so that an office that signs in at nine in the morning is no spray. */
async function assertNoSpray({ limits }: Pick<App, 'limits'>, network: string): Promise<void> {
  const wrong = (await limits.tally(spray.limit, network, spray.seconds)) - 1
  await limits.untally(spray.limit, network, spray.seconds)
  if (wrong < spray.max) return
  throw new Problem(
    429,
    say`Too many wrong passwords came from your network. Try again in an hour, or use a device you signed in on before.`,
    {
      retryAfter: spray.seconds,
    },
  )
}

export async function strangerWasWrong({ limits }: Pick<App, 'limits'>, client: Client): Promise<void> {
  await limits.tally(spray.limit, networkOf(client.address), spray.seconds)
}

export const strangerWasRight = ({ limits }: Pick<App, 'limits'>, email: string) =>
  notWrong(limits, 'wrong-sign-in', email)

const doorSeconds = 2 * 3600

async function mailDoor(app: App, { organisation, account }: Owner): Promise<void> {
  try {
    await app.limits.spend('sign-in-link', account, rates.wayIn)
    await app.database.within(organisation, (tx) =>
      mailOwner(tx, app, account, {
        template: 'sign-in-link',
        subject: say`Many people are trying to sign in to your account`,
        line: say`Many wrong passwords were tried on your account, so we let no one in from a new device for now. If you want to sign in on one, open this link there and enter your password. It works for two hours. You can still sign in as usual on devices you used before.`,
        button: { label: say`Sign in on this device`, path: `/login#token=${doorOf(app, account)}` },
      }),
    )
  } catch (error) {
    if (!(error instanceof Problem)) app.log.warn({ error: String(error) }, 'a sign-in link was not mailed')
  }
}

function doorOf({ clock, secrets }: Pick<App, 'clock' | 'secrets'>, account: Id): string {
  const until = Date.parse(clock.now()) + doorSeconds * 1000
  return `${until}.${sealOf(secrets, account, until)}`
}

function isDoor({ clock, secrets }: Pick<App, 'clock' | 'secrets'>, token: string, account: Id): boolean {
  const [, until, seal] = /^(\d{13})\.([\w-]{27})$/.exec(token) ?? []
  if (until === undefined || seal === undefined || Number(until) < Date.parse(clock.now())) return false
  return sameSecret(seal, sealOf(secrets, account, Number(until)))
}

const sealOf = (secrets: Secrets, account: Id, until: number) =>
  secrets.digest('sign-in-link', `${account}:${until}`).slice(0, 27)
