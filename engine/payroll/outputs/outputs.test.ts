import { say } from '../../sentence.ts'
import { english, inEnglish } from '../../testing/english.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { indianBook } from '../../statute-book/india.ts'
import { bankFile, bankFileHeader } from './bank/bank-file.ts'
import type { BankRow, BankTerms } from './bank/bank-payment.ts'
import { checkRun } from './check-run.ts'
import { decimalText } from './decimal.ts'
import { esiDue, lwfDue, pfDue, ptDue, taxQuarter, tdsDue } from './compliance/due-days.ts'
import { accountForEach, accountNames } from './journal-accounts.ts'
import { journal, journalTable } from './journal.ts'
import { anySlip, inputWithLaw, person, slipOf } from './paid-row.fixture.ts'
import type { PaidRow } from './paid-row.ts'
import { register, registerLayout } from './register.ts'
import { tableCsv, worded } from './table.ts'

const row = (code: string, basic: number, department = 'Platform'): PaidRow => ({
  person: person(code, { department }),
  payslip: slipOf(inputWithLaw({ month: '2026-06', salary: [['2020-01-01', null, { BASIC: basic, HRA: basic / 2 }]] })),
})
const rows = [row('E1', 18_000), row('E2', 60_000, 'Sales')]
const netOf = (of: readonly PaidRow[]) => of.reduce((sum, { payslip }) => sum + payslip.netPaise, 0)

const bank = { holderName: "José D'Souza", account: '001234567890', ifsc: 'HDFC0001234' }
const terms: BankTerms = {
  month: '2026-06',
  valueDate: '2026-06-30',
  debitAccount: '50100000001',
  debitIfsc: 'ICIC0000001',
  approvedPaise: 0,
}
const payment = (code: string, netPaise: number, more: Partial<BankRow> = {}): BankRow => ({
  code,
  name: `Person ${code}`,
  netPaise,
  bank,
  held: null,
  ...more,
})

describe('the bank file', () => {
  test('has a line for each net pay, in the layout that banks read', () => {
    const file = bankFile(indianBook, { ...terms, approvedPaise: 1_250_050 }, [
      payment('E1', 1_250_050),
      payment('E2', 0),
    ])
    if (!file.ok) throw new Error(file.message.text)
    expect(file.lines).toEqual([
      `${bankFileHeader}\r\n`,
      '"NEFT","50100000001","2026-06-30","E1","JOSE D SOUZA","001234567890","HDFC0001234","12500.50","INR","SALARY JUN 2026","PAY20260600001"\r\n',
    ])
    expect(file.control).toEqual({ count: 1, sumPaise: 1_250_050, excludedCount: 0, excludedPaise: 0 })
  })

  test('pays within the bank by transfer, and from two lakh by RTGS', () => {
    const inside = { ...bank, ifsc: 'ICIC0009999' }
    const of = [payment('E1', 19_999_999), payment('E2', 20_000_000), payment('E3', 20_000_000, { bank: inside })]
    const file = bankFile(indianBook, { ...terms, approvedPaise: 59_999_999 }, of)
    expect(file.ok && file.lines.slice(1).map((line) => line.slice(1, 5))).toEqual(['NEFT', 'RTGS', 'IFT"'])
  })

  test('excludes anyone on hold or without a valid account, and says why', () => {
    const of = [
      payment('E1', 100),
      payment('E2', 200, { held: say`Held: ${'notice period'}` }),
      payment('E3', 300, { bank: null }),
      payment('E4', 400, { bank: { ...bank, account: '12' } }),
      payment('E5', 500, { bank: { ...bank, ifsc: 'HDFC1001234' } }),
      payment('E6', 600, { bank: { ...bank, holderName: 'प्रिया' } }),
    ]
    const file = bankFile(indianBook, { ...terms, approvedPaise: 2100 }, of)
    if (!file.ok) throw new Error(file.message.text)
    expect(file.control).toEqual({ count: 1, sumPaise: 100, excludedCount: 5, excludedPaise: 2000 })
    expect(file.excluded.map(({ code, reason }) => `${code} ${english(reason).split(/[:.]/)[0]}`)).toEqual([
      'E2 Held',
      'E3 No bank account',
      'E4 The account number must have 9 to 18 digits',
      "E5 The IFSC isn't valid",
      "E6 The account holder's name isn't all in Latin letters",
    ])
  })

  test('is refused if it does not add up to the approved amount', () => {
    const file = bankFile(indianBook, { ...terms, approvedPaise: 100_100 }, [payment('E1', 100_000)])
    expect(inEnglish(file)).toEqual({
      ok: false,
      message: 'The payments total ₹1,000, but ₹1,001 was approved. No file was made.',
    })
  })
})

