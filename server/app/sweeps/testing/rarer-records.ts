import { Readable } from 'node:stream'
import { sql } from 'kysely'
import type { Id } from '@muster/contract/values.ts'
import { lettersFeature } from '../../../features/letters/index.ts'
import { issueCertificates, makePartB } from '../../../features/payroll/form16/index.ts'
import { keepSealed, type KeptArchive } from '../../../features/privacy/export/archive-file.ts'
import { run, type Company, type Person } from '../../../testing/company.ts'
import { png } from '../../../testing/one-of-everything/samples.ts'

const file = { name: 'letter.png', bytes: png }
const financialYear = '2025-26'
const earlierPay = { fromMonth: '2026-01', toMonth: '2026-03', salaryPaise: 15_000_000, tdsPaise: 0 }
const bonusTerms = { rateBasisPoints: 833, allocableSurplusPaise: null, setOnPaise: 0, setOffPaise: 0 }
const leaving = { status: 'onNotice', inactiveDate: '2027-03-31' } as const
const settled = {
  ...({ reason: 'resignation', noticeDays: 30, servedDays: 30, noticeBy: 'nobody', isFixedTerm: false } as const),
  ...{ paysGratuity: false, paysBonus: false, gratuityExemptBeforePaise: 0, leaveExemptBeforePaise: 0, items: [] },
}

/** Rare records: letters, certificates, devices, an asset, a trip with a paid advance, an exit, and more. */
export async function withRarerRecords(company: Company, people: readonly Person[]): Promise<void> {
  const { admin } = company
  for (const [index, person] of people.entries()) {
    const { employee } = person
    const params = { id: employee }
    const n = String(1000 + index)
    await admin.call('PUT /api/v1/employee/personal-info/{id}', { params, body: { pan: `ABCPN${n}F` } })
    const change = { kind: 'pan', value: `ABCPK${n}G`, reason: 'The first one was wrong' } as const
    await person.call('POST /api/v1/employee/self-change-request/number', { body: change, files: { file } })
    await admin.call('POST /api/v1/user/opening-pay', { body: { employeeId: employee, ...earlierPay } })
    // The company's admin cannot leave.
    const { status } = await admin.raw('PUT /api/v1/employee/status/{id}', { params, body: leaving })
    if (status === 200) await admin.call('PUT /api/v1/employee/settlement/{id}', { params, body: settled })
    await admin.call('POST /api/v1/employee/requested-detail/{id}', { params, body: { steps: ['address'] } })
  }
  await admin.call('PUT /api/v1/user/bonus-run', { query: { year: financialYear }, body: bonusTerms })
  await withAssets(company, people)
  await withLetters(company, people)
  await withCertificates(company)
  await withParallelRun(company)
  for (const person of people) await withTrip(company, person)
  await withDevices(company, people)
}

async function withAssets({ admin }: Company, people: readonly Person[]): Promise<void> {
  const assets = people.map((_, index) => ({ tag: `PH-${index}` }))
  const { ids } = await admin.call('POST /api/v1/user/asset', { body: { name: 'Phone', assets } as never })
  for (const [index, { employee }] of people.entries()) {
    const handed = { params: { id: ids[index]! }, body: { employeeId: employee } }
    await admin.call('POST /api/v1/user/asset/{id}/handover', handed)
  }
}

async function withLetters({ app, organisation, admin, within }: Company, people: readonly Person[]): Promise<void> {
  await within((tx) => run(tx, sql`update account set designation = 'Engineer'`))
  const signatory = { signatoryName: 'Anita Rao', signatoryDesignation: 'Head of HR' }
  await admin.call('PUT /api/v1/user/letter-setting', { body: signatory })
  const employeeIds = people.map(({ employee }) => employee)
  const body = { kind: 'employment', day: '2026-11-19', employeeIds } as const
  await admin.call('POST /api/v1/user/letter', { body })
  await lettersFeature.jobs!.letters!(app, { organisation })
}

/** A compared register with an open difference. */
async function withParallelRun({ admin, within }: Company): Promise<void> {
  await within(async (tx) => {
    const { organisation, now } = tx
    const { rows } = await run(
      tx,
      sql`
        insert into parallel_run (organisation_id, month, file_name, headings, columns, people, compared_at, created_by, created_at)
        values (${organisation}, '2026-10', 'register.csv', '{}', '[]', 1, ${now}, ${admin.account}, ${now}) returning id`,
    )
    await run(
      tx,
      sql`
        insert into parallel_run_difference (organisation_id, parallel_run_id, code, name, figure, figure_name, register_paise,
          payslip_paise, cause, words)
        values (${organisation}, ${(rows[0] as { id: Id }).id}, 'E-1', 'Priya Nair', 'net', '{"text":"Net pay","values":[]}',
          100, 150, 'rounding', '{"text":"Rounded differently","values":[]}')`,
    )
  })
}

