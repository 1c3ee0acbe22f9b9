import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aCompany, run, type Company, type Person } from '../../../testing/company.ts'
import { checkedFile, imported, rowsOf, undone } from '../../imports/testing/run-file.ts'
import { lockMonth, withPayroll } from '../testing.ts'

const codeOf = (company: Company, person: Person) =>
  company.within(async (tx) => {
    const { rows } = await run(tx, sql<{ code: string }>`select code from employee where id = ${person.employee}`)
    return (rows[0] as { code: string }).code
  })

test('a company moves in with files: salaries, loans, pay by month and as totals, and the first run is right', async () => {
  const company = await withPayroll(await aCompany(), { statutory: true })
  const hr = await company.employee('Anita Rao', { role: 'HR', joinedOn: '2026-10-01' })
  const [priya, ravi] = [
    await company.employee('Priya Nair', { joinedOn: '2020-06-01' }),
    await company.employee('Ravi Kumar', { joinedOn: '2020-06-01' }),
  ]
  for (const [n, person] of [priya, ravi].entries()) {
    const params = { id: person.employee }
    await company.admin.call('PUT /api/v1/employee/personal-info/{id}', { params, body: { pan: `ABCPN123${n}F` } })
  }
  const [a, b] = [await codeOf(company, priya), await codeOf(company, ravi)]

  const salaryLines = ['Employee ID,CTC,Effective from', `${a},"24,00,000",01/10/2026`, `${b},2400000,01/10/2026`]
  const wrongSalaries = await checkedFile(company, hr, 'salaries', [
    salaryLines[0]!,
    'X-9,100000,01/10/2026',
    `${a},little,01/10/2020`,
    `${b},2400000,01/01/2020`,
  ])
  expect((await rowsOf(hr, wrongSalaries)).map(({ faults }) => faults.map(({ column }) => column))).toEqual([
    ['code'],
    ['annualCtc'],
    ['startsOn'],
  ])
  const salaries = await checkedFile(company, hr, 'salaries', salaryLines)
  expect(await imported(company, hr, salaries)).toMatchObject({ state: 'imported', counts: { new: 2 } })
  const raised = await checkedFile(company, hr, 'salaries', [salaryLines[0]!, `${b},1200000,01/10/2026`])
  expect(await rowsOf(hr, raised)).toMatchObject([
    { outcome: 'changed', changes: [{ column: 'annualCtc', from: '2400000.00', to: '1200000.00' }] },
  ])
  await imported(company, hr, raised)
  expect(await undone(company, hr, salaries)).toMatchObject({ stuckRows: 1 })
  expect(await undone(company, hr, raised)).toMatchObject({ state: 'undone' })
  const { salaries: now } = await hr.call('GET /api/v1/employee/salary/{id}', { params: { id: ravi.employee } })
  expect(now.map(({ annualCtcPaise }) => annualCtcPaise)).toEqual([2_400_000_00])

  const loanLines = ['Employee ID,Loan,Balance,EMI,First month', `${a},Bike loan,45000,5000,Oct 2026`]
  const loans = await checkedFile(company, hr, 'loans', loanLines)
  expect(await imported(company, hr, loans)).toMatchObject({ counts: { new: 1 }, canUndo: true })
  const other = await checkedFile(company, hr, 'loans', [
    ...loanLines,
    `${a},bike Loan,40000,5000,10/2026`,
    `${b},Advance,1000,5000,10/2026`,
    `${b},Advance 2,1000,500,soon`,
  ])
  expect((await rowsOf(hr, other)).map(({ faults, outcome }) => [outcome, faults[0]?.column ?? null])).toEqual([
    ['unchanged', null],
    ['refused', 'name'],
    ['refused', 'installment'],
    ['refused', 'startMonth'],
  ])
  expect(await undone(company, hr, loans)).toMatchObject({ state: 'undone' })
  await imported(company, hr, await checkedFile(company, hr, 'loans', loanLines))

  const headings = 'Employee ID,Month,Gross,Basic,PF,PT,TDS,Paid days'
  const months = ['Apr-26', '05/2026', '2026-06', '01/07/2026', 'August 2026', '09/2026']
  const byMonth = await checkedFile(company, hr, 'payByMonth', [
    headings,
    ...months.map((month) => `${a},${month},"2,00,000.00",100000,1800,200,24375,`),
  ])
  expect(await imported(company, hr, byMonth)).toMatchObject({ counts: { new: 6 }, canUndo: true })
  const totalHeadings = 'Employee ID,From month,To month,Gross,Basic,PF,PT,TDS'
  const wrong = await checkedFile(company, hr, 'payTotals', [
    totalHeadings,
    `${a},04/2026,09/2026,1200000,600000,,,`,
    `${b},04/2026,10/2026,1200000,600000,,,`,
    `${b},May,09/2026,a lot,600000,,,`,
    `Z-1,04/2026,09/2026,1200000,600000,,,`,
  ])
  expect((await rowsOf(hr, wrong)).map(({ faults }) => faults.map(({ column, message }) => [column, message]))).toEqual(
    [
      [['fromMonth', 'April 2026 is entered already']],
      [['toMonth', expect.stringContaining('separately')]],
      [
        ['fromMonth', 'Enter a month as MM/YYYY'],
        ['salaryPaise', 'Enter an amount in rupees'],
      ],
      [['code', 'There is no employee Z-1. Import the employees first, or correct the ID.']],
    ],
  )
  const total = (tds: number) => [totalHeadings, `${b},04/2026,09/2026,1200000,600000,10800,1200,${tds}`]
  await imported(company, hr, await checkedFile(company, hr, 'payTotals', total(100_000)))
  const corrected = await checkedFile(company, hr, 'payTotals', total(146_250))
  expect(await rowsOf(hr, corrected)).toMatchObject([
    { outcome: 'changed', changes: [{ column: 'tdsPaise', from: '100000.00', to: '146250.00' }] },
  ])
  await imported(company, hr, corrected)
  expect(await undone(company, hr, corrected)).toMatchObject({ state: 'undone' })
  await imported(company, hr, await checkedFile(company, hr, 'payTotals', total(146_250)))
  const again = await checkedFile(company, hr, 'payTotals', total(146_250))
  expect(await rowsOf(hr, again)).toMatchObject([{ outcome: 'unchanged' }])

  const id = await lockMonth(company, '2026-10')
  const { data } = await hr.call('GET /api/v1/user/payrun/{id}/payslips', { params: { id } })
  for (const [name, loan] of [
    ['Priya Nair', 5_000_00],
    ['Ravi Kumar', undefined],
  ] as const) {
    const slip = data.find(({ employee }) => employee.name === name)!
    const { lines } = await hr.call('GET /api/v1/user/payslip/{id}', { params: { id: slip._id } })
    // 2,92,500 of tax less 1,46,250, over six months.
    expect(lines.find(({ code }) => code === 'TDS')?.amountPaise).toBe(24_375_00)
    expect(lines.find(({ code }) => code.startsWith('LOAN'))?.amountPaise).toBe(loan)
  }
  expect(await undone(company, hr, byMonth)).toMatchObject({
    stuckRows: 6,
    stuck: expect.arrayContaining([
      expect.objectContaining({ reason: 'The locked payslip of Priya Nair for October 2026 was calculated from it.' }),
    ]),
  })
  const late = await checkedFile(company, hr, 'salaries', [salaryLines[0]!, `${a},1200000,01/11/2026`])
  expect((await rowsOf(hr, late))[0]?.faults).toEqual([
    { column: 'code', message: "Priya Nair has a locked payslip. Revise the salary on the employee's page." },
  ])
})
