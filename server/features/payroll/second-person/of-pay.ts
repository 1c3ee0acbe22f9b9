import { privilegedPermissions } from '@muster/contract/access-levels.ts'
import type { Id } from '@muster/contract/values.ts'
import type { Sentence } from '@muster/engine/sentence.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { permissionsHeld } from '../../identity/index.ts'

export async function ofPay(tx: Tx, employee: Id, { account }: { account: Id }, news: (by: string) => Sentence) {
  const held = await permissionsHeld(tx, account)
  const isPrivileged = held.some((one) => privilegedPermissions.includes(one))
  return {
    area: 'salary' as const,
    record: { type: 'employee' as const, id: employee },
    employee,
    ...(isPrivileged ? { news } : {}),
  }
}
