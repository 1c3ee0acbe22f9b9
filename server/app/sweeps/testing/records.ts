import { sql } from 'kysely'
import type { RequestTypeName } from '@muster/contract/request-types.ts'
import type { Id } from '@muster/contract/values.ts'
import { pay } from '../../../features/payroll/testing.ts'
import { sendingsOf, sunday } from '../../../resilience/requests/drafts.ts'
import type { Key } from '../../../testing/call.ts'
import { run, type Company, type Person } from '../../../testing/company.ts'
import { idOf } from '../../../testing/one-of-everything/rows-of.ts'
import { bank, payInput, png, saving } from '../../../testing/one-of-everything/samples.ts'

/** An id of each kind of record that a person has. */
export type Records = ReadonlyMap<string, Id>

const nameOfRequest: Partial<Record<RequestTypeName, string>> = {
  ...{ leave: 'leave request', compOff: 'comp-off request', workFromHome: 'work from home', attendance: 'correction' },
  ...{ travel: 'travel request', claim: 'claim', procurement: 'procurement request' },
}

/** Gives people a record of each personal kind. */
export async function withRecords(company: Company & { template: Id }, people: readonly Person[]): Promise<void> {
  const { admin } = company
  for (const person of people) {
    const { employee } = person
    await pay(company, person, 60_000_000)
    await admin.call('POST /api/v1/employee/bank-details', { body: { ...bank, employeeId: employee } as never })
    await admin.call('POST /api/v1/user/pay-input', { body: { ...payInput, employeeId: employee } as never })
    const asked = { employeeId: employee, category: 'education' } as const
    await admin.call('POST /api/v1/employee/gdpr-doc-request', { body: asked })
    await admin.call('PUT /api/v1/employee/attendance/{id}', {
      params: { id: employee },
      body: { day: sunday, spans: [{ in: '09:30', out: '18:30' }], reason: 'Stocktaking' },
    })
    await admin.call('POST /api/v1/employee/loan', { body: { ...loan, employeeId: employee } })
    await person.call('POST /api/v1/notes/add', { body: { text: 'Call the bank' } })
    const file = { name: 'passport.png', bytes: png }
    await person.call('POST /api/v1/employee/gdpr-doc', { body: { category: 'identity' }, files: { file } })
    const declared = { financialYear: '2026-27', details: saving } as const
    const { _id: id } = await person.call('POST /api/v1/employee/self-tax-item', { body: declared })
    const files = { proof: { name: 'ppf.png', bytes: png } }
    await person.call('POST /api/v1/employee/self-tax-proof/{id}', { params: { id }, files })
    await submitEach(company, person)
  }
}

const loan = {
  ...{ name: 'Advance', principalPaise: 100_000, givenOn: '2026-11-20', startMonth: '2026-12' },
  ...{ repaidBy: 'months' as const, months: 3, installmentPaise: null, reason: 'A wedding' },
}

/** One request of each type, pending. */
async function submitEach({ admin }: Company, person: Person): Promise<void> {
  const types = await person.call('GET /api/v1/employee/leave-types')
  const categories = await admin.call('GET /api/v1/user/expense-category')
  const category = (name: string) => categories.find((one) => one.name === name)!._id
  const sendings = sendingsOf(types.find(({ isPaid }) => !isPaid)!._id, category)
  for (const { submit, draft } of Object.values(sendings)) await person.call(submit as Key, { body: draft() } as never)
}

const tables = sql<{ name: string; owner: string }>`
  select table_name as name, column_name as owner from information_schema.columns
  where table_schema = 'public' and column_name in ('employee_id', 'account_id', 'requester_id') and table_name in (
    select table_name from information_schema.columns where table_schema = 'public' and column_name = 'id')`

/** A person's records by kind: the newest of each. */
export async function recordsOf(company: Company, { account, employee }: Person): Promise<Records> {
  return company.within(async (tx) => {
    const records = new Map<string, Id>([['employee', employee]])
    for (const { name, owner } of (await run(tx, tables)).rows as { name: string; owner: string }[]) {
      const id = owner === 'account_id' ? account : employee
      const kind = name === 'request' ? sql`type` : sql`''`
      const { rows } = await run(
        tx,
        sql`select distinct on (kind) id, kind from (select ${sql.ref(idOf(name))} as id, ${kind} as kind from ${sql.table(name)}
          where ${sql.ref(owner)} = ${id}) own order by kind, id desc`,
      )
      for (const row of rows as { id: Id; kind: '' | RequestTypeName }[])
        records.set(row.kind === '' ? name.replaceAll('_', ' ') : (nameOfRequest[row.kind] ?? row.kind), row.id)
    }
    const trip = (await run(tx, tripOf(employee))).rows[0] as { id: Id } | undefined
    return trip ? records.set('travel advance', trip.id) : records
  })
}

const tripOf = (employee: Id) =>
  sql`select request_id as id from payable where employee_id = ${employee} and type = 'advance'`
