import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { brokenConstraint } from '../../../platform/database/failures.ts'
import { aCompany, type Company, type Person } from '../../../testing/company.ts'
import { paise, readStatement } from '@muster/engine/payroll/outputs/tds/statement-reader.fixture.ts'
import { lockMonth, pay, withPayroll } from '../testing.ts'

/** Two people with taxed pay in a locked October 2026, one with a PAN. */
async function lockedOctober() {
  const company = await withPayroll(await aCompany(), { statutory: true })
  const priya = await company.employee('Priya Nair')
  const rahul = await company.employee('Rahul Iyer')
  await pay(company, priya, 600_000_000)
  await pay(company, rahul, 450_000_000)
  const body = { employeeId: priya.employee, pan: 'ABCPN1234F' }
  await company.admin.call('POST /api/v1/employee/personal-info', { body })
  return { company, priya, october: await lockMonth(company, '2026-10') }
}

const challan = {
  ...{ bsr: '0510308', paidOn: '2026-11-06', serial: '1234', surchargePaise: null, cessPaise: null },
  ...{ interestPaise: null, feePaise: null, otherPaise: null, months: ['2026-10'] },
}
const place = {
  ...{ line1: '12, MG Road', line2: 'Bengaluru', line3: '', line4: '', line5: '', state: 'IN-KA', pinCode: '560001' },
  ...{ email: 'pay@acme.test', phone: '080-41234567'.replace('0', ''), isChanged: false },
}
const deductor = {
  ...{ type: 'K' as const, name: 'Acme Components', branch: '', place, earlierReceipt: '123456789012345' },
  person: { name: 'Anita Rao', designation: 'Head of HR', pan: 'ABCPR1234F', place: { ...place, phone: '9876543210' } },
}
const october = async (person: Person) => {
  const { months } = await person.call('GET /api/v1/user/tds-month')
  return months.find(({ month }) => month === '2026-10')!
}
const third = async (person: Person) => {
  const { statements } = await person.call('GET /api/v1/user/tds-statement')
  return statements.find(({ quarter }) => quarter === 3)!
}
const register = (
  company: Company,
  more: Partial<Omit<typeof challan, 'months'>> & { taxPaise: number; months?: string[] },
) => company.admin.call('POST /api/v1/user/tds-challan', { body: { ...challan, ...more } })
async function ready() {
  const set = await lockedOctober()
  const { admin } = set.company
  await set.company.within((tx) =>
    tx.query({
      name: '',
      text: `update organisation set tan = 'BLRA12345B', pan = 'AAACA1234A' where id = $1`,
      values: [set.company.organisation],
    }),
  )
  await admin.call('PUT /api/v1/user/tds-deductor', { body: deductor })
  return set
}

test('a challan is linked to the open deductions of its months, up to its tax', async () => {
  const { company } = await lockedOctober()
  const before = await october(company.admin)
  expect(before).toMatchObject({ depositedPaise: 0, openPaise: before.deductedPaise, dueOn: '2026-11-07' })
  expect(before.deductedPaise).toBeGreaterThan(0)
  const first = await register(company, { taxPaise: before.deductedPaise - 100_00 })
  expect(first.linkedPaise).toBe(before.deductedPaise - 100_00)
  expect(await october(company.admin)).toMatchObject({ openPaise: 100_00 })
  const second = await register(company, { serial: '77', taxPaise: 500_00 })
  expect(second.linkedPaise).toBe(100_00)
  expect(await october(company.admin)).toMatchObject({ openPaise: 0, depositedPaise: before.deductedPaise })
  const { data } = await company.admin.call('GET /api/v1/user/tds-challan')
  expect(data).toMatchObject([
    { serial: expect.stringMatching(/^(01234|00077)$/), months: ['2026-10'], isFiled: false, dueInterestPaise: 0 },
    { serial: expect.stringMatching(/^(01234|00077)$/) },
  ])
  await company.admin.call('DELETE /api/v1/user/tds-challan/{id}', { params: { id: first._id } })
  expect(await october(company.admin)).toMatchObject({ openPaise: before.deductedPaise - 100_00 })
  await company.admin.call('PUT /api/v1/user/tds-challan/{id}', { params: { id: second._id }, body: { months: [] } })
  expect(await october(company.admin)).toMatchObject({ openPaise: before.deductedPaise })
})