describe('the journal', () => {
  test('has earnings on one side and whom they are owed to on the other', () => {
    const made = journal(
      rows.map(({ person: { department }, payslip: { lines } }) => ({ department, lines })),
      accountNames,
    )
    const of = (kind: string) => made.entries.filter((entry) => entry.kind === kind)
    expect(of('salaries').map(({ department, debitPaise }) => [department, debitPaise])).toEqual([
      ['Platform', 2_700_000],
      ['Sales', 9_000_000],
    ])
    expect(of('netPay')).toMatchObject([{ creditPaise: netOf(rows), department: null }])
    const funds = rows.reduce(
      (
        sum,
        {
          payslip: {
            facts: { pf },
          },
        },
      ) => sum + pf!.employeePaise * 2 + pf!.edliPaise + pf!.adminPaise,
      0,
    )
    expect(of('pf')).toMatchObject([{ creditPaise: funds }])
    const text = [...tableCsv(worded(journalTable(made), english))]
    expect(text.at(-1)).toBe(`"Total","","${decimalText(made.debitPaise)}","${decimalText(made.debitPaise)}"\r\n`)
  })

  test('has an account for each component if that is wanted', () => {
    const lines = rows.flatMap(({ payslip }) => payslip.lines)
    const made = journal([{ department: null, lines }], { ...accountNames, components: accountForEach(lines) })
    expect(made.entries.filter(({ kind }) => kind === 'salaries').map(({ account }) => english(account))).toEqual([
      'BASIC',
      'HRA',
    ])
  })
})

describe('the register', () => {
  test('has a row for each payslip, a column for each line, and totals', () => {
    const table = register('2026-06', registerLayout(rows.flatMap(({ payslip }) => payslip.lines)), rows)
    const text = [...tableCsv(worded(table, english))]
    expect(text).toHaveLength(4)
    expect(text[0]).toContain('"BASIC","HRA","EPF"')
    expect(text[1]).toContain(
      '"E1","Person E1","Engineer","Platform","Bengaluru","2026-06","30","0","18000.00","9000.00"',
    )
    expect(text[3]).toContain(`"${decimalText(netOf(rows))}"`)
  })

  test('puts the arrears of all months into one column', () => {
    const line = (code: string, name: string, amountPaise: number) => ({
      code,
      name,
      kind: 'earning' as const,
      amountPaise,
    })
    const lines = [
      line('BASIC', 'Basic', 100),
      line('BASIC@2026-04', 'Basic, Apr 2026', 10),
      line('BASIC@2026-05', 'Basic, May 2026', -3),
    ]
    expect(inEnglish(registerLayout(lines).names)).toEqual(['Basic', 'Basic, arrears'])
    const [first] = register('2026-06', registerLayout(lines), [
      { ...rows[0]!, payslip: { ...rows[0]!.payslip, lines } },
    ]).rows
    expect(first?.slice(8, 10)).toEqual([100, 7])
  })
})

test('net pay equals the sum of the printed lines, of the bank file and of the journal, for any run', () => {
  fc.assert(
    fc.property(fc.array(anySlip('2026-08'), { maxLength: 6 }), (slips) => {
      const run = slips.map(({ slip }, index) => ({
        person: person(`E${index}`, { department: index % 2 ? 'Sales' : null }),
        payslip: slip,
      }))
      const payments = run.map(({ payslip }, index) =>
        payment(`E${index}`, payslip.netPaise, index % 3 === 2 ? { bank: null } : {}),
      )
      const file = bankFile(indianBook, { ...terms, approvedPaise: netOf(run) }, payments)
      if (!file.ok) throw new Error(file.message.text)
      const books = journal(
        run.map(({ person: { department }, payslip: { lines } }) => ({ department, lines })),
        accountNames,
      )
      expect(books.debitPaise).toBe(books.creditPaise)
      expect(checkRun(run, { bank: file.control, journal: books })).toMatchObject({
        ok: true,
        problems: [],
        netPaise: netOf(run),
      })
    }),
    { numRuns: 50 },
  )
})

test('a run that does not agree is reported', () => {
  const wrong = { ...rows[0]!, payslip: { ...rows[0]!.payslip, netPaise: rows[0]!.payslip.netPaise + 100 } }
  const check = checkRun([wrong], {
    bank: { sumPaise: 0, excludedPaise: 0 },
    journal: { netPayPaise: 0, debitPaise: 1, creditPaise: 2 },
  })
  expect(check.ok).toBe(false)
  expect(check.problems).toHaveLength(4)
})

test('everything has its due day', () => {
  expect(pfDue(indianBook, '2026-11')).toBe('2026-12-15')
  expect(esiDue(indianBook, '2026-12')).toBe('2027-01-15')
  expect(tdsDue(indianBook, '2026-11-30')).toBe('2026-12-07')
  expect(tdsDue(indianBook, '2027-03-31')).toBe('2027-04-30')
  expect(ptDue(indianBook, 'KA', '2026-11')).toBe('2026-12-20')
  expect(ptDue(indianBook, 'MH', '2026-11')).toBe('2026-12-31')
  expect(ptDue(indianBook, 'MH', '2026-03')).toBeNull()
  expect(ptDue(indianBook, 'NL', '2026-11')).toBeNull()
  expect(lwfDue(indianBook, 'KA', '2026-12')).toBe('15 Jan')
  expect(lwfDue(indianBook, 'RJ', '2026-12')).toBeNull()
  expect(taxQuarter(indianBook, '2026-05')).toEqual({
    months: ['2026-04', '2026-05', '2026-06'],
    name: 'Q1',
    due: '2026-07-31',
  })
  expect(taxQuarter(indianBook, '2027-03')).toEqual({
    months: ['2027-01', '2027-02', '2027-03'],
    name: 'Q4',
    due: '2027-05-31',
  })
})
