import type { z } from 'zod'
import type { TaxDeclaration } from '@muster/contract/payroll/tax/tax-declaration.ts'
import type { Instant } from '@muster/contract/values.ts'
import type { FormNames, SectionKey } from '@muster/engine/payroll/rules/in/forms/form-names.ts'
import type { FinancialYear } from '@muster/engine/payroll/rules/in/income-tax/year.ts'
import { say, verbatim, type Sentence } from '@muster/engine/sentence.ts'
import { translateAll, type Translated } from '../../../../platform/language/translate-all.ts'
import type { Claimant } from './claimant.queries.ts'
import { claimsOf, type ClaimRow } from './claims-rows.ts'

export interface Claims {
  /** The form's name in that year: `Form 12BB`. */
  form: string
  language: string
  madeAt: Instant
  yearName: FormNames['year']
  financialYear: FinancialYear
  section: (key: SectionKey) => string
  declared: z.output<typeof TaxDeclaration>
  person: Omit<Claimant, 'address'> & { address: Sentence; pan: Sentence }
}

/** A statement of claims translated for its reader, so that drawing it needs no catalogue. */
export type ClaimsPaper = Translated<ReturnType<typeof saidPaper>>

export function claimsPaper(claims: Claims, language: string): ClaimsPaper {
  return translateAll(saidPaper(claims), language)
}

const blank = '…………………………'

/**
 * The rows in the form's order.
 *
 * Source: Income-tax Rules 1962, rule 26C, Form No. 12BB: its parts, their order and numbers; from 1 April 2026 Income-tax Rules 2026, rule
 * 205, Form No. 124, which adds the relationship with the landlord and keeps that order.
 */
function saidPaper({ form, language, madeAt, yearName, financialYear, section, declared, person }: Claims) {
  const { name, code, designation, fatherName, company, address, pan } = person
  const claimed = claimsOf(
    declared.items.filter(({ state }) => state !== 'rejected'),
    section,
  )
  const part = (number: string, title: Sentence, rows: ClaimRow[]) => ({ title: say`${number}. ${title}`, rows })
  return {
    ...{ form, language, madeAt, company },
    title: say`Statement of claims by an employee for deduction of tax (${section('withholding')})`,
    facts: [
      [say`Name of the employee`, verbatim(name)],
      [say`Address of the employee`, address],
      [say`PAN of the employee`, pan],
      [yearName === 'Tax year' ? say`Tax year` : say`Financial year`, verbatim(financialYear)],
      [say`Employee ID`, verbatim(code)],
      [say`Employer`, verbatim(company)],
      [say`Tax regime`, declared.regime.value === 'old' ? say`Old regime` : say`New regime`],
    ] satisfies [Sentence, Sentence][],
    parts: [
      part('1', say`House rent allowance (${section('hra')})`, claimed.rent),
      part('2', say`Leave travel concession or assistance`, claimed.travel),
      part('3', say`Interest on borrowing for a house (${section('houseLoanInterest')})`, claimed.interest),
      part(
        '4(A)',
        say`Deductions for savings (${section('80C')}), pension fund (${section('80CCC')}) and NPS (${section('80CCD1')})`,
        claimed.savings,
      ),
      part('4(B)', say`Deductions under other sections`, claimed.others),
      // The form has no separate place for them.
      ...(claimed.exemptions.length === 0 ? [] : [{ title: say`Other exempt allowances`, rows: claimed.exemptions }]),
    ],
    ...{ amount: say`Amount`, none: say`No claims` },
    note: say`Declare other income, previous employers and tax deducted by others in ${declared.forms.previousEmployer}. Amounts your employer rejected are excluded.`,
    verification: say`Verification`,
    words: say`I, ${name}, son/daughter of ${fatherName || blank}, certify that the information given above is complete and correct.`,
    signature: [say`Place: ……………………`, say`Date: ……………………`, say`Signature: ……………………………`],
    signedAs: [say`Designation: ${designation}`, say`Full name: ${name}`],
  }
}
