import type { z } from 'zod'
import {
  startingIdentity,
  type EmployeeStatutory,
  type EmployeeStatutoryInput,
} from '@muster/contract/payroll/statutory/employee-statutory.routes.ts'
import type { Id, Month } from '@muster/contract/values.ts'
import { firstDay } from '@muster/engine/day.ts'
import { say } from '@muster/engine/sentence.ts'
import type { Actor } from '../../../../platform/actor.ts'
import { audit, type AuditChanges, asValue } from '../../../../platform/audit/audit.ts'
import type { Tx } from '../../../../platform/database/tx.ts'
import { notFound, refused } from '../../../../platform/problem.ts'
import { ownPay } from '../../../identity/index.ts'
import { companyToday } from '../../../organisation/index.ts'
import { employment } from '../../employment/employment.queries.ts'
import { fieldChanges } from '../setting/changes.ts'
import { statutorySettings } from '../setting/settings.ts'
import { identityRows, insertIdentity, type IdentityRow } from './identity.queries.ts'

type Shown = z.output<typeof EmployeeStatutory>

/** How the law treats an employee now, and the history. */
export async function showIdentity(tx: Tx, id: Id): Promise<Shown> {
  if (!(await employment(tx, { employee: id }))) throw notFound(say`The employee was not found.`)
  const written = await identityRows(tx, { employee: id })
  const month = (await companyToday(tx)).slice(0, 7)
  const later = written.map(({ from }) => from).filter((from) => from > month)
  return {
    _id: id,
    month,
    value: valueIn(written, month),
    from: inForceIn(written, month)?.from ?? null,
    next: later.toSorted()[0] ?? null,
    notRegistered: await notRegistered(tx, month),
    history: written.map((row, index) => told(row, written.slice(0, index))).toReversed(),
  }
}

async function notRegistered(tx: Tx, month: Month): Promise<Shown['notRegistered']> {
  const { pf, esi } = await statutorySettings(tx, firstDay(month))
  return [...(pf.enabled ? [] : ['pf' as const]), ...(esi.enabled ? [] : ['esi' as const])]
}

/** Adds a row with the changes from a month on. No one decides their own deductions, unless there is no one else. */
export async function saveIdentity(
  tx: Tx,
  actor: Actor,
  id: Id,
  { from, note, value }: z.output<typeof EmployeeStatutoryInput>,
): Promise<Shown> {
  const refusal = say`Someone else must change your own statutory details.`
  const alone = await ownPay(tx, actor, id, refusal, 'employeeSalaryWrite', 'allEmployeeWrite')
  if (!(await employment(tx, { employee: id }))) throw notFound(say`The employee was not found.`)
  const changes = fieldChanges(valueIn(await identityRows(tx, { employee: id }), from), value)
  if (changes.length === 0)
    throw refused(say`This is what holds in ${{ month: from }} already. Change something first.`)
  const row = { employee: id, from, value: JSON.stringify(value), note, account: actor.account }
  await insertIdentity(tx, { ...row, now: tx.now })
  const record = { type: 'employee', id } as const
  const told = changes.map(
    (one) => [`identity.${one.field}`, { from: asValue(one.from), to: asValue(one.to) }] as const,
  )
  await audit(tx, actor, 'changedStatutory', record, { ...(Object.fromEntries(told) as AuditChanges), ...alone })
  return showIdentity(tx, id)
}

function valueIn(written: readonly IdentityRow[], month: Month) {
  return { ...startingIdentity, ...inForceIn(written, month)?.value }
}

/** The row in force in a month: of those with the latest start, the last written. */
function inForceIn(written: readonly IdentityRow[], month: Month): IdentityRow | undefined {
  return written
    .filter(({ from }) => from <= month)
    .toSorted((a, b) => (a.from === b.from ? a.n - b.n : a.from < b.from ? -1 : 1))
    .at(-1)
}

function told({ n, from, note, who, at, value }: IdentityRow, earlier: readonly IdentityRow[]) {
  return { _id: String(n), from, note, who, at, changes: fieldChanges(valueIn(earlier, from), value) }
}
