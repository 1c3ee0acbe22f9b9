import { sql } from 'kysely'
import type { Id } from '@muster/contract/values.ts'
import { aKey } from '../../../features/integrations/testing/a-key.ts'
import { checkedFile } from '../../../features/imports/testing/run-file.ts'
import { run, type Company, type Person } from '../../../testing/company.ts'
import { bank } from '../../../testing/one-of-everything/samples.ts'
import { idsOf } from '../../../testing/one-of-everything/rows-of.ts'
import { withPasswords } from '../../../testing/second-person.ts'
import type { Records } from './records.ts'

const challan = {
  ...{ bsr: '0510308', paidOn: '2026-11-06', serial: '1234', taxPaise: 100_000, surchargePaise: null, cessPaise: null },
  ...{ interestPaise: null, feePaise: null, otherPaise: null, months: [] },
}

/** A company's records besides those of its people: programs, files, deposits, and a change pending a second person. */
export async function withCompanyRecords(company: Company): Promise<void> {
  const { admin } = company
  await aKey(company, ['people:read'])
  const body = { name: 'Board', url: 'https://1.1.1.1/', events: ['employee.added' as const] }
  await admin.call('POST /api/v1/user/webhook', { body })
  const webhook = (await idsOf(company)).get('webhook')!
  await admin.call('POST /api/v1/user/webhook/{id}/test', { params: { id: webhook } })
  await admin.call('POST /api/v1/user/single-sign-on/scim-token', { body: { expiresOn: '2027-01-31' } })
  await admin.call('POST /api/v1/user/tds-challan', { body: challan })
  await checkedFile(company, admin, 'holidays', ['Date,Holiday', '26/01/2027,Republic Day'])
  const tara = await company.employee('Tara Sen')
  await withBatch(company, tara)
  await withPendingChange(company, tara)
}

async function withBatch({ admin }: Company, { employee }: Person): Promise<void> {
  const { code } = await admin.call('GET /api/v1/employee/basic-info/{id}', { params: { id: employee } })
  const headings = ['Employee ID', 'Type', 'Name on the payslip', 'Amount or hours', 'Reason']
  const incentive = [code, 'Incentive', 'Sales incentive', '5000', 'Second quarter']
  const rows = [headings, incentive, [code, 'LOP days', '', '1', 'Absent at the site']]
  const text = rows.map((cells) => cells.join('\t')).join('\n')
  await admin.call('POST /api/v1/user/pay-input-batch', { body: { month: '2026-12', text } })
}

/** Two people could decide it at first; afterwards no one can, so that no other call waits for a second person. */
async function withPendingChange(company: Company, { employee }: Person): Promise<void> {
  const { admin } = company
  await admin.call('POST /api/v1/employee/bank-details', { body: { ...bank, employeeId: employee } as never })
  const hr = await company.employee('Hema Pillai', { role: 'HR' })
  await withPasswords(company, hr)
  const other = { ...bank, accountNumber: '210987654321', accountNumberAgain: '210987654321' }
  const change = { params: { id: employee }, body: other as never }
  const { status } = await hr.raw('PUT /api/v1/employee/bank-details/{id}', change)
  if (status !== 202) throw new Error(`The change of a bank account answered ${status} instead of waiting.`)
  await company.within((tx) =>
    run(tx, sql`update account set password_hash = null where id in (${hr.account}, ${admin.account})`),
  )
}

const others = (organisation: Id) => sql`
  select 'purchase' as kind, max(request_id::text) as id from purchase_order
  union all select 'certified run', max(run_id::text) from pay_run_certificate
  union all select 'scim token', max(id::text) from scim_token where organisation_id = ${organisation}`

/** An id of each kind of record without a person. */
export async function recordsOfCompany(company: Company): Promise<Records> {
  const records = new Map([...(await idsOf(company))].map(([table, id]) => [table.replaceAll('_', ' '), id]))
  const { rows } = await company.within((tx) => run(tx, others(company.organisation)))
  for (const { kind, id } of rows as { kind: string; id: Id }[]) records.set(kind, id)
  return records
}
