import type { z } from 'zod'
import type { ProviderInput } from '@muster/contract/single-sign-on/provider.routes.ts'
import { say, type Sentence, verbatim } from '@muster/engine/sentence.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { App } from '../../../platform/app.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { companySetting } from '../../../platform/sensitive/company-setting.ts'
import type { ShownChange } from '../../../platform/sensitive/sensitive.ts'
import { privilegedOfRole } from '../../identity/index.ts'
import { companySettings } from './provider.ts'
import { groupRoles, providerRow } from '../provider/provider.queries.ts'

type Input = z.output<typeof ProviderInput>

/**
 * Settings by which others get in: a group that gives a privileged role, also while single sign-on is off, because SCIM follows the same
 * list; and a provider, which decides who signs in as whom. Turning it off stays quick, for when the provider is out of order.
 */
export async function providerGuard(tx: Tx, app: App, actor: Actor, input: Input) {
  const changes = [...(await mappedPrivileges(tx, input)), ...(await opened(tx, input))]
  if (changes.length === 0) return null
  return {
    ...companySetting(tx, say`Single sign-on`),
    changes,
    now: () => companySettings(tx, app, actor),
    news: (by: string) => say`${by} changed who gets access through single sign-on`,
  }
}

async function mappedPrivileges(tx: Tx, { roles }: Input): Promise<ShownChange[]> {
  const before = await groupRoles(tx, {})
  const changes: ShownChange[] = []
  for (const { group, roleId } of roles) {
    if (before.some((one) => one.group === group && one.roleId === roleId)) continue
    const role = await privilegedOfRole(tx, roleId)
    if (!role || role.permissions.length === 0) continue
    const was = before.find((one) => one.group === group)
    const from = was ? ((await privilegedOfRole(tx, was.roleId))?.name ?? null) : null
    changes.push({ label: say`Group ${group}`, from: from === null ? null : verbatim(from), to: verbatim(role.name) })
  }
  return changes
}

async function opened(tx: Tx, input: Input): Promise<ShownChange[]> {
  if (input.state === 'off') return []
  const before = await providerRow(tx, {})
  const changes: ShownChange[] = []
  const note = (label: Sentence, from: Sentence | null, to: Sentence) => changes.push({ label, from, to })
  const isNew = before === undefined || before.issuer !== input.issuer || before.clientId !== input.clientId
  if (before === undefined || before.state === 'off') note(say`Single sign-on`, say`Off`, say`On`)
  if (isNew || before.state === 'off')
    note(say`Issuer`, isNew && before ? verbatim(before.issuer) : null, verbatim(input.issuer))
  if (input.accounts === 'justInTime' && before?.accounts !== 'justInTime')
    note(say`New people`, say`Invited by HR`, say`Added when they sign in`)
  if (input.trustsSecondFactor && before?.trustsSecondFactor !== true)
    note(say`Second step`, say`Asked by Muster`, say`Left to the provider`)
  const claim = input.groupsClaim ?? ''
  if (claim !== '' && claim !== before?.groupsClaim && input.roles.length > 0)
    note(say`Groups claim`, before?.groupsClaim ? verbatim(before.groupsClaim) : null, verbatim(claim))
  return changes
}
