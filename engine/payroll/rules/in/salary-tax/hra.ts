import { lawValue, type LawBook } from '../../../../law/law.ts'
import type { TraceStep } from '../../../../law/trace.ts'
import { useLaw } from '../../../../law/use.ts'
import type { Paise } from '../../../../money.ts'
import { landlordPanAbove, metroCities, metroRate, otherRate, rentAboveSalary } from './hra.law.ts'
import { exact, less, more, rateOf, toPaise, type Exact } from '../income-tax/exact.ts'
import { step } from '../income-tax/step.ts'
import { firstDayOfYear, type FinancialYear, type TaxRegime } from '../income-tax/year.ts'
import { joined, say, type Sentence } from '../../../../sentence.ts'

/** Months with the same pay, rent and city. Amounts of the whole stretch. */
export interface RentStretch {
  basicPaise: Paise
  /** As far as it counts for retirement benefits. */
  daPaise: Paise
  /** As a fixed share of turnover. */
  commissionPaise: Paise
  hraPaise: Paise
  rentPaise: Paise
  /** Of the rented house, in any case. */
  city: string
}

export interface HraExemption {
  exemptionPaise: Paise
  taxablePaise: Paise
  /** Whether the rent is so high that the landlord's PAN must be declared. */
  landlordPanNeeded: boolean
  /** The three limits, combined over the months in which the same one is lowest; null if nothing is exempt. */
  limits: Sentence | null
  trace: TraceStep[]
}

/**
 * The exempt part of house rent allowance: for each stretch the least of the allowance, the rent above a tenth of salary, and half of
 * salary in the metro cities (two fifths elsewhere). Nothing without rent, and nothing in the new regime.
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
  const limits = new Map<string, Limits>()
  for (const stretch of of.stretches) {
    received += stretch.hraPaise
    rent += stretch.rentPaise
    if (of.regime === 'old') exempt += exemptOf(book, day, stretch, { trace, limits })
  }
  const exemptionPaise = toPaise(exempt)
  const words = of.regime === 'old' ? say`HRA exemption` : say`HRA is taxable in the new regime`
  trace.push(step(words, exemptionPaise))
  const landlordPanNeeded = rent > lawValue(book, landlordPanAbove, day)
  const limitsSaid = exemptionPaise === 0 ? null : joined([...limits.values()].map(limitWords), '; ')
  return { exemptionPaise, taxablePaise: received - exemptionPaise, landlordPanNeeded, limits: limitsSaid, trace }
}

/** The limits from the allowance, the rent and the salary. */
interface Limits {
  received: Exact
  rentAbove: Exact
  ofSalary: Exact
  aboveBasisPoints: number
  rateBasisPoints: number
}

const limitWords = ({ received, rentAbove, ofSalary, aboveBasisPoints, rateBasisPoints }: Limits): Sentence =>
  say`the least of HRA received ${{ paise: toPaise(received) }}, rent less ${{ basisPoints: aboveBasisPoints }} of salary ${{ paise: toPaise(more(0n, rentAbove)) }}, and ${{ basisPoints: rateBasisPoints }} of salary ${{ paise: toPaise(ofSalary) }}`

function exemptOf(
  book: LawBook,
  day: string,
  stretch: RentStretch,
  { trace, limits }: { trace: TraceStep[]; limits: Map<string, Limits> },
): Exact {
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
  const received = exact(hraPaise)
  const here = { received, rentAbove: ofRent, ofSalary, aboveBasisPoints: above.value, rateBasisPoints: rate.value }
  const smallest = received <= ofRent && received <= ofSalary ? 'received' : ofRent <= ofSalary ? 'rent' : 'salary'
  const key = `${smallest} ${rate.value}`
  limits.set(key, together(limits.get(key), here))
  const words = say`Least of: HRA received ${{ paise: hraPaise }}, rent ${{ paise: rentPaise }} less ${{ basisPoints: above.value }} of salary ${{ paise: salary }}, which is ${{ paise: toPaise(more(0n, ofRent)) }}, and ${{ basisPoints: rate.value }} of salary, which is ${{ paise: toPaise(ofSalary) }}`
  trace.push(step(words, toPaise(least), above.use, rate.use, cities.use))
  return least
}

function together(known: Limits | undefined, more: Limits): Limits {
  if (known === undefined) return more
  const sum = (key: 'received' | 'rentAbove' | 'ofSalary') => known[key] + more[key]
  return { ...more, received: sum('received'), rentAbove: sum('rentAbove'), ofSalary: sum('ofSalary') }
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
