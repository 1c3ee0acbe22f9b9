import { lawValue, type LawBook } from '../../../../law/law.ts'
import type { TraceStep } from '../../../../law/trace.ts'
import { useLaw } from '../../../../law/use.ts'
import type { Paise } from '../../../../money.ts'
import { landlordPanAbove, metroCities, metroRate, otherRate, rentAboveSalary } from './hra.law.ts'
import { exact, less, more, rateOf, toPaise, type Exact } from '../income-tax/exact.ts'
import { step } from '../income-tax/step.ts'
import { firstDayOfYear, type FinancialYear, type TaxRegime } from '../income-tax/year.ts'
import { say } from '../../../../sentence.ts'

/** Months with the same pay, rent and city. Amounts of the whole stretch. */
export interface RentStretch {
  basicPaise: Paise
  /** As far as it counts for retirement. */
  daPaise: Paise
  /** As a fixed share of turnover. */
  commissionPaise: Paise
  hraPaise: Paise
  rentPaise: Paise
  /** Of the rented house, in any case of letters. */
  city: string
}

export interface HraExemption {
  exemptionPaise: Paise
  taxablePaise: Paise
  /** The rent is so high that the landlord's PAN must be declared. */
  landlordPanNeeded: boolean
  trace: TraceStep[]
}

/**
 * The exempt part of the house rent allowance: of each stretch the least of the allowance, the rent above a tenth of salary,
 * and half of salary in the cities of the rule, else two fifths. Nothing without rent, nothing in the new regime.
 *
 * @throws LawError before 2023-24
 */
export function hraExemption(
  book: LawBook,
  of: { financialYear: FinancialYear; regime: TaxRegime; stretches: readonly RentStretch[] },
): HraExemption {
  const day = firstDayOfYear(of.financialYear)
  const trace: TraceStep[] = []
  let received = 0
  let rent = 0
  let exempt = 0n
  for (const stretch of of.stretches) {
    received += stretch.hraPaise
    rent += stretch.rentPaise
    if (of.regime === 'old') exempt += exemptOf(book, day, stretch, trace)
  }
  const exemptionPaise = toPaise(exempt)
  const words = of.regime === 'old' ? say`HRA exemption` : say`HRA is taxable in the new regime`
  trace.push(step(words, exemptionPaise))
  const landlordPanNeeded = rent > lawValue(book, landlordPanAbove, day)
  return { exemptionPaise, taxablePaise: received - exemptionPaise, landlordPanNeeded, trace }
}

function exemptOf(book: LawBook, day: string, stretch: RentStretch, trace: TraceStep[]): Exact {
  const { hraPaise, rentPaise } = stretch
  if (hraPaise <= 0 || rentPaise <= 0) {
    trace.push(step(rentPaise <= 0 ? say`No rent paid: nothing is exempt` : say`No HRA received`, 0))
    return 0n
  }
  const salary = stretch.basicPaise + stretch.daPaise + stretch.commissionPaise
  const cities = useLaw(book, metroCities, day)
  const isMetro = cities.value.includes(plainCity(stretch.city))
  const rate = useLaw(book, isMetro ? metroRate : otherRate, day)
  const above = useLaw(book, rentAboveSalary, day)
  const ofSalary = rateOf(exact(salary), rate.value)
  const ofRent = exact(rentPaise) - rateOf(exact(salary), above.value)
  const least = more(0n, less(less(exact(hraPaise), ofRent), ofSalary))
  const words = say`Least of: HRA received ${{ paise: hraPaise }}, rent ${{ paise: rentPaise }} less ${{ basisPoints: above.value }} of salary ${{ paise: salary }}, and ${{ basisPoints: rate.value }} of salary`
  trace.push(step(words, toPaise(least), above.use, rate.use, cities.use))
  return least
}

const otherNames: Readonly<Record<string, string>> = {
  'new delhi': 'delhi',
  bombay: 'mumbai',
  calcutta: 'kolkata',
  madras: 'chennai',
  bangalore: 'bengaluru',
  poona: 'pune',
}

function plainCity(city: string): string {
  const name = city.trim().toLowerCase()
  return otherNames[name] ?? name
}
