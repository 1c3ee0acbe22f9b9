import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { startingSettings } from '@muster/contract/payroll/statutory/statutory-sections.ts'
import { decimalText } from '@muster/engine/payroll/outputs/decimal.ts'
import { aCompany, run, type Company, type Person } from '../../../testing/company.ts'
import { lockMonth, pay, runPayroll, withPayroll } from '../testing.ts'
import { lockedOctober } from './testing.ts'

const files = (person: Person, id: string) => person.call('GET /api/v1/user/payrun/{id}/files', { params: { id } })
async function text(person: Person, id: string, kind: string): Promise<string> {
  const bytes: unknown = await person.call('GET /api/v1/user/payrun/{id}/files/{kind}', { params: { id, kind } })
  return Buffer.isBuffer(bytes) ? bytes.toString('utf8') : ''
}

async function downloads({ within }: Company) {
  const { rows } = await within((tx) =>
    run(tx, sql`select changes from audit_event where action = 'downloaded' order by n`),
  )
  return rows as { changes: Record<string, { to: string }> }[]
}

describe('the files of a locked run', () => {
  test('are listed with their due day, and with the people they exclude and why', async () => {
    const { company, october } = await lockedOctober()
    const { files: list, problems } = await files(company.admin, october)
    expect(problems).toEqual([])
    expect(list.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining([
        'bank',
        'register',
        'wages-register',
        'pf-return',
        'pf-challan',
        'professional-tax',
        'journal',
      ]),
    )
    const of = (kind: string) => list.find((file) => file.kind === kind)
    expect(of('bank')).toMatchObject({
      people: 1,
      excludedCount: 1,
      excluded: [{ name: 'Rahul Iyer', reason: expect.stringContaining('No bank account') }],
    })
    expect(of('pf-return')).toMatchObject({ dueOn: '2026-11-15', people: 1, excluded: [{ name: 'Rahul Iyer' }] })
  })

  test('contain what was paid, to the paisa', async () => {
    const { company, october } = await lockedOctober()
    const { data } = await company.admin.call('GET /api/v1/user/payrun/{id}/payslips', { params: { id: october } })
    const net = (name: string) => data.find(({ employee }) => employee.name === name)!.netPaise
    const paid = await text(company.admin, october, 'bank')
    expect(paid.split('\r\n')).toHaveLength(3)
    expect(paid).toContain(`"PRIYA NAIR","501001234821","HDFC0001234","${decimalText(net('Priya Nair'))}","INR"`)
    const register = await text(company.admin, october, 'register')
    expect(register).toContain(`"${decimalText(net('Priya Nair') + net('Rahul Iyer'))}"`)
    expect(await text(company.admin, october, 'pf-return')).toMatch(
      /^100904319456#~#Priya Nair#~#\d+#~#25000#~#25000#~#25000#~#3000#~#2083#~#917#~#0#~#0\r\n$/,
    )
    expect(await text(company.admin, october, 'journal')).toContain('"Salaries payable"')
    for (const { kind, lacks, refused } of (await files(company.admin, october)).files)
      if (lacks === null && refused === null)
        expect((await text(company.admin, october, kind)).length).toBeGreaterThan(0)
  })

  test('are logged with who downloaded what, its total and hash', async () => {
    const { company, october } = await lockedOctober()
    await text(company.admin, october, 'bank')
    await text(company.admin, october, 'bank')
    const [first, second] = await downloads(company)
    expect(first?.changes).toMatchObject({
      people: { to: '1' },
      sha256: { to: expect.stringMatching(/^[0-9a-f]{64}$/) },
    })
    expect(second?.changes['sha256']).toEqual(first?.changes['sha256'])
    expect(JSON.stringify(first)).not.toContain('501001234821')
  })

  test('are available once the run is approved, and only in existing kinds', async () => {
    const { company, october } = await lockedOctober()
    const november = await runPayroll(company, '2026-11')
    const params = { id: november }
    const early = await company.admin.refused('GET /api/v1/user/payrun/{id}/files', { params })
    expect(early).toMatchObject({ status: 409, message: 'The files are available once the pay run is approved.' })
    const unknown = await company.admin.refused('GET /api/v1/user/payrun/{id}/files/{kind}', {
      params: { id: october, kind: 'nothing' },
    })
    expect(unknown).toMatchObject({ status: 404 })
  })

  test('with accounts or identity numbers need the permission to see them', async () => {
    const { company, priya, october } = await lockedOctober()
    const accountant = await company.employee('Dev Shah', { role: 'Accountant' })
    const reader = await company.employee('Asha Pillai', { granted: ['payRollHistoryRead'] })
    const list = (await files(accountant, october)).files
    // Everyone's days need the permission to see attendance.
    expect(list.filter(({ lacks }) => lacks !== null)).toMatchObject([
      { kind: 'attendance-register', lacks: 'organizationAttendanceRead', people: 0 },
    ])
    expect(
      await accountant.refused('GET /api/v1/user/payrun/{id}/files/{kind}', {
        params: { id: october, kind: 'attendance-register' },
      }),
    ).toMatchObject({ status: 403 })
    for (const { kind } of list.filter(({ refused, lacks }) => refused === null && lacks === null))
      expect((await text(accountant, october, kind)).length).toBeGreaterThan(0)
    expect(await text(accountant, october, 'bank')).toContain('501001234821')
    const less = (await files(reader, october)).files
    expect(less.find(({ kind }) => kind === 'bank')).toMatchObject({
      lacks: 'employeeBankRead',
      excluded: [],
      people: 0,
    })
    expect(less.find(({ kind }) => kind === 'pf-')).toMatchObject({ lacks: 'employeeIdentityRead', people: 0 })
    const fetch = 'GET /api/v1/user/payrun/{id}/files/{kind}'
    const params = (kind: string) => ({ params: { id: october, kind } })
    for (const kind of ['bank', 'pf-return'])
      expect(await reader.refused(fetch, params(kind))).toMatchObject({ status: 403 })
    for (const path of ['files', 'difference', 'difference/people'] as const)
      expect(await priya.refused(`GET /api/v1/user/payrun/{id}/${path}`, { params: { id: october } })).toMatchObject({
        status: 403,
      })
    const other = await aCompany('Globex')
    expect(await other.admin.refused(fetch, params('register'))).toMatchObject({ status: 404 })
  })
})

