import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Id, Month, Paise } from '@muster/contract/values.ts'
import { monthsOfFinancialYear } from '@muster/engine/day.ts'
import type { LawBook } from '@muster/engine/law/law.ts'
import type { MonthFacts } from '@muster/engine/payroll/payslip/facts.ts'
import type { PayslipResult } from '@muster/engine/payroll/payslip/payslip-result.ts'
import { canonical, replay } from '@muster/engine/payroll/calculation/snapshot.ts'
import { certificateYear } from '../../features/payroll/form16/certificate-year.ts'
import { partsOfYear } from '../../features/payroll/form16/make.ts'
import type { PartB } from '../../features/payroll/form16/part-b.ts'
import { call } from '../../testing/call.ts'
import { run } from '../../testing/company.ts'
import { demoFilled, type DemoFilled } from './demo-filled.ts'

interface Slip {
  employee: Id
  runId: Id
  id: Id
  month: Month
  code: string
  lines: { code: string; type: string; amountPaise: Paise }[]
  facts: MonthFacts
  gross: Paise
  deductions: Paise
  net: Paise
  inputs: string
}

const months = monthsOfFinancialYear('2025-26')

let demo: DemoFilled
let token: string
let slips: Slip[]
let certificates: Map<string, PartB>

beforeAll(async () => {
  demo = await demoFilled()
  token = await demo.tokenOf('admin')
  slips = await paidSlips()
  const parts = await demo.within(async (tx) => {
    const cut = { employees: null, after: null, limit: 1000 }
    return partsOfYear(tx, await certificateYear(tx, '2025-26'), cut)
  })
  certificates = new Map(parts.map(({ content }) => [content.person.code, content]))
}, 180_000)

