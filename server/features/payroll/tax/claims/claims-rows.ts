import type { Paise } from '@muster/contract/values.ts'
import type { SectionKey } from '@muster/engine/payroll/rules/in/forms/form-names.ts'
import {
  deductionSections,
  type DeductionSection,
} from '@muster/engine/payroll/rules/in/tax-deductions/deduction-80-sections.ts'
import { listOf, plain, say, verbatim, type Sentence } from '@muster/engine/sentence.ts'
import { rupees } from '../../../../platform/pdf/draw-table.ts'
import { itemName } from '../declaration/item-name.ts'
import type { Item } from '../declaration/tax-item.queries.ts'

export interface ClaimRow {
  label: Sentence
  particulars: Sentence[]
  amountPaise: Paise
}

/** The parts of the form with the declared items in each. Items that are not claims, such as income, go on another form. */
export function claimsOf(items: readonly Item[], section: (key: SectionKey) => string) {
  const of = (...sections: readonly Item['section'][]) => items.filter((item) => sections.includes(item.section))
  const rows = (...sections: readonly Item['section'][]) => of(...sections).map((item) => rowOf(item, section))
  const houses = of('ownHouse', 'letHouse').filter(
    ({ details }) => 'interestPaise' in details && details.interestPaise > 0,
  )
  return {
    rent: rows('rent'),
    travel: rows('lta'),
    interest: houses.map((item) => rowOf(item, section)),
    savings: items.filter(isSaving).map((item) => rowOf(item, section)),
    others: items.filter((item) => isDeduction(item) && !isSaving(item)).map((item) => rowOf(item, section)),
    exemptions: rows('otherExemption'),
  }
}

const savings: readonly string[] = ['80C', '80CCC', '80CCD1', '80CCD1B'] satisfies DeductionSection[]
const isSaving = ({ section }: Item) => savings.includes(section)
const isDeduction = ({ section }: Item) => (deductionSections as readonly string[]).includes(section)

function rowOf(item: Item, section: (key: SectionKey) => string): ClaimRow {
  const { details, declaredPaise, acceptedPaise, proofs } = item
  const name = plain(itemName(details))
  const label = isNamed(details.section) ? say`${name} (${section(details.section)})` : name
  const evidence = listOf(proofs.map((proof) => verbatim(proof.name)))
  return {
    label,
    particulars: [
      ...particularsOf(details),
      proofs.length === 0 ? say`Evidence: none yet` : say`Evidence: ${evidence}`,
      ...(acceptedPaise === null || acceptedPaise === declaredPaise
        ? []
        : [say`Accepted by the employer: ${rupees(acceptedPaise)}`]),
    ],
    // For a let-out house only the interest is claimed; the rent is income.
    amountPaise: 'interestPaise' in details ? details.interestPaise : declaredPaise,
  }
}

function particularsOf(details: Item['details']): Sentence[] {
  if (details.section === 'rent')
    return [
      say`${{ month: details.from }} to ${{ month: details.to }}, ${rupees(details.monthlyRentPaise)} a month`,
      say`Landlord: ${details.landlordName}`,
      say`Address of the landlord: ${details.landlordAddress}`,
      details.landlordPan === null
        ? say`PAN of the landlord: not given`
        : say`PAN of the landlord: ${details.landlordPan}`,
      ...(details.landlordRelation === '' ? [] : [say`Relationship with the landlord: ${details.landlordRelation}`]),
    ]
  if (details.section === 'ownHouse' || details.section === 'letHouse')
    return [
      say`Lender: ${details.lender || '–'}`,
      details.lenderPan === null ? say`PAN of the lender: not given` : say`PAN of the lender: ${details.lenderPan}`,
    ]
  return 'note' in details && details.note !== '' ? [verbatim(details.note)] : []
}

/** Sections that have a section number in that year's law. */
function isNamed(section: Item['section']): section is Item['section'] & SectionKey {
  return section.startsWith('80') || section === 'lta'
}
