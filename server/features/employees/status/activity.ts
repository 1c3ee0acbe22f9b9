import { identityNumbers } from '@muster/contract/employees/personal-info.routes.ts'
import type { Permission } from '@muster/contract/permissions.ts'
import type { Id } from '@muster/contract/values.ts'
import { may, type Actor } from '../../../platform/actor.ts'
import { changesSaid } from '../../../platform/audit/audit.ts'
import { auditPage } from '../../../platform/audit/audit.queries.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { oneEmployee } from '../basic-info/change-employee.ts'

/** The activity on an employee. More people may read it than may see bank accounts, identity numbers and documents. */
export async function activityOf(
  tx: Tx,
  actor: Actor,
  id: Id,
  cut: { limit: number; offset: number },
  language: string,
) {
  await oneEmployee(tx, id)
  const { data, total } = await auditPage(tx, { type: 'employee', id, sortBy: 'n', sortOrder: 'desc', ...cut })
  return { data: data.map((event) => ({ ...event, changes: changesSaid(shownTo(actor, event), language) })), total }
}

function shownTo<C extends object>(actor: Actor, { action, changes }: { action: string; changes: C }): C {
  const isShown = (field: string) => {
    const permission = neededFor(action, field)
    return permission === null || may(actor, permission)
  }
  return Object.fromEntries(Object.entries(changes).filter(([field]) => isShown(field))) as C
}

function neededFor(action: string, field: string): Permission | null {
  if (action === 'changedBank') return 'employeeBankRead'
  if (field === 'document') return 'employeeDocumentRead'
  return identityNumbers.some((one) => one === field) ? 'employeeIdentityRead' : null
}