test('a reversed payslip is not paid, and the return that includes it says so', async () => {
  const { company, october } = await lockedOctober()
  const { data } = await company.admin.call('GET /api/v1/user/payrun/{id}/payslips', { params: { id: october } })
  const priya = data.find(({ employee }) => employee.name === 'Priya Nair')!
  const { runId } = await company.admin.call('POST /api/v1/user/payslip/{id}/reversal', {
    params: { id: priya._id },
    body: { reason: 'Paid twice' },
  })
  const list = (await files(company.admin, october)).files
  const of = (kind: string) => list.find((file) => file.kind === kind)
  expect(of('bank')).toMatchObject({ people: 0, amountPaise: 0, excludedCount: 2 })
  expect(of('bank')?.excluded.map(({ reason }) => reason)).toContain('Reversed: not to be paid')
  expect(of('pf-return')?.excluded.map(({ reason }) => reason.split('.')[0])).toContain(
    'Reversed since, but in this file',
  )
  expect(await text(company.admin, october, 'tax-annexure-1').catch(() => 'none')).not.toContain('ABCPN1234F')
  const back = await files(company.admin, runId)
  expect(back.problems).toEqual([])
  expect(back.files.map(({ kind }) => kind)).toEqual([
    'register',
    'wages-register',
    'journal',
    'journal-tally',
    'journal-csv',
  ])
})

