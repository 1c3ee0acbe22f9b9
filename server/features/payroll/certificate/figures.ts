import type { Paise } from '@muster/contract/values.ts'
import { sum } from '@muster/engine/money.ts'
import {
  certificateFigure,
  certifiedTogether,
  payslipFigures,
  type CertificateCause,
  type CertificateDifference,
  type CertificateFigure,
  type CertificateItem,
  type Certified,
} from '@muster/engine/payroll/outputs/certificate.ts'
import { owedTo } from '@muster/engine/payroll/outputs/journal.ts'
import { breather } from '../../../platform/breathe.ts'
import { payments } from '../outputs/bank/bank-files.ts'
import type { Material, PaidEmployee } from '../outputs/material.ts'
import { byEntity } from '../outputs/by-entity.ts'
import { journalOf } from '../outputs/money-files.ts'
import { pfReturns } from '../outputs/returns/provident-fund-returns.ts'
import { professionalTax, welfareFund } from '../outputs/returns/state-files.ts'
import type { FileGroup } from '../outputs/run-file.ts'

/**
 * The figures of a locked run: its payslips, the bank file, the journal and the returns. With several legal
 * entities each has its own files, and together they make up the run.
 */
export async function certified(whole: Material): Promise<Certified> {
  const parts: Certified[] = []
  for (const part of await byEntity(whole)) parts.push(await certifiedPart(part))
  const [first, ...others] = parts
  return others.reduce(certifiedTogether, first!)
}

async function certifiedPart(material: Material): Promise<Certified> {
  const { run, rows } = material
  const breathe = breather()
  const slips = payslipFigures(rows)
  await breathe()
  const { made } = await journalOf(material)
  await breathe()
  const bank = await bankOf(material)
  await breathe()
  const pf = await providentFund(material)
  await breathe()
  const esi = await stateInsurance(material)
  await breathe()
  const pt = await fileAmount(professionalTax, material)
  await breathe()
  const lwf = await fileAmount(welfareFund, material)
  await breathe()
  const tds = sum(rows.map(({ payslip: { facts } }) => facts.tax.tdsPaise))
  const figure = (
    item: Exclude<CertificateItem, 'net'>,
    returnPaise: Paise,
    differences: CertificateDifference[] = [],
  ): CertificateFigure =>
    certificateFigure({
      ...{ item, payslipsPaise: slips[item], bankPaise: null, journalPaise: owedTo(made, item), returnPaise },
      differences,
    })
  const net = { item: 'net' as const, payslipsPaise: slips.net, journalPaise: made.netPayPaise, returnPaise: null }
  const total = (of: (slip: PaidEmployee['payslip']) => Paise) => sum(rows.map(({ payslip }) => of(payslip)))
  return {
    run: run.id,
    month: run.month,
    kind: run.kind,
    stage: run.state === 'paid' ? 'paid' : 'approved',
    people: rows.length,
    grossPaise: total(({ grossPaise }) => grossPaise),
    deductionsPaise: total(({ deductionsPaise }) => deductionsPaise),
    reimbursementsPaise: total(({ reimbursementsPaise }) => reimbursementsPaise),
    employerPaise: total(({ employerPaise }) => employerPaise),
    roundOffPaise: total(({ roundOffPaise }) => roundOffPaise),
    debitPaise: made.debitPaise,
    creditPaise: made.creditPaise,
    figures: [
      certificateFigure({ ...net, ...bank }),
      figure('pf', pf.filedPaise, pf.differences),
      figure('esi', esi.filedPaise, esi.differences),
      figure('pt', pt),
      figure('lwf', lwf),
      figure('tds', tds),
    ],
  }
}

/** What the bank file pays, and each net pay that it leaves out, by cause. */
async function bankOf(material: Material): Promise<Pick<CertificateFigure, 'bankPaise' | 'differences'>> {
  const made = await payments(material)
  const unpaid = new Set(made.ok ? made.excluded.map(({ code }) => code) : [])
  const holds = new Map((await material.holds()).map((one) => [one.employee, one]))
  const causeOf = ({ employee, isNotPaid, person, payslip }: PaidEmployee): CertificateCause | null => {
    if (payslip.netPaise <= 0) return 'nothingToPay'
    if (!unpaid.has(person.code)) return null
    const hold = holds.get(employee)
    if (hold?.isOnHold === true) return 'onHold'
    if (hold?.paidBy === 'other') return 'paidOutside'
    if (hold?.paidBy === 'file') return 'releasedFile'
    return isNotPaid ? 'reversed' : 'bankDetails'
  }
  const causes = Map.groupBy(material.rows, causeOf)
  const differences = [...causes].flatMap(([cause, all]) =>
    cause === null
      ? []
      : [
          {
            ...{ against: 'bank' as const, cause, people: all.length },
            amountPaise: sum(all.map(({ payslip }) => payslip.netPaise)),
          },
        ],
  )
  return {
    bankPaise: made.ok ? made.control.sumPaise : 0,
    differences: differences.toSorted((a, b) => (a.cause < b.cause ? -1 : 1)),
  }
}

/** Challans are in whole rupees; a file leaves out members without a UAN. */
async function providentFund(material: Material) {
  const made = await pfReturns(material, await material.numbers())
  const all = [...(made.regular === null ? [] : [made.regular.made]), ...made.later.map((one) => one.made)]
  const filedPaise = sum(all.map(({ fileChallan }) => fileChallan.totalPaise))
  const rounding = -sum(made.rounding.map(({ amountPaise }) => amountPaise))
  const people = sum(all.map(({ excluded }) => excluded.length))
  const differences: CertificateDifference[] = [
    { against: 'journal', cause: 'rounding', people: 0, amountPaise: rounding },
    { against: 'return', cause: 'rounding', people: 0, amountPaise: rounding },
    { against: 'return', cause: 'missingNumber', people, amountPaise: made.challansPaise - filedPaise },
  ]
  return { filedPaise, differences }
}

/** The contribution sheet has no row for anyone without an insurance number. */
async function stateInsurance({ rows, numbers }: Material) {
  const known = await numbers()
  const owed = rows.flatMap(({ employee, payslip: { facts } }) =>
    facts.esi === null
      ? []
      : [
          {
            amountPaise: facts.esi.employeePaise + facts.esi.employerPaise,
            hasNumber: known.get(employee)?.esi != null,
          },
        ],
  )
  const without = owed.filter(({ hasNumber, amountPaise }) => !hasNumber && amountPaise !== 0)
  const missing = sum(without.map(({ amountPaise }) => amountPaise))
  return {
    filedPaise: sum(owed.map(({ amountPaise }) => amountPaise)) - missing,
    differences: [
      { against: 'return' as const, cause: 'missingNumber' as const, people: without.length, amountPaise: missing },
    ],
  }
}

async function fileAmount(group: FileGroup, material: Material): Promise<Paise> {
  const own = (await group.make(material)).filter(({ kind }) => kind === group.kinds[0])
  return sum(own.map(({ amountPaise }) => amountPaise ?? 0))
}
