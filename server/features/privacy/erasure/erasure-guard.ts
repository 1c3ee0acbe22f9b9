import { exportPermissions } from '@muster/contract/privacy/personal-export.ts'
import type { Id } from '@muster/contract/values.ts'
import { say } from '@muster/engine/sentence.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { companyToday } from '../../organisation/index.ts'
import { personOf } from '../export/personal-export.queries.ts'
import { firstErasure } from './personal-erasure.ts'
import { erasureOf } from './personal-erasure.queries.ts'

/** What is erased doesn't come back, so that two people have to want it. */
export async function erasureGuard(tx: Tx, employee: Id) {
  const person = await personOf(tx, { employee })
  if (!person || (await erasureOf(tx, { employee })).length > 0) return null
  const begins = firstErasure(await companyToday(tx))
  return {
    area: 'erasure' as const,
    title: say`Erasure of ${person.name}'s personal data`,
    record: { type: 'employee' as const, id: employee },
    employee,
    needs: exportPermissions,
    changes: [{ label: say`Personal data`, from: null, to: say`Erased from ${{ day: begins }}` }],
    now: () => Promise.resolve({ _id: employee }),
  }
}
