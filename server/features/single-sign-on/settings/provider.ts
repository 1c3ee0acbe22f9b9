import type { z } from 'zod'
import type { ProviderInput, Settings } from '@muster/contract/single-sign-on/provider.routes.ts'
import { say } from '@muster/engine/sentence.ts'
import { notingAccess } from '../../../platform/access/noting-access.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { App } from '../../../platform/app.ts'
import { audit, differences } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { type FieldFault, invalid } from '../../../platform/problem.ts'
import { endBarredSessions } from '../../identity/index.ts'
import { assertAdmin } from '../provider/admin.ts'
import { callbackOf } from '../provider/callback.ts'
import { domainRows, putOwnersState } from '../provider/domain.queries.ts'
import {
  admins,
  deleteBreakGlass,
  deleteGroupRoles,
  groupRoles,
  insertBreakGlass,
  insertGroupRole,
  providerRow,
  putProvider,
  rolesToGive,
} from '../provider/provider.queries.ts'
import { groupsGiveRoles } from '../scim/group-roles.ts'

/** Everything but the secret. */
export async function companySettings(tx: Tx, app: App, actor: Actor): Promise<z.output<typeof Settings>> {
  assertAdmin(actor)
  const row = await providerRow(tx, {})
  const people = await admins(tx, {})
  return {
    callback: callbackOf(app),
    provider: row
      ? {
          ...{ issuer: row.issuer, clientId: row.clientId, hasSecret: row.clientSecret !== null },
          ...{ accounts: row.accounts, trustsSecondFactor: row.trustsSecondFactor },
          ...{ groupsClaim: row.groupsClaim, state: row.state, testedAt: row.testedAt },
          roles: await groupRoles(tx, {}),
          breakGlass: people.filter(({ isBreakGlass }) => isBreakGlass).map(({ _id }) => _id),
        }
      : null,
    domains: await domainRows(tx, {}),
    admins: people.map(({ isBreakGlass: _, ...admin }) => admin),
    roles: await rolesToGive(tx, {}),
  }
}

/** A new issuer or client has to be tested again before it can be on. */
export async function saveProvider(tx: Tx, app: App, actor: Actor, input: z.output<typeof ProviderInput>) {
  assertAdmin(actor)
  const before = await providerRow(tx, {})
  const isSame = before !== undefined && before.issuer === input.issuer && before.clientId === input.clientId
  const secret = secretOf(app, input.clientSecret, isSame ? before.clientSecret : null)
  const isTested = isSame && (before.state !== 'off' || secret === before.clientSecret)
  const testedAt = isTested ? before.testedAt : null
  await assertGood(tx, app, input, testedAt !== null)
  const { issuer, clientId, accounts, trustsSecondFactor, groupsClaim, state } = input
  const kept = { issuer, clientId, accounts, trustsSecondFactor, groupsClaim, state, testedAt, clientSecret: secret }
  const changed = { ...kept, changedBy: actor.account, askedBy: actor.requester ?? null, changedAt: tx.now }
  // Whoever signs in only at a provider that is turned off, or is another one now, has no way in any more.
  await notingAccess(tx, actor, null, () => putProvider(tx, changed))
  await deleteGroupRoles(tx, {})
  for (const [position, { group, roleId }] of input.roles.entries())
    await insertGroupRole(tx, { position, group, role: roleId })
  await groupsGiveRoles(tx, actor)
  await deleteBreakGlass(tx, {})
  for (const account of new Set(input.breakGlass)) await insertBreakGlass(tx, { account })
  await putOwnersState(tx, { state })
  if (state === 'enforced') await endBarredSessions(tx, actor.session)
  const changes = differences(
    { issuer: before?.issuer ?? null, signInState: before?.state ?? null },
    { issuer, signInState: state },
  )
  await audit(tx, actor, 'changedSingleSignOn', { type: 'organisation', id: tx.organisation }, changes)
  return companySettings(tx, app, actor)
}

/** A secret belongs to its issuer and client: for others it has to be entered again. */
function secretOf({ secrets }: App, given: string | null | undefined, before: string | null): string | null {
  if (given === undefined) return before
  if (given !== null && before !== null && secrets.open(sealedAs, before) === given) return before
  return given === null ? null : secrets.seal(sealedAs, given)
}

const sealedAs = 'sso_provider.client_secret'

async function assertGood(tx: Tx, app: App, input: z.output<typeof ProviderInput>, isTested: boolean): Promise<void> {
  const errors: FieldFault[] = []
  const { issuer, state, breakGlass, roles } = input
  if (!app.outbound.mayCall(new URL(issuer)))
    errors.push({ path: 'body.issuer', message: say`Enter an https address that can be reached from the internet` })
  if (/^https:\/\/login\.microsoftonline\.com\/(common|organizations|consumers)\b/i.test(issuer))
    errors.push({ path: 'body.issuer', message: say`Enter the address with your own tenant ID` })
  const known = new Set((await rolesToGive(tx, {})).map(({ _id }) => _id))
  for (const [index, { roleId }] of roles.entries())
    if (!known.has(roleId)) errors.push({ path: `body.roles.${index}.roleId`, message: say`This role cannot be given` })
  const people = new Map((await admins(tx, {})).map((admin) => [admin._id, admin]))
  if (breakGlass.some((account) => !people.has(account)))
    errors.push({ path: 'body.breakGlass', message: say`Choose active admins` })
  else if (state === 'enforced' && !breakGlass.some((account) => people.get(account)?.hasAuthenticator))
    errors.push({
      path: 'body.breakGlass',
      message: say`Name at least one admin who has an authenticator app and keeps their password`,
    })
  if (state !== 'off' && !isTested)
    errors.push({ path: 'body.state', message: say`Save it turned off, and test the connection first` })
  else if (state !== 'off' && !(await domainRows(tx, {})).some(({ provedAt }) => provedAt !== null))
    errors.push({ path: 'body.state', message: say`Verify a domain first` })
  if (errors.length > 0) throw invalid(errors)
}
