import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { auditFields } from '@muster/contract/security/audit-fields.ts'
import { say } from '@muster/engine/sentence.ts'
import { asValue, audit, verifyChain } from '../../../platform/audit/audit.ts'
import { holdings } from '../../../platform/personal-data/holdings.ts'
import { erasures } from '../../../platform/personal-data/erasure.ts'
import { securityAlert } from '../../security/alerts/security-alert.ts'
import { approveOnly, toDecide, withPasswords } from '../../../testing/second-person.ts'
import { aCompany, run, type Company, type Person } from '../../../testing/company.ts'
import { leave } from '../../leave/index.ts'
import { approvedClaim } from '../../payroll/payable/testing.ts'
import { lockMonth, pay, withPayroll } from '../../payroll/testing.ts'
import { boughtAsset } from '../../procurement/testing.ts'
import { privacyFeature } from '../index.ts'

const pdf = Buffer.from('%PDF-1.4\n%%EOF')
const bank = {
  ...{ holderName: 'Zephyrine Quill', accountNumber: '998877665544', accountNumberAgain: '998877665544' },
  ...{ ifsc: 'HDFC0000001', accountType: 'savings' },
}
/** Text that no one else in the company has as a name, value or own text. */
const traces = ['zephyrine', 'quill', 'marlowe', '998877665544', 'ABCPQ1234F', 'Z7654321', 'kidney', '+919812345678']

let company: Company & { template: string }
let zephyrine: Person
let anita: Person
let hr: Person

beforeAll(async () => {
  company = await withPayroll(await aCompany())
  company.clock.set('2026-11-20T04:05:00.000Z')
  await company.within((tx) => leave.seed(tx))
  hr = await company.employee('Hema Rao', { role: 'HR' })
  anita = await company.employee('Anita Rao', { role: 'Manager' })
  zephyrine = await company.employee('Zephyrine Quill', { reportsTo: anita })
  const { admin } = company
  const employeeId = zephyrine.employee
  await hr.call('POST /api/v1/employee/personal-info', {
    body: { employeeId, birthDate: '1994-03-05', bloodGroup: 'O+', pan: 'ABCPQ1234F' },
  } as never)
  await admin.call('POST /api/v1/employee/bank-details', { body: { ...bank, employeeId } as never })
  await zephyrine.call('POST /api/v1/employee/punch-in', { body: {} })
  await zephyrine.call('POST /api/v1/notes/add', { body: { text: 'My kidney again' } })
  await zephyrine.call('POST /api/v1/employee/gdpr-doc', {
    body: { category: 'identity', number: 'Z7654321' },
    files: { file: { name: 'quill-passport.pdf', bytes: pdf } },
  })
  const [unpaid] = (await zephyrine.call('GET /api/v1/employee/leave-types')).filter(({ isPaid }) => !isPaid)
  await zephyrine.call('POST /api/v1/employee/leave', {
    body: { policyId: unpaid!._id, from: '2026-12-09', to: '2026-12-09', reason: 'kidney stone' },
    files: { documents: { name: 'quill-hospital.pdf', bytes: pdf } },
  } as never)
  await zephyrine.call('PUT /api/v1/employee/self-tax-regime', { body: { financialYear: '2026-27', regime: 'old' } })
  const details = { section: '80C', kind: 'ppf', note: 'Quill family', amountPaise: 100_000 }
  const declared = { financialYear: '2026-27', details } as never
  const { _id: item } = await zephyrine.call('POST /api/v1/employee/self-tax-item', { body: declared })
  await zephyrine.call('POST /api/v1/employee/self-tax-proof/{id}', {
    params: { id: item },
    files: { proof: { name: 'quill-ppf.pdf', bytes: pdf } },
  })
  await boughtAsset(company, zephyrine, anita)
  await approvedClaim(company, zephyrine, 'CL-0001', 500_000)
  await pay(company, zephyrine, 60_000_000)
  await lockMonth(company, '2026-11')
  await hr.call('POST /api/v1/privacy/export/{id}', { params: { id: employeeId } })
  await named('Marlowe')
  await mentioned('Zephyrine Marlowe')
  await named('Quill')
  await mentioned('Zephyrine Quill')
})

const named = (lastName: string) =>
  hr.call('PUT /api/v1/employee/basic-info/{id}', { params: params(), body: { lastName } })

/** The name in every field of log entries about another person's record. */
async function mentioned(name: string): Promise<void> {
  const { organisation, admin } = company
  const told = { from: asValue(`Ravi Menon, ${name}`), to: asValue(say`${name} and ${2} more`) }
  const changes = Object.fromEntries(auditFields.map((field) => [field, told]))
  const record = { type: 'organisation', id: organisation } as const
  await company.within((tx) => audit(tx, admin, 'changedScimGroup', record, changes))
}