async function withCertificates({ app, organisation, admin }: Company): Promise<void> {
  const job = { organisation, financialYear, employees: null, account: admin.account }
  await makePartB(app, job)
  await issueCertificates(app, job)
}

/** An approved trip with its advance paid and neither settled nor recovered. */
async function withTrip({ admin, within }: Company, { account, employee, call }: Person): Promise<void> {
  const [category] = await admin.call('GET /api/v1/user/expense-category')
  const leg = (from: string, to: string, day: string) => ({ from, to, day, mode: 'train' as const })
  const body = {
    reason: 'Audit of the Nashik plant',
    legs: [leg('Pune', 'Nashik', '2026-11-16'), leg('Nashik', 'Pune', '2026-11-17')],
    estimate: [{ categoryId: category!._id, amountPaise: 200_000 }],
    advancePaise: 100_000,
  }
  const { _id: trip } = await call('POST /api/v1/employee/travel-expense-request', { body } as never)
  await within(async (tx) => {
    await run(tx, sql`update request set state = 'approved' where id = ${trip}`)
    const { rows } = await run(
      tx,
      sql`
        insert into payable (organisation_id, employee_id, request_id, request_type, number, type, code, reason,
          amount_paise, from_month, paid_by, created_at)
        values (${tx.organisation}, ${employee}, ${trip}, 'travel', 'TR', 'advance', ${`ADVANCE:${trip}`}, 'Audit', 100000,
          '2026-11', 'outside', ${tx.now}) returning id`,
    )
    await run(
      tx,
      sql`
        insert into payable_payment (organisation_id, payable_id, amount_paise, paid_on, account_id, created_at)
        values (${tx.organisation}, ${(rows[0] as { id: Id }).id}, 100000, '2026-11-01', ${account}, ${tx.now})`,
    )
  })
}

/** Records made only by a browser, a policy or a link in a mail. */
async function withDevices(company: Company, people: readonly Person[]): Promise<void> {
  const { app } = company
  const archives: KeptArchive[] = []
  for (const { account } of people)
    archives.push(await keepSealed(app, company.organisation, Readable.from([Buffer.from(account)])))
  await company.within(async (tx) => {
    const { organisation, now } = tx
    const ends = '2027-01-01'
    for (const [index, { account, employee }] of people.entries()) {
      const archive = archives[index]!
      const admin = company.admin.account
      for (const insert of [
        sql`passkey (organisation_id, account_id, name, credential_id, public_key, counter, transports, kind, agent, created_at)
          values (${organisation}, ${account}, 'Laptop', ${account}, 'key', 0, '{}', 'synced', 'test', ${now})`,
        sql`trusted_device (organisation_id, account_id, digest, agent, address, created_at, expires_at)
          values (${organisation}, ${account}, ${account}, 'test', '127.0.0.1', ${now}, ${ends})`,
        sql`approval_delegation (organisation_id, account_id, delegate_id, starts_on, ends_on, created_by, created_at)
          values (${organisation}, ${account}, ${admin}, '2026-12-01', '2026-12-02', ${account}, ${now})`,
        sql`leave_encashment (organisation_id, employee_id, policy_id, on_day, half_days, pay_month, at_exit, reason, account_id, created_at)
          select ${organisation}, ${employee}, min(id::text)::uuid, '2026-11-19', 2, '2026-12', false, 'Asked for it', ${admin}, ${now}
          from leave_policy where organisation_id = ${organisation} returning 1`,
        sql`change_alert (organisation_id, id, kind, employee_id, changed_by, key_digest, sent_at, expires_at, reported_at)
          values (${organisation}, new_id(), 'email', ${employee}, ${account}, 'digest', ${now}, ${ends}, ${now})`,
        sql`personal_export (organisation_id, account_id, employee_id, language, requested_by, requested_at, state,
            progress_at, file_key, key_sealed, bytes, expires_at)
          values (${organisation}, ${account}, ${employee}, 'en-IN', ${account}, ${now}, 'ready', ${now},
            ${archive.key}, ${archive.sealed}, ${archive.bytes}, ${ends})`,
      ])
        await run(tx, sql`insert into ${insert}`)
    }
  })
}