test('a challan is in the register once, and never deposits more than was paid with it', async () => {
  const { company, priya } = await lockedOctober()
  const { _id } = await register(company, { taxPaise: 1_000_00, months: [] })
  expect(
    await company.admin.refused('POST /api/v1/user/tds-challan', { body: { ...challan, taxPaise: 1 } }),
  ).toMatchObject({
    errors: [{ path: 'body.serial', message: 'This challan is already in the register' }],
  })
  const more = company.within((tx) =>
    tx.query({
      name: '',
      text: `insert into tds_deposit (organisation_id, challan_id, employee_id, month, paid_in, amount_paise)
        values ($1, $2, $3, '2026-10', '2026-10', 100001)`,
      values: [company.organisation, _id, priya.employee],
    }),
  )
  expect(await more.catch(brokenConstraint)).toBe('tds_deposit_challan_check')
})

test('late deposits show the interest due', async () => {
  const { company } = await lockedOctober()
  const { deductedPaise } = await october(company.admin)
  await register(company, { taxPaise: deductedPaise, paidOn: '2026-11-08' })
  const { data } = await company.admin.call('GET /api/v1/user/tds-challan')
  // Two calendar months of 1.5 %, to the rupee.
  expect(data[0]?.dueInterestPaise).toBe(Math.round((deductedPaise * 0.03) / 100) * 100)
  const query = { of: 'pf' as const, month: '2026-09', paidOn: '2026-11-14', amountPaise: 36_500_00 }
  expect(await company.admin.call('GET /api/v1/user/late-payment', { query })).toMatchObject({
    ...{ dueOn: '2026-10-15', interestPaise: 360_00, damagesPaise: 365_00 },
  })
})

test('everything missing from the file is named at once, with the page to enter it on', async () => {
  const { company } = await lockedOctober()
  const { missing, notes } = await third(company.admin)
  expect(missing.map(({ at }) => at)).toEqual(['company', 'company', 'deductor', 'challans'])
  expect(missing[3]?.message).toMatch(/^₹[\d,.]+ of TDS deducted in October 2026 is not linked to a challan\.$/)
  expect(notes.map(({ message }) => message)).toContain('No salaries of a locked pay run were paid in November 2026.')
  const params = { year: '2026-27', quarter: 3 }
  expect(
    (await company.admin.refused('GET /api/v1/user/tds-statement/{year}/{quarter}/file', { params })).message,
  ).toContain('TAN')
})

test('the file has the deductions of the payslips under their challans, to the paisa, and the register stores its hash', async () => {
  const { company, october: run } = await ready()
  const { deductedPaise } = await october(company.admin)
  await register(company, { taxPaise: deductedPaise - 7, interestPaise: 100_00 } as never)
  await register(company, { serial: '5', taxPaise: 7 })
  const params = { year: '2026-27', quarter: 3 }
  const bytes: unknown = await company.admin.call('GET /api/v1/user/tds-statement/{year}/{quarter}/file', { params })
  const text = Buffer.isBuffer(bytes) ? bytes.toString('latin1') : ''
  const { batch, of } = readStatement(text)
  expect(batch).toMatchObject({
    ...{ form: '138', tan: 'BLRA12345B', pan: 'AAACA1234A', challans: '2', period: 'Q3', hasEarlier: 'Y' },
    ...{ previousReceipt: '123456789012345', personPan: 'ABCPR1234F', deductorType: 'K' },
  })
  const { data } = await company.admin.call('GET /api/v1/user/payrun/{id}/payslips', { params: { id: run } })
  const slips = await Promise.all(
    data.map(({ _id }) => company.admin.call('GET /api/v1/user/payslip/{id}', { params: { id: _id } })),
  )
  const taken = slips.flatMap(({ lines }) => lines).filter(({ code }) => code === 'TDS')
  const total = of('DD').reduce((sum, { total }) => sum + paise(total), 0)
  expect(total).toBe(taken.reduce((sum, { amountPaise }) => sum + Math.abs(amountPaise), 0))
  expect(total).toBe(deductedPaise)
  expect(paise(batch['deposited'])).toBe(deductedPaise + 100_00)
  const priya = of('DD').filter(({ pan }) => pan === 'ABCPN1234F')
  expect(priya.length).toBeGreaterThan(0)
  const made = await third(company.admin)
  expect(made).toMatchObject({ missing: [], fileName: '138RQ327.txt', form: 'Form 138' })
  expect(made.made?.sha256).toBe(createHash('sha256').update(text, 'latin1').digest('hex'))
  const reader = await company.employee('Asha Pillai', { granted: ['payRollHistoryRead'] })
  expect(await reader.refused('GET /api/v1/user/tds-statement/{year}/{quarter}/file', { params })).toMatchObject({
    status: 403,
  })
})