const params = () => ({ id: zephyrine.employee })
const erase = () => privacyFeature.jobs!['personal-erasure']!(company.app, { organisation: company.organisation })

/** Every row containing a trace, by table; of the organisation and without one. */
async function rowsWithTraces(): Promise<Record<string, string[]>> {
  return company.within(async (tx) => {
    const tables = await run(
      tx,
      sql`select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
        and has_table_privilege(oid, 'select') order by 1`,
    )
    const all: Record<string, string[]> = {}
    for (const { name } of tables.rows as { name: string }[]) {
      const { rows } = await run(
        tx,
        sql`select to_jsonb(t)::text as row from ${sql.table(name)} t where to_jsonb(t)::text ilike any(${traces.map((one) => `%${one}%`)})`,
      )
      if (rows.length > 0) all[name] = (rows as { row: string }[]).map(({ row }) => row.slice(0, 300))
    }
    return all
  })
}

async function files(): Promise<string[]> {
  const keys: string[] = []
  for await (const some of company.app.files.list(company.organisation)) keys.push(...some)
  return keys
}

it('every table in the map states how it is erased', () => {
  expect(Object.keys(erasures).toSorted()).toEqual(Object.keys(holdings).toSorted())
})

it('is refused during employment, and without the permission to see everything', async () => {
  expect(await hr.call('GET /api/v1/privacy/erasure/{id}', { params: params() })).toEqual({
    ...{ requested: null, isPossible: false, isStoppable: false, parts: [] },
  })
  expect(await hr.refused('POST /api/v1/privacy/erasure/{id}', { params: params() })).toMatchObject({ status: 409 })
  expect(await anita.refused('POST /api/v1/privacy/erasure/{id}', { params: params() })).toMatchObject({ status: 403 })
})

it('shows what is erased when and by which law, and erases after three days what none requires', async () => {
  const body = { status: 'inactive', inactiveDate: '2026-11-30', reason: 'Resigned to sail' } as const
  await hr.call('PUT /api/v1/employee/status/{id}', { params: params(), body })
  company.clock.set('2026-12-05T04:05:00.000Z')
  await company.within((tx) => run(tx, sql`update employee set status = 'inactive' where id = ${zephyrine.employee}`))
  const plan = await hr.call('GET /api/v1/privacy/erasure/{id}', { params: params() })
  expect(plan.isPossible).toBe(true)
  expect(plan.parts.map(({ part, dueOn }) => `${part} ${dueOn}`)).toEqual([
    ...['now 2026-12-08', 'log 2027-05-30', 'wages 2029-12-01', 'books 2035-04-01'],
  ])
  await hr.call('POST /api/v1/privacy/erasure/{id}', { params: params() })
  expect(await hr.refused('POST /api/v1/privacy/erasure/{id}', { params: params() })).toMatchObject({ status: 409 })
  const before = (await files()).length
  await erase()
  const { parts: waiting } = await hr.call('GET /api/v1/privacy/erasure/{id}', { params: params() })
  expect(waiting.every(({ erasedAt }) => erasedAt === null)).toBe(true)
  company.clock.set('2026-12-08T04:05:00.000Z')
  await erase()
  const left = await rowsWithTraces()
  for (const table of ['employee_document', 'note', 'sign_in_directory', 'mail', 'notification', 'personal_export'])
    expect(left[table]?.filter((row) => row.includes(zephyrine.account)) ?? []).toEqual([])
  expect(Object.keys(left)).toEqual(expect.arrayContaining(['employee', 'payslip', 'request']))
  expect((await files()).length).toBeLessThan(before)
  const { parts } = await hr.call('GET /api/v1/privacy/erasure/{id}', { params: params() })
  expect(parts.map(({ erasedAt }) => erasedAt !== null)).toEqual([true, false, false, false])
  expect(await company.within(verifyChain)).toEqual([])
})