describe('the year 2025-26 of the demo company', () => {
  it('pays everyone in every month, and has everything that belongs to a year', () => {
    expect([...new Set(slips.map(({ month }) => month))].filter((month) => month <= '2026-03')).toEqual(months)
    expect(certificates.size).toBe(60)
    const ofYear = slips.filter(({ month }) => month <= '2026-03')
    const codes = new Set(ofYear.flatMap(({ lines }) => lines.map(({ code }) => code)))
    const all = ['EPF', 'ESI', 'PT', 'LWF', 'TDS', 'PERFORMANCE_BONUS', 'SALARY_ADVANCE', 'BASIC@2025-09']
    expect(all.filter((code) => !codes.has(code))).toEqual([])
    expect(Math.max(...[...certificates.values()].map((one) => amountOf(one, 'totalIncome')))).toBeGreaterThan(
      50_00_000_00,
    )
    expect([...certificates.values()].filter(({ rows }) => rows[0]?.word === 'Yes')).toHaveLength(8)
  })

  it("withholds each certificate's tax to the rupee; January's leaver gets the excess with the return", () => {
    const excess: string[] = []
    for (const [code, { taxPaise, tdsPaise, earlierTdsPaise }] of certificates) {
      const withheld = ofPerson(code).map(({ facts }) => facts.tax.tdsPaise)
      expect([code, sum(withheld)]).toEqual([code, tdsPaise])
      if (tdsPaise + earlierTdsPaise > taxPaise) excess.push(code)
      else expect([code, tdsPaise + earlierTdsPaise]).toEqual([code, taxPaise])
    }
    const left = slips.filter(({ month, facts }) => month === '2026-01' && facts.taxYear?.paymentsLeft === 0)
    expect(excess).toEqual(left.map(({ code }) => code))
  })

  it('certifies the salary, provident fund and professional tax printed on payslips', () => {
    for (const [code, certificate] of certificates) {
      const own = ofPerson(code)
      expect([code, amountOf(certificate, 'salary')]).toEqual([code, sum(own.map(({ gross }) => gross))])
      expect([code, certificate.quarters.reduce((total, one) => total + one.paidPaise, 0)]).toEqual([
        code,
        sum(own.map(({ gross }) => gross)),
      ])
      if (certificate.rows[0]?.word !== 'Yes' || certificate.earlierTdsPaise > 0) continue
      expect([code, amountOf(certificate, 'professionalTax')]).toEqual([code, linesOf(own, 'PT')])
      const saved = certificate.rows.find(({ figure }) => figure === '80C')?.declaredPaise ?? 0
      expect(saved).toBeGreaterThanOrEqual(linesOf(own, 'EPF'))
    }
  })

  it('has yearly totals on the March payslip that are the sums of its months', async () => {
    for (const { id, code } of slips.filter(({ month }) => month === '2026-03')) {
      const own = ofPerson(code)
      const { yearToDate } = await call(token, 'GET /api/v1/user/payslip/{id}', { params: { id } })
      expect(yearToDate).toMatchObject({
        grossPaise: sum(own.map(({ gross }) => gross)),
        deductionsPaise: sum(own.map(({ deductions }) => deductions)),
        netPaise: sum(own.map(({ net }) => net)),
      })
    }
  })

  it('owes with its challans what payslips deducted, and each run agrees with its bank file and journal', async () => {
    for (const month of months) {
      const paid = slips.filter((slip) => slip.month === month)
      const params = { id: paid[0]!.runId }
      const { files, problems } = await call(token, 'GET /api/v1/user/payrun/{id}/files', { params })
      expect([month, problems]).toEqual([month, []])
      const owed = new Map(files.map(({ kind, amountPaise }) => [kind, amountPaise]))
      const fund = linesOf(paid, 'EPF', 'VPF', 'EMPLOYER_EPS', 'EMPLOYER_EPF')
      const edli = rupees(sum(paid.map(({ facts }) => facts.pf?.edliPaise ?? 0)))
      const admin = rupees(sum(paid.map(({ facts }) => facts.pf?.adminPaise ?? 0)))
      expect([month, owed.get('pf-challan')]).toEqual([month, fund + edli + admin])
      expect([month, owed.get('esi')]).toEqual([month, linesOf(paid, 'ESI', 'EMPLOYER_ESI')])
      expect([month, owed.get('professional-tax')]).toEqual([month, linesOf(paid, 'PT')])
      expect([month, owed.get('welfare-fund') ?? 0]).toEqual([month, linesOf(paid, 'LWF', 'EMPLOYER_LWF')])
      expect([month, owed.get('tax-annexure-1')]).toEqual([month, linesOf(paid, 'TDS')])
    }
  })

  it('states in Annexure II what the certificates state', async () => {
    const march = slips.find(({ month }) => month === '2026-03')!
    const params = { id: march.runId, kind: 'tax-annexure-2' }
    const file = await call(token, 'GET /api/v1/user/payrun/{id}/files/{kind}', { params, query: { entity: 'own' } })
    const csv = (file as unknown as Buffer).toString()
    const [header = [], ...people] = csv.trim().split(/\r?\n/).map(cells)
    const column = (name: RegExp) => header.findIndex((one) => name.test(one))
    expect(people).toHaveLength(60)
    for (const person of people) {
      const certificate = certificates.get(person[0]!)!
      const stated = [/^1\(a\) /, /^21 /, /^Tax withheld$/].map((name) => paise(person[column(name)]))
      const { tdsPaise, taxPaise } = certificate
      expect([person[0], ...stated]).toEqual([person[0], amountOf(certificate, 'salary'), taxPaise, tdsPaise])
    }
  })

  it('recalculates all months since from stored inputs to the same payslip', async () => {
    const books = new Map<string, LawBook>()
    for (const { hash, rows } of await rowsOf<LawBook>(sql`select hash, rows from law_book`))
      books.set(hash, { hash, rows })
    const different = slips.filter(({ inputs, lines, facts, net }) => {
      const book = books.get((JSON.parse(inputs) as { law: string }).law)!
      const { payslip } = JSON.parse(replay(book, inputs)) as PayslipResult
      const again = payslip?.lines.map(({ kind, ...line }) => ({ ...line, type: kind }))
      return (
        canonical({ lines, facts, net }) !== canonical({ lines: again, facts: payslip?.facts, net: payslip?.netPaise })
      )
    })
    expect(slips.length).toBeGreaterThan(1100)
    expect(different.map(({ code, month }) => `${code} ${month}`)).toEqual([])
  })
})

function paidSlips(): Promise<Slip[]> {
  return rowsOf<Slip>(sql`
    select employee_id as employee, run_id as "runId", id, month, person ->> 'code' as code, lines, facts, inputs,
      gross_paise as gross, deductions_paise as deductions, net_paise as net
    from payslip order by month, person ->> 'code'`)
}

async function rowsOf<T>(statement: Parameters<typeof run>[1]): Promise<T[]> {
  return demo.within(async (tx) => (await run(tx, statement)).rows as T[])
}

/** A person's payslips of the year. */
function ofPerson(code: string): Slip[] {
  return slips.filter((slip) => slip.code === code && slip.month <= '2026-03')
}

function amountOf({ rows }: PartB, figure: string): Paise {
  return rows.find((row) => row.figure === figure)?.amountPaise ?? 0
}

function linesOf(from: readonly Slip[], ...codes: string[]): Paise {
  return sum(
    from.flatMap(({ lines }) => lines.filter(({ code }) => codes.includes(code)).map((line) => line.amountPaise)),
  )
}

function sum(amounts: readonly Paise[]): Paise {
  return amounts.reduce((total, amount) => total + amount, 0)
}

/** To the whole rupee, as challans are paid. */
function rupees(amount: Paise): Paise {
  return Math.round(amount / 100) * 100
}

/** The cells of a CSV line; a comma inside quotes is part of its cell. */
function cells(line: string): string[] {
  return [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^",]*))/g)].map(([, quoted, plain]) => quoted ?? plain ?? '')
}

function paise(decimal: string | undefined): Paise {
  return Math.round(Number(decimal) * 100)
}