test('a filed quarter keeps its challans until its receipt is removed', async () => {
  const { company } = await ready()
  const { deductedPaise } = await october(company.admin)
  const { _id } = await register(company, { taxPaise: deductedPaise })
  const params = { year: '2026-27', quarter: 3 }
  const file = (body: { receipt: string | null; filedOn: string | null }) =>
    company.admin.call('PUT /api/v1/user/tds-statement/{year}/{quarter}', { params, body })
  await file({ receipt: '098765432109876', filedOn: '2026-11-08' })
  expect(await third(company.admin)).toMatchObject({ receipt: '098765432109876', filedOn: '2026-11-08', feePaise: 0 })
  const remove = { params: { id: _id } }
  expect(await company.admin.refused('DELETE /api/v1/user/tds-challan/{id}', remove)).toMatchObject({ status: 409 })
  expect(
    await company.admin.refused('POST /api/v1/user/tds-challan', { body: { ...challan, serial: '9', taxPaise: 5 } }),
  ).toMatchObject({ errors: [{ path: 'body.months' }] })
  await file({ receipt: null, filedOn: null })
  await company.admin.call('DELETE /api/v1/user/tds-challan/{id}', remove)
})

test('the PAN of the responsible person is encrypted, shown by its last characters, and kept if none is typed', async () => {
  const { company } = await ready()
  const shown = await company.admin.call('GET /api/v1/user/tds-deductor')
  expect(shown.deductor).toMatchObject({ name: 'Acme Components', person: { pan: '•••••• 234F' } })
  const { pan: _, ...person } = deductor.person
  await company.admin.call('PUT /api/v1/user/tds-deductor', {
    body: { ...deductor, person: { ...person, name: 'Meera Das' } },
  })
  expect((await company.admin.call('GET /api/v1/user/tds-deductor')).deductor?.person).toMatchObject({
    name: 'Meera Das',
    pan: '•••••• 234F',
  })
  expect(
    await company.admin.refused('PUT /api/v1/user/tds-deductor', {
      body: { ...deductor, person: { ...person, pan: 'AAACA1234A' } },
    }),
  ).toMatchObject({ errors: [{ path: 'body.person.pan' }] })
})

