import type { z } from 'zod'
import type { reportedChangeRoutes } from '@muster/contract/employees/reported-change.routes.ts'
import type { Id } from '@muster/contract/values.ts'
import { say } from '@muster/engine/sentence.ts'
import { notingAccess } from '../../../platform/access/noting-access.ts'
import { type Actor, isOwn, may } from '../../../platform/actor.ts'
import type { App } from '../../../platform/app.ts'
import { audit, nowIs } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { Problem, conflict, forbidden, notFound, refused } from '../../../platform/problem.ts'
import { sameSecret } from '../../../platform/secrets/secrets.ts'
import { freezeAccount } from '../../identity/index.ts'
import { soleHolder, tellHolders } from '../../security/index.ts'
import { employeeAccount } from '../records.queries.ts'
import {
  alert,
  countBankChange,
  openReports,
  putReported,
  putSettled,
  restoreBank,
  stopBankChange,
  waitingBanks,
} from './reported.queries.ts'

type Shown = z.output<(typeof reportedChangeRoutes)['GET /api/v1/employee/reported-change/{id}']['reply']>

/** The link in the mail: stops the change and notifies those who can investigate. Repeated use gives the same answer. */
export async function reportNotMe(app: App, token: string): Promise<{ kind: 'bank' | 'email' }> {
  const [organisation = '', id = '', key = ''] = token.split('.')
  const isId = (value: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value)
  if (!isId(organisation) || !isId(id)) throw overdue()
  return app.database.within(organisation, async (tx) => {
    const reported = await alert(tx, { id })
    if (!reported || !sameSecret(reported.digest, app.secrets.digest('not-me', key)) || reported.expiresAt < tx.now)
      throw overdue()
    const { kind, employee, name, account, bankChange } = reported
    if (reported.reportedAt !== null) return { kind }
    await putReported(tx, { id, now: tx.now })
    if (bankChange !== null) await stopBankChange(tx, { id: bankChange, employee })
    if (kind === 'email') await notingAccess(tx, null, [account], () => freezeAccount(tx, account, true))
    await tellHolders(tx, app, kind === 'bank' ? 'employeeBankWrite' : 'permissionWrite', {
      type: 'security',
      message:
        kind === 'bank'
          ? say`${name} reported: "This wasn't me". Their bank account was changed`
          : say`${name} reported: "This wasn't me". Their sign-in email was changed`,
      more:
        kind === 'bank'
          ? say`Pay goes to the previous account until you resolve it.`
          : say`The account is frozen until you resolve it.`,
      path: `/home/employee-detail/${employee}?tab=${kind === 'bank' ? 'bank' : 'permissions'}`,
      label: say`Open the employee`,
    })
    await audit(tx, null, 'reportedNotMe', { type: 'employee', id: employee }, { change: nowIs(changed[kind]) })
    return { kind }
  })
}

const overdue = () => new Problem(410, say`This link is no longer valid. Speak to your HR team.`)

export async function reportsOf(tx: Tx, actor: Actor, employee: Id): Promise<Shown> {
  if (!(await employeeAccount(tx, { id: employee }))) throw notFound(say`The employee was not found.`)
  const [waiting] = await waitingBanks(tx, { employee, now: tx.now })
  const reported = await openReports(tx, { employee })
  return {
    reported: reported.map(({ changedById, ...shown }) => ({
      ...shown,
      canSettle: changedById !== actor.account && !isOwn(actor, employee) && may(actor, neededFor(shown.kind)),
    })),
    bankWaitsUntil: waiting?.until ?? null,
  }
}

/** By someone who neither made the change nor is its subject, unless there is no one else. */
export async function closeReport(tx: Tx, actor: Actor, id: Id, outcome: 'keep' | 'restore'): Promise<null> {
  const reported = await alert(tx, { id })
  if (!reported || reported.reportedAt === null) throw notFound(say`The reported change was not found.`)
  const { kind, employee, account, bankChange, changedBy } = reported
  if (!may(actor, neededFor(kind))) throw forbidden()
  if (isOwn(actor, employee)) throw forbidden(say`This change is about you. Another person has to resolve it.`)
  if (changedBy === actor.account && !(await soleHolder(tx, neededFor(kind), actor.account)))
    throw forbidden(say`You made this change. Another person has to resolve it.`)
  if (reported.settledAt !== null) throw conflict(say`This reported change is already resolved.`)
  if (kind === 'email' && outcome === 'restore')
    throw refused(say`Correct the work email in the employee details first, then keep the change.`)
  if (bankChange !== null) {
    if (outcome === 'restore') await restoreBank(tx, { id: bankChange, now: tx.now })
    await countBankChange(tx, { id: bankChange, now: tx.now })
  }
  if (kind === 'email') await notingAccess(tx, null, [account], () => freezeAccount(tx, account, false))
  await putSettled(tx, { id, outcome: outcome === 'keep' ? 'kept' : 'restored', account: actor.account, now: tx.now })
  const told = { change: { of: changed[kind], from: null, to: outcomes[outcome] } }
  await audit(tx, actor, 'settledReport', { type: 'employee', id: employee }, told)
  return null
}

const changed = { bank: say`Bank account`, email: say`Sign-in email` }
const outcomes = { keep: say`Change kept`, restore: say`Previous details restored` }

const neededFor = (kind: 'bank' | 'email') => (kind === 'bank' ? 'employeeBankWrite' : 'permissionWrite')
