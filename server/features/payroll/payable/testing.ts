import { sql } from 'kysely'
import type { PayableType } from '@muster/contract/payroll/payable/payable-types.ts'
import type { Id } from '@muster/contract/values.ts'
import { newId } from '../../../platform/id.ts'
import { run, type Company, type Person } from '../../../testing/company.ts'
import { owe } from './payable.ts'

/** An employee's approved claim, and what it makes the company pay or recover. */
export async function approvedClaim(
  company: Company,
  person: Person,
  number: string,
  amountPaise: number,
  type: PayableType = 'reimbursement',
): Promise<Id> {
  const id = newId()
  await company.within(async (tx) => {
    await run(
      tx,
      sql`insert into request (organisation_id, id, type, number, requester_id, state, title, reason, claimed_paise, approved_paise,
          draft, created_at, decided_at, updated_at)
        values (${tx.organisation}, ${id}, 'claim', ${number}, ${person.employee}, 'approved', 'Client visit', 'Client visit to Pune',
          ${amountPaise}, ${amountPaise}, '{}', ${tx.now}, ${tx.now}, ${tx.now})`,
    )
    await owe(tx, {
      request: id,
      requestType: 'claim',
      number,
      employee: person.employee,
      type,
      amountPaise,
      reason: 'Client visit to Pune',
    })
  })
  return id
}
