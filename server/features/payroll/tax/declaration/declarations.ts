import type { Paise } from '@muster/contract/values.ts'
import { firstDay } from '@muster/engine/day.ts'
import { lawValue, type LawBook } from '@muster/engine/law/law.ts'
import { sum, times } from '@muster/engine/money.ts'
import { housePropertyIncome } from '@muster/engine/payroll/rules/in/salary-tax/house.ts'
import { ownHouseInterestReduced } from '@muster/engine/payroll/rules/in/salary-tax/salary-tax.law.ts'
import type { Declarations, HealthPart } from '@muster/engine/payroll/payslip/statutory-input.ts'
import { monthCount } from './item-amount.ts'
import type { CountedItem } from '../tax-facts.queries.ts'

interface Year {
  financialYear: string
  regime: 'old' | 'new'
}

type Of<S extends string> = Extract<CountedItem['details'], { section: S }>
type Counted<S extends string> = Omit<CountedItem, 'details'> & { details: Of<S> }

/** The declared or accepted items in the shape the engine takes. The engine applies the legal limits. */
export function declarationsOf(
  book: LawBook,
  { financialYear, regime }: Year,
  items: readonly CountedItem[],
): Declarations {
  const of = <S extends string>(section: S) =>
    items.filter((item): item is CountedItem & Counted<S> => item.details.section === section)
  const total = (section: string) => sum(of(section).map(({ countedPaise }) => countedPaise))
  const earlier = of('previousEmployer')
  const ofEarlier = (key: 'tdsPaise' | 'professionalTaxPaise' | 'pfPaise') =>
    sum(earlier.filter(({ isProven }) => isProven).map(({ details }) => details[key]))
  return {
    previousEmployer: {
      incomePaise: total('previousEmployer'),
      tdsPaise: ofEarlier('tdsPaise'),
      professionalTaxPaise: ofEarlier('professionalTaxPaise'),
      pfPaise: ofEarlier('pfPaise'),
    },
    otherTdsPaise: total('otherTax'),
    housePropertyPaise: housePropertyIncome(book, {
      financialYear,
      regime,
      ownInterestPaise: ownInterest(book, financialYear, of('ownHouse')),
      reduced: false,
      letOut: of('letHouse').map(letOut),
    }),
    otherSourcesPaise: total('otherIncome'),
    rents: of('rent').map(({ details, countedPaise }) => ({
      from: details.from,
      to: details.to,
      monthlyRentPaise: times(countedPaise, 1, monthCount(details), 'nearestPaisa'),
      city: details.city,
    })),
    ltaPaise: total('lta'),
    otherExemptionsPaise: total('otherExemption'),
    deductions: deductionsOf(items),
    health: healthOf(of('80D')),
    patientIsSenior: of('80DDB').some(({ details }) => details.senior),
  }
}

/** Interest for repairs, or for a house completed late, has a lower limit of its own within the overall one. */
function ownInterest(book: LawBook, financialYear: string, houses: readonly Counted<'ownHouse'>[]): Paise {
  const isSmall = ({ details }: Counted<'ownHouse'>) => details.purpose === 'repairs' || details.isLate
  const small = sum(houses.filter(isSmall).map(({ countedPaise }) => countedPaise))
  const others = sum(houses.filter((house) => !isSmall(house)).map(({ countedPaise }) => countedPaise))
  const most = lawValue(book, ownHouseInterestReduced, firstDay(`${financialYear.slice(0, 4)}-04`))
  return others + Math.min(small, most)
}

/** For a let-out house without proof, only the rent counts. */
function letOut({ details, isProven }: Counted<'letHouse'>) {
  const { rentReceivedPaise: rentPaise, municipalTaxPaise, interestPaise } = details
  return isProven
    ? { rentPaise, municipalTaxPaise, interestPaise }
    : { rentPaise, municipalTaxPaise: 0, interestPaise: 0 }
}

function deductionsOf(items: readonly CountedItem[]): Record<string, Paise> {
  const totals: Record<string, Paise> = {}
  for (const { details, countedPaise } of items) {
    if (!details.section.startsWith('80') || details.section === '80D') continue
    totals[details.section] = (totals[details.section] ?? 0) + countedPaise
  }
  return totals
}

function healthOf(items: readonly Counted<'80D'>[]): Declarations['health'] {
  if (items.length === 0) return null
  const part = (whose: 'selfFamily' | 'parents'): HealthPart | null => {
    const parts = items.filter(({ details }) => details.whose === whose).map(countedHealth)
    if (parts.length === 0) return null
    return {
      premiumPaise: sum(parts.map(({ premiumPaise }) => premiumPaise)),
      preventivePaise: sum(parts.map(({ preventivePaise }) => preventivePaise)),
      medicalPaise: sum(parts.map(({ medicalPaise }) => medicalPaise)),
      senior: parts.some(({ senior }) => senior),
    }
  }
  return { selfFamily: part('selfFamily'), parents: part('parents') }
}

/** Allots the accepted amount to the premium first, then to check-ups, then to medical costs. */
function countedHealth({ details, countedPaise }: Counted<'80D'>): HealthPart {
  const premiumPaise = Math.min(details.premiumPaise, countedPaise)
  const preventivePaise = Math.min(details.preventivePaise, countedPaise - premiumPaise)
  const medicalPaise = countedPaise - premiumPaise - preventivePaise
  return { premiumPaise, preventivePaise, medicalPaise, senior: details.senior }
}
