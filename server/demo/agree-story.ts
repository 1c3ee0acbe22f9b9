import { sql } from 'kysely'
import { fullName } from '@muster/contract/name.ts'
import type { Id } from '@muster/contract/values.ts'
import { builder } from '../platform/database/builder.ts'
import type { AnyTx } from '../platform/database/tx.ts'
import type { CallAs } from './calls.ts'
import type { DemoPerson } from './people.ts'
import { demoDomain } from '../app/demo-sign-ins.ts'

/** The admin approves what HR has submitted for approval. */
export async function agree(callAs: CallAs, admin: Id): Promise<void> {
  const reply = await callAs(admin, 'GET /api/v1/user/pending-change', { query: { limit: 100 } })
  const ids = ((reply ?? []) as unknown as { _id: Id }[]).map(({ _id }) => _id)
  if (ids.length === 0) return
  const done = await callAs(admin, 'PUT /api/v1/user/pending-changes', { body: { ids, decision: 'approve' } })
  const failed = done?.failed ?? []
  if (!done || failed.length > 0) {
    const why = failed.map(({ title, message }) => `${title}: ${message}`).join('; ')
    throw new Error(`A change of the demo company could not be approved. ${why}`)
  }
}

/** One change is pending: HR has received a new bank account from an employee. */
export async function askForOne(callAs: CallAs, hr: Id, { employee, ...person }: DemoPerson): Promise<void> {
  await callAs(hr, 'PUT /api/v1/employee/bank-details/{id}', {
    params: { id: employee },
    body: {
      ...{
        holderName: fullName(person),
        accountNumber: '50100482913377',
        accountNumberAgain: '50100482913377',
      },
      ...{ ifsc: 'HDFC0000523', bankName: 'HDFC Bank', branch: 'Koramangala', accountType: 'savings' },
    },
  })
}

/** No one reads the mails of the past. */
export async function forgetMails(tx: AnyTx): Promise<void> {
  const { sql: text, parameters } = sql`delete from mail where recipient like ${`%@${demoDomain}`}`.compile(builder)
  await tx.query({ name: '', text, values: parameters })
}
