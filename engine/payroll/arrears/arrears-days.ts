import { earliest, firstDay, lastDay, latest, type Month } from '../../day.ts'
import type { LawBook } from '../../law/law.ts'
import type { ArrearsInput, StateTaxes } from '../payslip/arrears-input.ts'
import type { PayslipInput } from '../payslip/payslip-input.ts'
import { arrears } from '../steps/arrears-step.ts'
import { Worksheet } from '../steps/worksheet.ts'
import { oneOffs } from '../steps/given-amounts.ts'
import { labourWelfare } from '../steps/statutory/labour-welfare-step.ts'
import { lateInsurance } from '../steps/statutory/late-insurance.ts'
import { monthlyComponents } from '../steps/monthly-components.ts'
import { professionalTax } from '../steps/statutory/professional-tax-step.ts'
import { say, type Sentence } from '../../sentence.ts'

type Days = Pick<ArrearsInput, 'employedDays' | 'stateTaxes' | 'lateFund' | 'reason'>

interface Calculated {
  month: Month
  /** The inputs of the month's payslips that are still valid. */
  paid: readonly PayslipInput[]
  /** The month as it was paid, and as it is known now; null if the person was not employed in it. */
  before: readonly Worksheet[]
  after: Worksheet | null
  /** The month as ESI counts it. */
  insured: Worksheet | null
  settled: readonly ArrearsInput[]
}

/** The days of employment to be paid beyond those paid before, and the state taxes of a month that is paid or recovered in full. */
export function employedDays(of: Calculated): Days {
  const { month, before, after, insured, settled } = of
  let paid = 0
  for (const { days } of before) paid += days.employed
  for (const one of settled) paid += one.employedDays ?? 0
  const rest = (after?.days.employed ?? 0) - paid
  if (rest === 0) return { employedDays: 0 }
  const days = { employedDays: rest, reason: whyOf(month, after, paid) }
  if (paid !== 0 && after !== null) return { ...days, ...lateFund(of, after) }
  const stateTaxes = after === null ? takenBack(of) : { ...taxesOf(after), esi: lateInsurance(insured ?? after) }
  return { ...days, stateTaxes }
}

function whyOf(month: Month, after: Worksheet | null, paid: number): Sentence {
  if (after === null) return say`Not employed in ${{ month }}`
  const [first, last] = spanOf(month, after.input.employment)
  const [from, to] = [{ day: first }, { day: last }]
  return paid === 0 ? say`${from} to ${to} had not been paid` : say`Employed from ${from} to ${to}`
}

function spanOf(month: Month, { joinedOn, leftOn }: PayslipInput['employment']): [string, string] {
  const last = lastDay(month)
  return [latest(firstDay(month), joinedOn), earliest(last, leftOn ?? last)]
}

function taxesOf(sheet: Worksheet): StateTaxes {
  professionalTax(sheet)
  labourWelfare(sheet)
  return { pt: sheet.facts.pt, lwf: sheet.facts.lwf }
}

/** The fund counts whoever is on the register on a day: those whose leaving was undone, or was moved past it, owe it after all. */
function lateFund(of: Calculated, after: Worksheet): Pick<Days, 'lateFund'> {
  if (takenFor(of).some(({ lwf }) => lwf !== null)) return {}
  labourWelfare(after)
  return after.facts.lwf === null ? {} : { lateFund: after.facts.lwf }
}

/** Everything deducted for the month, below zero; including what arrears and earlier months on its payslip brought with them. */
function takenBack(of: Calculated): StateTaxes {
  const taken = takenFor(of)
  return { pt: minus(taken.map(({ pt }) => pt)), lwf: minus(taken.map(({ lwf }) => lwf)) }
}

function takenFor({ paid, before, settled }: Calculated): StateTaxes[] {
  return [
    ...before.map(({ book }, n) => takenBy(book, paid[n]!)),
    ...settled.flatMap(({ stateTaxes, lateFund: lwf }) => stateTaxes ?? (lwf ? { pt: null, lwf } : [])),
  ]
}

function takenBy(book: LawBook, input: PayslipInput): StateTaxes {
  const sheet = new Worksheet(book, { ...input, law: book.hash })
  monthlyComponents(sheet)
  arrears(sheet)
  oneOffs(sheet)
  return taxesOf(sheet)
}

function minus<T extends { state: string }>(taken: readonly (T | null)[]): T | null {
  const known = taken.filter((one) => one !== null)
  const last = known.at(-1)
  if (last === undefined) return null
  const sums = { ...last } as Record<string, unknown>
  for (const [key, value] of Object.entries(last)) {
    if (typeof value === 'number') sums[key] = -known.reduce((sum, one) => sum + Number(one[key as keyof T]), 0) + 0
  }
  return sums as T
}
