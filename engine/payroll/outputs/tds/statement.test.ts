import { describe, expect, test } from 'vitest'
import { indianBook } from '../../../statute-book/india.ts'
import { sum } from '../../../money.ts'
import type { Form16Input } from '../../rules/in/forms/form-16-figures.ts'
import { form16PartB } from '../../rules/in/forms/form-16.ts'
import { nothingDeclared } from '../../rules/in/salary-tax/input.ts'
import type { StatementChallan, StatementDeduction } from './challan-records.ts'
import type { Deductor } from './headers.ts'
import { listedParties, salaryRecords, type SalaryDetail } from './salary-records.ts'
import { isPublished, quarterOfDay, statementFileName, statementText, type Statement } from './statement.ts'
import { paise, readStatement } from './statement-reader.fixture.ts'

const place = {
  lines: ['12, MG Road', 'Bengaluru'],
  state: 'IN-KA',
  pinCode: '560001',
  email: 'pay@acme.test',
  phone: '8041234567',
  isChanged: false,
}
const deductor: Deductor = {
  ...{ tan: 'BLRA12345B', pan: 'AAACA1234A', gstin: null, name: 'Acme Ltd.', branch: '', type: 'K', place },
  person: {
    ...{ name: 'Anita Rao', designation: 'Head of HR', pan: 'ABCPR1234F' },
    place: {
      ...place,
      state: 'IN-TS',
      pinCode: '500081',
      email: 'anita@acme.test',
      phone: '9876543210',
      isChanged: true,
    },
  },
}
const deduction = (code: string, tds: number, more: Partial<StatementDeduction> = {}): StatementDeduction => ({
  ...{ code, name: 'Priya Nair', pan: 'ABCPN1234K', section: '1002', paidOn: '2026-10-31', paidPaise: 15_000_000 },
  ...{ taxPaise: tds - 4_00, surchargePaise: 0, cessPaise: 4_00, certificate: null },
  ...more,
})
const challan = (more: Partial<StatementChallan> = {}): StatementChallan => ({
  ...{ bsr: '0510308', paidOn: '2026-11-06', serial: '01234', taxPaise: 10_000_00, surchargePaise: 0, cessPaise: 0 },
  ...{ interestPaise: 150_50, feePaise: 200_00, otherPaise: 0 },
  deductions: [deduction('E1', 6_000_00), deduction('E2', 4_000_00, { pan: null, name: 'Rahul ^ Íyer' })],
  ...more,
})
const statement = (more: Partial<Statement> = {}): Statement => ({
  ...{ deductor, year: '2026-27', quarter: 3, createdOn: '2027-01-20', previousReceipt: null, salaries: [] },
  challans: [challan(), challan({ serial: '7', deductions: [deduction('E1', 9_999_99)] })],
  ...more,
})
const read = (more: Partial<Statement> = {}) => readStatement([...statementText(statement(more))].join(''))