test('the books owe PF what its challan asks for, with the minimum charge if it applies', async () => {
  const { company, october } = await lockedOctober()
  const owed = async (id: string) => {
    const line = (await text(company.admin, id, 'journal')).match(/"EPF payable","","","([\d.]+)"/)
    const challan = (await text(company.admin, id, 'pf-challan')).match(
      /"Account 2, EPF admin charges","([\d.]+)"[^]*"Total","([\d.]+)"/,
    )
    expect((await files(company.admin, id)).problems).toEqual([])
    expect(line?.[1]).toBe(challan?.[2])
    return challan?.[1]
  }
  expect(await owed(october)).toBe('500.00')
  const value = { ...startingSettings.pf, adminMinimum: false }
  const body = { section: 'pf', from: '2026-11', note: 'One code for several places', value } as const
  await company.admin.call('POST /api/v1/user/statutory-settings', { body })
  const november = await lockMonth(company, '2026-11')
  expect(Number(await owed(november))).toBeLessThan(250)
})

test('the month goes to Tally as a voucher and to Zoho Books as a journal, with the same total', async () => {
  const { company, october } = await lockedOctober()
  const xml = await text(company.admin, october, 'journal-tally')
  const amounts = [
    ...xml.matchAll(/<LEDGERNAME>[^<]*<\/LEDGERNAME><ISDEEMEDPOSITIVE>\w+<\/ISDEEMEDPOSITIVE><AMOUNT>(-?[\d.]+)</g),
  ]
  expect(amounts.length).toBeGreaterThan(4)
  expect(amounts.reduce((all, [, amount]) => all + Math.round(Number(amount) * 100), 0)).toBe(0)
  expect(xml).toContain('<DATE>20261031</DATE>')
  expect(xml).toContain('<LEDGERNAME>Employer EPF</LEDGERNAME>')
  expect(xml).toContain('<CATEGORY>Location</CATEGORY>')
  const lines = (await text(company.admin, october, 'journal-csv')).trim().split('\r\n').slice(1)
  const total = (place: number) =>
    lines.reduce((all, line) => all + Math.round(Number(line.slice(1, -1).split('","')[place]) * 100), 0)
  expect(total(5)).toBe(total(6))
})

test("the bank file has the company's account, and says so if there is none", async () => {
  const { company, october } = await lockedOctober()
  const bankFile = async () => (await files(company.admin, october)).files.find(({ kind }) => kind === 'bank')
  expect((await bankFile())?.note).toContain("The file doesn't name your company's account")
  expect(await text(company.admin, october, 'bank')).toContain('"NEFT","","2026-10-31"')
  const account = { holderName: 'Acme', accountNumber: '50100000001', accountNumberAgain: '50100000001' }
  await company.admin.call('PUT /api/v1/user/payrun-bank', { body: { ...account, ifsc: 'HDFC0000001' } })
  expect((await bankFile())?.note).toBeNull()
  // Both accounts are at the same bank.
  expect(await text(company.admin, october, 'bank')).toContain('"IFT","50100000001","2026-10-31"')
})

test('the last month of a year has the figures of the year', async () => {
  const company = await withPayroll(await aCompany(), { statutory: true })
  const priya = await company.employee('Priya Nair', { joinedOn: '2025-04-01' })
  await pay(company, priya, 180_000_000, '2025-04-01')
  const march = await lockMonth(company, '2026-03')
  const list = (await files(company.admin, march)).files
  expect(list.find(({ kind }) => kind === 'tax-annexure-2')).toMatchObject({
    name: 'Form 24Q, Annexure II',
    dueOn: '2026-05-31',
    people: 1,
  })
  const [header, row] = (await text(company.admin, march, 'tax-annexure-2')).split('\r\n')
  expect(row).toContain('"PANNOTAVBL","Priya Nair","2026-03-01","2026-03-31","new","150000.00"')
  expect(header).toContain('"6 Income chargeable under the head “Salaries” [3 + 1(e) − 5]"')
  expect(row?.split('","')).toHaveLength(header?.split('","').length ?? 0)
})
