import { beforeAll, describe, expect, test } from 'vitest'
import { netOf, type PaySums } from '@muster/engine/payroll/payslip/pay-sums.ts'
import { aCompany, type Company, type Person } from '../../../testing/company.ts'
import { approvedClaim } from '../payable/testing.ts'
import { payslipPaper } from '../pdf/payslip-paper.ts'
import { lockMonth, pay, withPayroll } from '../testing.ts'

let company: Company & { template: string }
let priya: Person
let run: string

/** One claim is returned without tax, one is taxed as pay. */
beforeAll(async () => {
  company = await withPayroll(await aCompany(), { statutory: true })
  company.clock.set('2026-10-05T06:00:00.000Z')
  await company.employee('Anita Rao', { role: 'HR' })
  priya = await company.employee('Priya Nair', { joinedOn: '2020-06-01' })
  await pay(company, priya, 600_000_00)
  const before = {
    salaryPaise: 240_000_00,
    basicPaise: 120_000_00,
    pfPaise: 10_800_00,
    ptPaise: 1_200_00,
    tdsPaise: 500_00,
  }
  const body = { employeeId: priya.employee, fromMonth: '2026-04', toMonth: '2026-09', ...before }
  await company.admin.call('POST /api/v1/user/opening-pay', { body })
  const number = { accountNumber: '501001234821', accountNumberAgain: '501001234821', accountType: 'savings' as const }
  await company.admin.call('POST /api/v1/employee/bank-details', {
    body: { employeeId: priya.employee, holderName: 'Priya Nair', ifsc: 'HDFC0001234', ...number },
  })
  await approvedClaim(company, priya, 'CL-0001', 4_500_00)
  await approvedClaim(company, priya, 'CL-0002', 1_000_00, 'taxedReimbursement')
  run = await lockMonth(company, '2026-10')
})

const params = () => ({ id: run })
const people = async () =>
  (await company.admin.call('GET /api/v1/user/payrun/{id}/payslips', { params: params() })).data
const slip = async () =>
  company.admin.call('GET /api/v1/user/payslip/{id}', { params: { id: (await people())[0]!._id } })
const passbook = () => priya.call('GET /api/v1/user/passbook/{id}', { params: { id: priya.employee } })
const holds = (sums: Omit<PaySums, 'roundOffPaise'> & { roundOffPaise?: number }, roundOffPaise: number) => {
  expect(sums.reimbursementsPaise).toBe(4_500_00)
  expect(netOf({ ...sums, roundOffPaise })).toBe(sums.netPaise)
}

describe('gross without reimbursements, and what leads from it to net', () => {
  test('is on the payslip, its year to date, the list of payslips, the passbook and the run', async () => {
    const { roundOffPaise, yearToDate, ...one } = await slip()
    holds(one, roundOffPaise)
    holds(yearToDate, roundOffPaise)
    holds((await people())[0]!, roundOffPaise)
    holds((await passbook()).data[0]!, roundOffPaise)
    const { totals } = await company.admin.call('GET /api/v1/user/payrun/{id}', { params: params() })
    holds(totals, totals.roundOffPaise)
    const current = await company.admin.call('GET /api/v1/user/payrun-history', { query: {} })
    holds(current.data[0]!.totals, totals.roundOffPaise)
    expect(totals.grossPaise).toBe(one.grossPaise)
  })

  test('is in the register, and its net is what the bank pays', async () => {
    const path = { id: run, kind: 'register' }
    const bytes: unknown = await company.admin.call('GET /api/v1/user/payrun/{id}/files/{kind}', { params: path })
    const rows = String(bytes).trim().split('\r\n')
    const [head, total] = [rows[0]!, rows.at(-1)!].map((row) => row.replaceAll('"', '').split(','))
    const paise = (name: string) => Math.round(Number(total![head!.indexOf(name)]) * 100)
    const { grossPaise, deductionsPaise, netPaise } = await slip()
    expect(head).toEqual(expect.arrayContaining(['Gross', 'Reimbursements', 'Deductions', 'Round off', 'Net pay']))
    expect(paise('Gross')).toBe(grossPaise)
    expect(paise('Deductions')).toBe(deductionsPaise)
    expect(paise('Net pay')).toBe(netPaise)
    expect(paise('Gross') + paise('Reimbursements') - paise('Deductions') + paise('Round off')).toBe(netPaise)
    const { files } = await company.admin.call('GET /api/v1/user/payrun/{id}/files', { params: params() })
    expect(files.find(({ kind }) => kind === 'bank')).toMatchObject({ amountPaise: netPaise, people: 1 })
  })

  test('is in the PDF', async () => {
    const one = await slip()
    const paper = payslipPaper(one, 'en')
    const totals = Object.fromEntries(paper.tables.map(({ total }) => [total?.label, total?.amounts.at(-1)]))
    expect(totals).toMatchObject({ Gross: one.grossPaise, 'Total reimbursements': 4_500_00 })
  })
})

describe('pay before the first run here', () => {
  test('is in the year to date, on a line that says so', async () => {
    const { yearToDate, earlierLines, lines, ...one } = await slip()
    expect(yearToDate).toMatchObject({
      grossPaise: one.grossPaise + 240_000_00,
      deductionsPaise: one.deductionsPaise + 12_500_00,
      netPaise: one.netPaise + 227_500_00,
    })
    expect(earlierLines).toMatchObject([
      { name: 'Pay before Muster', type: 'earning', yearToDatePaise: 240_000_00 },
      { name: 'PF, professional tax and TDS before Muster', type: 'deduction', yearToDatePaise: 12_500_00 },
    ])
    const ofYear = (type: string) =>
      [...lines, ...earlierLines].reduce((sum, line) => sum + (line.type === type ? (line.yearToDatePaise ?? 0) : 0), 0)
    expect(ofYear('earning')).toBe(yearToDate.grossPaise)
    expect(ofYear('deduction')).toBe(yearToDate.deductionsPaise)
    const [row] = (await passbook()).data
    expect(row).toMatchObject({ yearToDatePaise: yearToDate.netPaise, beforePaise: 227_500_00 })
  })

  test('is not in that of the next tax year', async () => {
    company.clock.set('2027-04-20T06:00:00.000Z')
    for (const month of ['2026-11', '2026-12', '2027-01', '2027-02', '2027-03', '2027-04'])
      await lockMonth(company, month)
    const [april] = (await passbook()).data
    expect(april).toMatchObject({ month: '2027-04', yearToDatePaise: april!.netPaise, beforePaise: 0 })
  })
})