describe('Form 138', () => {
  test('has its headers, and each challan with its deductions under it', () => {
    const { order, header, batch } = read()
    expect(order).toEqual(['FH', 'BH', 'CD', 'DD', 'DD', 'CD', 'DD'])
    expect(header).toMatchObject({ created: '20012027', tan: 'BLRA12345B' })
    expect(batch).toMatchObject({
      ...{ challans: '2', form: '138', assessmentYear: '202728', year: '202627', period: 'Q3', country: 'INDIA' },
      ...{ state: '15', personState: '36', countryCode: '91', phone: '8041234567', personPhone: '9876543210' },
      ...{ deductorAddress1: '12, MG Road', deductorAddress2: 'Bengaluru', hasEarlier: 'N', previousReceipt: '' },
      ...{ deductorType: 'K', personPan: 'ABCPR1234F', gstin: '' },
    })
  })

  test('says for a challan what the bank received and the total of its deductions', () => {
    const { of, batch } = read()
    const [first] = of('CD')
    expect(first).toMatchObject({
      ...{ deductions: '2', tax: '10000.00', interest: '150.50', fee: '200.00', penalty: '0.00', total: '10350.50' },
      ...{ bsr: '0510308', serial: '01234', paidOn: '06112026', depositedOfDeductions: '10000.00' },
      ...{ totalOfDeductions: '10000.00', interestAllocated: '150.50' },
    })
    expect(paise(batch['deposited'])).toBe(sum(of('CD').map(({ total }) => paise(total))))
  })

  test('has one amount of tax per deduction, and names people without a PAN as the utility wants it', () => {
    const { of } = read()
    const [priya, rahul, again] = of('DD')
    expect(priya).toMatchObject({
      ...{ number: '1', challan: '1', pan: 'ABCPN1234K', name: 'Priya Nair', section: '1002', paid: '150000.00' },
      ...{ total: '6000.00', deposited: '6000.00', deductedOn: '31102026', depositedOn: '06112026', reason: '' },
    })
    expect(rahul).toMatchObject({ number: '2', pan: 'PANNOTAVBL', name: 'Rahul Iyer', reason: 'C' })
    expect(again).toMatchObject({ number: '1', challan: '2', total: '9999.99' })
  })

  test('has no fourth quarter before its layout is published', () => {
    expect(isPublished('2026-27', 4)).toBe(false)
    expect(isPublished('2025-26', 4)).toBe(true)
    expect(() => [...statementText(statement({ quarter: 4 }))]).toThrow('not published')
  })
})

