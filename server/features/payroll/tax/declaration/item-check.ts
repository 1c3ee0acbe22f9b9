import type { LawBook } from '@muster/engine/law/law.ts'
import { lawValue } from '@muster/engine/law/law.ts'
import { firstDay } from '@muster/engine/day.ts'
import { sum } from '@muster/engine/money.ts'
import { landlordPanAbove } from '@muster/engine/payroll/rules/in/salary-tax/hra.law.ts'
import { say, type Sentence } from '@muster/engine/sentence.ts'
import { rupeeText } from '@muster/engine/format.ts'
import { invalid, type FieldFault } from '../../../../platform/problem.ts'
import { monthCount } from './item-amount.ts'
import type { Item } from './tax-item.queries.ts'
import type { TaxYear } from '../tax-year.ts'

type Details = Item['details']
type Rent = Extract<Details, { section: 'rent' }>

/** Checks that need the whole declaration and the settings: months within the year, overlapping rents, the landlord's details. */
export function checkDetails(book: LawBook, year: TaxYear, details: Details, others: readonly Details[]): void {
  const errors: FieldFault[] = []
  if (details.section === 'rent' || details.section === 'previousEmployer') errors.push(...outside(year, details))
  if (details.section === 'rent') {
    const rents = others.filter((other): other is Rent => other.section === 'rent')
    errors.push(
      ...overlap(details, rents),
      ...missingPan(book, year, details, rents),
      ...missingRelation(year, details),
    )
  }
  if (errors.length > 0) throw invalid(errors)
}

const wrong = (field: string, message: Sentence): FieldFault => ({ path: `body.details.${field}`, message })

function outside({ from, to, financialYear }: TaxYear, span: { from: string; to: string }): FieldFault[] {
  return (['from', 'to'] as const)
    .filter((end) => span[end] < from || span[end] > to)
    .map((end) => wrong(end, say`Choose a month of ${financialYear}`))
}

function overlap(rent: Rent, others: readonly Rent[]): FieldFault[] {
  const other = others.find(({ from, to }) => from <= rent.to && to >= rent.from)
  if (!other) return []
  const [from, to] = [{ month: other.from }, { month: other.to }]
  const months = other.from === other.to ? say`${from}` : say`${from} to ${to}`
  return [wrong('from', say`You have declared a rent for ${months}. Months cannot overlap.`)]
}

function missingRelation({ tds }: TaxYear, { landlordRelation }: Rent): FieldFault[] {
  return tds.askLandlordRelation && landlordRelation === ''
    ? [wrong('landlordRelation', say`Say how you are related to the landlord, or none`)]
    : []
}

function missingPan(book: LawBook, year: TaxYear, rent: Rent, others: readonly Rent[]): FieldFault[] {
  if (rent.landlordPan !== null) return []
  const limit = lawValue(book, landlordPanAbove, firstDay(year.from))
  const ofYear = sum([rent, ...others].map((each) => each.monthlyRentPaise * monthCount(each)))
  return ofYear <= limit
    ? []
    : [wrong('landlordPan', say`Enter the landlord's PAN: the rent of the year is above ${rupeeText(limit)}`)]
}
