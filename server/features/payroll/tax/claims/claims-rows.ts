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
    // In sequence: (i) section 80C, (ii) 80CCC, (iii) 80CCD, each with its claims from (a).
    savings: savings.flatMap((group, index) =>
      rows(...group).map((row, at) => numbered(say`${roman[index]!}${letterOf(at)}`, row)),
    ),
    others: rows(...others).map((row, at) => numbered(plain(roman[at] ?? `(${at + 1})`), row)),
    exemptions: rows('otherExemption'),
  }
}

const savings: readonly Item['section'][][] = [['80C'], ['80CCC'], ['80CCD1', '80CCD1B']]
const saved: readonly string[] = savings.flat()
/** The employer's pension fund contribution is not a claim. */
const isOther = (one: DeductionSection): one is Exclude<DeductionSection, '80CCD2'> =>
  one !== '80CCD2' && !saved.includes(one)
const others = deductionSections.filter(isOther)

const roman = ['(i)', '(ii)', '(iii)', '(iv)', '(v)', '(vi)', '(vii)', '(viii)', '(ix)', '(x)', '(xi)', '(xii)']
const letterOf = (at: number) => `(${String.fromCodePoint(97 + (at % 26))})`
const numbered = (number: Sentence, row: ClaimRow): ClaimRow => ({ ...row, label: say`${number} ${row.label}` })

function rowOf(item: Item, section: (key: SectionKey) => string): ClaimRow {
  const { details, declaredPaise, acceptedPaise, proofs } = item
  const evidence = listOf(proofs.map((proof) => verbatim(proof.name)))
  return {
    label: labelOf(details, section),
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

function labelOf(details: Item['details'], section: (key: SectionKey) => string): Sentence {
  if (details.section === 'rent')
    return say`(i) Rent paid to the landlord, ${{ month: details.from }} to ${{ month: details.to }}, ${rupees(details.monthlyRentPaise)} a month`
  const name = plain(itemName(details))
  if (isHouse(details)) return say`(i) Interest payable or paid to the lender: ${name}`
  return isNamed(details.section) ? say`${name} (${section(details.section)})` : name
}

function particularsOf(details: Item['details']): Sentence[] {
  if (details.section === 'rent')
    return [
      say`(ii) Name of the landlord: ${details.landlordName}`,
      say`(iii) Address of the landlord: ${details.landlordAddress}`,
      say`(iv) PAN of the landlord: ${details.landlordPan ?? notGiven}`,
      ...(details.landlordRelation === ''
        ? []
        : [say`(v) Relationship with the landlord: ${details.landlordRelation}`]),
    ]
  if (isHouse(details))
    return [
      say`(ii) Name of the lender: ${details.lender || notGiven}`,
      say`(iii) Address of the lender: ${details.lenderAddress || notGiven}`,
      say`(iv) PAN of the lender: ${details.lenderPan ?? notGiven}`,
      ...(details.lenderKind === null ? [] : [lenders[details.lenderKind]]),
    ]
  return 'note' in details && details.note !== '' ? [verbatim(details.note)] : []
}

const notGiven = say`not given`

type House = Extract<Item['details'], { section: 'ownHouse' | 'letHouse' }>

const isHouse = (details: Item['details']): details is House =>
  details.section === 'ownHouse' || details.section === 'letHouse'

const lenders: Readonly<Record<NonNullable<House['lenderKind']>, Sentence>> = {
  institution: say`(a) The lender is a financial institution`,
  employer: say`(b) The lender is the employer`,
  other: say`(c) The lender is somebody else`,
}

/** Sections that have a section number in that year's law. */
function isNamed(section: Item['section']): section is Item['section'] & SectionKey {
  return section.startsWith('80') || section === 'lta'
}