it('takes two people, alerts the admins, and is stopped until something is erased', async () => {
  const { admin, clock } = company
  const ravi = await company.employee('Ravi Kumar', { role: 'HR' })
  const meera = await company.employee('Meera Shah')
  await withPasswords(company, hr, ravi)
  const of = { params: { id: meera.employee } }
  await company.within((tx) =>
    run(tx, sql`update employee set status = 'inactive', left_on = '2026-11-15' where id = ${meera.employee}`),
  )
  expect((await hr.raw('POST /api/v1/privacy/erasure/{id}', of)).status).toBe(202)
  const plan = () => hr.call('GET /api/v1/privacy/erasure/{id}', of)
  expect(await plan()).toMatchObject({ requested: null, isPossible: true, isStoppable: false })
  expect(await toDecide(hr)).toEqual([])
  expect((await toDecide(ravi)).map(({ title }) => title)).toEqual(["Erasure of Meera Shah's personal data"])
  await approveOnly(ravi)
  expect(await plan()).toMatchObject({ requested: { by: 'Hema Rao' }, isPossible: false, isStoppable: true })
  const [logged] = (await admin.call('GET /api/v1/user/activity-log', { query: {} })).data.filter(
    ({ action }) => action === 'requestedErasure',
  )
  await securityAlert(company.app, { organisation: company.organisation, event: Number(logged!._id) })
  const told = (await admin.call('GET /api/v1/notification/all')).map(({ message }) => message)
  expect(told).toContain("Ravi Kumar requested the erasure of Meera Shah's personal data")
  await admin.call('DELETE /api/v1/privacy/erasure/{id}', of)
  expect(await plan()).toMatchObject({ requested: null, isPossible: true })
  expect((await admin.refused('DELETE /api/v1/privacy/erasure/{id}', of)).status).toBe(404)
  const before = clock.now()
  clock.advance(10 * 86_400)
  await erase()
  expect(await plan()).toMatchObject({ requested: null })
  await admin.raw('POST /api/v1/privacy/erasure/{id}', of)
  await approveOnly(ravi)
  clock.advance(4 * 86_400)
  await erase()
  const late = await admin.refused('DELETE /api/v1/privacy/erasure/{id}', of)
  expect(late).toMatchObject({ status: 409, message: "The erasure has begun and can't be stopped any more." })
  clock.set(before)
  await company.within((tx) =>
    run(tx, sql`update account set password_hash = null where organisation_id = ${tx.organisation}`),
  )
})

it('erases registers after three years, and keeps pay as it was paid', async () => {
  company.clock.set('2029-12-02T04:05:00.000Z')
  await erase()
  await erase()
  const left = await rowsWithTraces()
  expect(JSON.stringify(left)).not.toContain('kidney')
  const { rows } = await company.within((tx) =>
    run(
      tx,
      sql`select (select count(*)::int from punch where employee_id = ${zephyrine.employee}) as punches,
        (select count(*)::int from leave_ledger where employee_id = ${zephyrine.employee}) as ledger,
        (select count(*)::int from payslip where employee_id = ${zephyrine.employee}) as payslips`,
    ),
  )
  expect(rows).toEqual([{ punches: 0, ledger: 0, payslips: 1 }])
})

it('leaves no trace in any table once the books can go, and an intact log', async () => {
  const entries = async () =>
    (await company.within((tx) => run(tx, sql`select count(*)::int as n from audit_event`))).rows
  const [before] = (await entries()) as [{ n: number }]
  company.clock.set('2035-04-02T04:05:00.000Z')
  await erase()
  expect(await rowsWithTraces()).toEqual({})
  expect(await company.within(verifyChain)).toEqual([])
  // One of hers, and one of Meera Shah's, whose erasure began above.
  expect(await entries()).toEqual([{ n: before.n + 2 }])
  const { parts } = await hr.call('GET /api/v1/privacy/erasure/{id}', { params: params() })
  expect(parts.every(({ erasedAt }) => erasedAt !== null)).toBe(true)
  const slips = await company.within((tx) =>
    run(
      tx,
      sql`select net_paise > 0 as paid, person ->> 'name' as name from payslip where employee_id = ${zephyrine.employee}`,
    ),
  )
  expect(slips.rows).toEqual([{ paid: true, name: '–' }])
  expect((await hr.call('GET /api/v1/employee/activity/{id}', { params: params() })).data[0]?.action).toBe(
    'erasedPerson',
  )
})

it('a log entry emptied without an erasure is reported as broken', async () => {
  const other = await aCompany('Globex')
  const priya = await other.employee('Priya Nair')
  await priya.call('POST /api/v1/employee/gdpr-doc', {
    body: { category: 'identity' },
    files: { file: { name: 'passport.pdf', bytes: pdf } },
  })
  const tried = other.within((tx) => run(tx, sql`update audit_event set changes = '{}'`))
  await expect(tried).rejects.toThrow()
  const forced = other.within((tx) =>
    run(tx, sql`select erase_mentions(${priya.employee}, ${priya.account}, 999, array['Priya'])`),
  )
  await expect(forced).rejects.toThrow('Nothing is to be erased.')
  expect(await other.within(verifyChain)).toEqual([])
})