test("Form 24Q of the fourth quarter has the year's salary with the figures of the certificates", async () => {
  const company = await withPayroll(await aCompany(), { statutory: true })
  const priya = await company.employee('Priya Nair', { joinedOn: '2026-03-01' })
  await pay(company, priya, 3_000_000_000, '2026-03-01')
  const body = { employeeId: priya.employee, pan: 'ABCPN1234F', birthDate: '1960-02-28' }
  await company.admin.call('POST /api/v1/employee/personal-info', { body })
  await lockMonth(company, '2026-03')
  await company.within((tx) =>
    tx.query({
      name: '',
      text: `update organisation set tan = 'BLRA12345B', pan = 'AAACA1234A' where id = $1`,
      values: [company.organisation],
    }),
  )
  await company.admin.call('PUT /api/v1/user/tds-deductor', { body: deductor })
  const query = { financialYear: '2025-26' }
  const { months } = await company.admin.call('GET /api/v1/user/tds-month', { query })
  const { deductedPaise } = months.find(({ month }) => month === '2026-03')!
  await register(company, { taxPaise: deductedPaise, paidOn: '2026-04-30', months: ['2026-03'] })
  const params = { year: '2025-26', quarter: 4 }
  const bytes: unknown = await company.admin.call('GET /api/v1/user/tds-statement/{year}/{quarter}/file', { params })
  const { batch, of } = readStatement(Buffer.isBuffer(bytes) ? bytes.toString('latin1') : '')
  expect(batch).toMatchObject({ form: '24Q', period: 'Q4', salaries: '1', mobile: '9876543210' })
  const [salary] = of('SD')
  expect(salary).toMatchObject({ pan: 'ABCPN1234F', category: 'S', isOptedOut: 'N', hasLandlords: 'N', to: '31032026' })
  expect(paise(salary?.['deductedHere'])).toBe(deductedPaise)
  expect(paise(salary?.['salary'])).toBe(of('DD').reduce((sum, { paid }) => sum + paise(paid), 0))
  expect(of('S16').map(({ section }) => section)).toContain('16(ia)')
})

test("Form 24Q of the fourth quarter isn't made with a part of a name, also of someone without TDS", async () => {
  const company = await withPayroll(await aCompany(), { statutory: true })
  const [priya, asha] = [
    await company.employee('Priya Nair', { joinedOn: '2026-03-01' }),
    await company.employee('Asha नायर', { joinedOn: '2026-03-01' }),
  ]
  await pay(company, priya, 3_000_000_000, '2026-03-01')
  await pay(company, asha, 30_000_000, '2026-03-01')
  await lockMonth(company, '2026-03')
  const params = { year: '2025-26', quarter: 4 }
  const query = { financialYear: '2025-26' }
  const { statements } = await company.admin.call('GET /api/v1/user/tds-statement', { query })
  const nameless = statements[3]!.missing.filter(({ at }) => at === 'employees')
  expect(nameless.map(({ message }) => message)).toEqual([
    "The name isn't all in Latin letters: ACM-0002. The file takes no others.",
  ])
  expect(
    JSON.stringify(await company.admin.refused('GET /api/v1/user/tds-statement/{year}/{quarter}/file', { params })),
  ).toContain('ACM-0002')
})

test("the deductor's texts are transliterated, or refused by name; a name over the file's length is told", async () => {
  const { company } = await ready()
  const { admin } = company
  const save = (more: object) => admin.call('PUT /api/v1/user/tds-deductor', { body: { ...deductor, ...more } })
  const ofDeductor = async () => (await third(admin)).missing.filter(({ at }) => at === 'deductor')
  await save({ name: 'Société Müller & Łódź – India', place: { ...place, line1: '12, Straße’s End' } })
  expect(await ofDeductor()).toEqual([])
  const devanagari = { ...place, line2: 'बेंगलुरु' }
  await save({ name: 'एक्मे Components', branch: 'पुणे', place: devanagari })
  expect((await ofDeductor()).map(({ message }) => message.split(" isn't")[0])).toEqual([
    "The deductor's name",
    "The deductor's branch",
    "The deductor's address",
  ])
  const params = { year: '2026-27', quarter: 3 }
  const refused = await admin.refused('GET /api/v1/user/tds-statement/{year}/{quarter}/file', { params })
  expect(JSON.stringify(refused)).toContain("The deductor's name isn't all in Latin letters")
  await save({})
  const { deductedPaise } = await october(admin)
  const long = await company.employee(`Venkata${'subramanyam'.repeat(4)} ${'Krishnamurthy'.repeat(4)}`)
  await pay(company, long, 600_000_000)
  await lockMonth(company, '2026-11')
  expect(deductedPaise).toBeGreaterThan(0)
  expect((await third(admin)).notes.map(({ message }) => message)).toContain(
    'The name is shortened to 75 characters, as the file takes no more: ACM-0003.',
  )
})