describe('Form 24Q', () => {
  const old = { year: '2025-26', createdOn: '2026-05-20' } as const
  const paidIn = (day: string) => ({ paidOn: day, section: '92B' })

  test('has tax, surcharge and cess of each challan and deduction', () => {
    const deductions = [
      deduction('E1', 6_000_00, { ...paidIn('2025-10-31'), surchargePaise: 100_00, taxPaise: 5_896_00 }),
      deduction('E2', 4_000_00, { ...paidIn('2025-10-31'), pan: null, certificate: null }),
    ]
    const parts = { taxPaise: 9_000_00, surchargePaise: 600_00, cessPaise: 400_00 }
    const { of, batch } = read({
      ...old,
      quarter: 3,
      previousReceipt: '123456789012345',
      challans: [challan({ ...parts, deductions })],
    })
    expect(batch).toMatchObject({
      ...{ form: '24Q', assessmentYear: '202627', year: '202526', branch: 'NA', previousReceipt: '123456789012345' },
      ...{ hasEarlier: 'Y', mobile: '9876543210', isAddressChanged: 'N', isPersonAddressChanged: 'Y', salaries: '' },
    })
    expect(of('CD')).toMatchObject([
      {
        ...{
          tax: '9000.00',
          surcharge: '600.00',
          cess: '400.00',
          interest: '150.50',
          fee: '200.00',
          total: '10350.50',
        },
        ...{ taxOfDeductions: '9892.00', surchargeOfDeductions: '100.00', cessOfDeductions: '8.00' },
        ...{ totalOfDeductions: '10000.00', depositedOfDeductions: '10000.00' },
      },
    ])
    expect(of('DD')).toMatchObject([
      { serial: '1', reference: '', tax: '5896.00', surcharge: '100.00', cess: '4.00', section: '92B' },
      { serial: '2', reference: 'E2', pan: 'PANNOTAVBL', reason: 'C' },
    ])
  })

  test("has the year's salary in the fourth quarter, with the deductions of section 16 and Chapter VI-A", () => {
    const input: Form16Input = {
      ...nothingDeclared,
      ...{ financialYear: '2025-26', regime: 'old', age: 40, salaryPaise: 1_500_000_00 },
      ...{ professionalTaxPaise: 2_400_00, reliefPaise: 0, otherTdsPaise: 1_000_00, otherTcsPaise: 0 },
    }
    const { rows } = form16PartB(indianBook, input)
    const figure = (name: string) => rows.find((row) => row.figure === name)?.amountPaise ?? 0
    const salary: SalaryDetail = {
      ...{ code: 'E1', name: 'Priya Nair', pan: 'ABCPN1234K', category: 'W', from: '2025-04-01', to: '2026-03-31' },
      ...{
        isOldRegime: true,
        rows,
        grossTotalIncomePaise: figure('grossTotalIncome'),
        tdsPaise: 200_000_00,
        roundedToRupees: 10,
      },
      ...{
        earlierTdsPaise: 0,
        hasRentAboveLimit: true,
        landlords: [{ pan: 'AAAPL1234C', name: 'Lata Shah' }],
        lenders: [],
      },
    }
    const challans = [challan({ deductions: [deduction('E1', 10_000_00, paidIn('2026-03-31'))] })]
    const { order, of, batch } = read({ ...old, quarter: 4, challans, salaries: [salary] })
    expect(order).toEqual(['FH', 'BH', 'CD', 'DD', 'SD', 'S16', 'S16'])
    const [detail] = of('SD')
    expect(detail).toMatchObject({
      ...{ category: 'W', from: '01042025', to: '31032026', salary: '1500000.00', isOptedOut: 'Y' },
      ...{ hasLandlords: 'Y', countLandlords: '1', panLandlord1: 'AAAPL1234C', nameLandlord1: 'Lata Shah' },
      ...{ hasLenders: 'N', countLenders: '0', countS16: '2', countC6A: '0', isHigherRate: 'N', otherTax: '1000.00' },
    })
    expect(of('S16')).toMatchObject([
      { salary: '1', number: '1', section: '16(ia)', amount: '50000.00' },
      { salary: '1', number: '2', section: '16(iii)', amount: '2400.00' },
    ])
    const shah = { pan: 'AAAPL1234C', name: 'Lata शाह' }
    const nameless = { ...salary, name: 'Priya नायर', landlords: [shah] }
    expect(salaryRecords(1, nameless)[0]?.values).toMatchObject({ 9: '', 41: 'AAAPL1234C', 42: '' })
    const many = Array.from({ length: 5 }, (_, n) => ({ ...shah, name: `Lender ${n}` }))
    expect(listedParties({ ...salary, landlords: [shah], lenders: many })).toEqual([shah, ...many.slice(0, 4)])
    expect(listedParties({ ...salary, hasRentAboveLimit: false, landlords: [shah] })).toEqual([])
    expect(paise(detail?.['totalS16'])).toBe(sum(of('S16').map(({ amount }) => paise(amount))))
    expect(paise(detail?.['fromSalary'])).toBe(1_500_000_00 - 52_400_00)
    const net = ['tax', 'surcharge', 'cess'].reduce((all, name) => all + paise(detail?.[name]), 0)
    const exactly = net - paise(detail?.['rebate']) - paise(detail?.['relief'])
    expect(exactly % 10_00).not.toBe(0)
    expect(paise(detail?.['netTax'])).toBe(Math.round(Math.floor(exactly / 100) / 10) * 10_00)
    expect(paise(detail?.['shortfall'])).toBe(paise(detail?.['netTax']) - 201_000_00)
    expect(batch).toMatchObject({ salaries: '1', grossTotal: detail?.['grossTotal'] })

    // All moved to another employer before January: the year's salary follows a nil challan.
    const nil = read({ ...old, quarter: 4, challans: [], salaries: [salary] })
    expect(nil.order).toEqual(['FH', 'BH', 'CD', 'SD', 'S16', 'S16'])
    expect(nil.batch).toMatchObject({ challans: '1', salaries: '1', deposited: '0.00' })
    expect(nil.of('CD')).toMatchObject([{ paidOn: '31032026', total: '0.00', deductions: '0' }])
  })
})

test('the file is named after form, quarter and year, and a day belongs to its quarter', () => {
  expect(statementFileName({ year: '2026-27', quarter: 3 })).toBe('138RQ327.txt')
  for (const year of ['2025-26', '2026-27', '2029-30'])
    for (const quarter of [1, 2, 3, 4] as const)
      expect(statementFileName({ year, quarter }).length).toBeLessThanOrEqual(12)
  expect(
    ['2026-04-01', '2026-06-30', '2026-07-01', '2026-12-31', '2027-01-01', '2027-03-31'].map(
      (day) => quarterOfDay(day).quarter,
    ),
  ).toEqual([1, 1, 2, 3, 4, 4])
  expect(quarterOfDay('2027-03-31').year).toBe('2026-27')
})
