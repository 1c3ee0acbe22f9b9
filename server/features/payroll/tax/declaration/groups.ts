import { say, type Sentence } from '@muster/engine/sentence.ts'
import type { z } from 'zod'
import type { TaxDeclaration } from '@muster/contract/payroll/tax/tax-declaration.ts'
import { firstDay } from '@muster/engine/day.ts'
import { lawValue, type LawBook } from '@muster/engine/law/law.ts'
import { ownPensionMost, savingsMost } from '@muster/engine/payroll/rules/in/tax-deductions/deduction-80.law.ts'
import { formNames, sectionName } from '@muster/engine/payroll/rules/in/forms/form-names.ts'
import { landlordPanAbove } from '@muster/engine/payroll/rules/in/salary-tax/hra.law.ts'
import { ownHouseInterest } from '@muster/engine/payroll/rules/in/salary-tax/salary-tax.law.ts'
import type { TaxYear } from '../tax-year.ts'

type Group = Omit<z.output<typeof TaxDeclaration>['groups'][number], 'name'> & { name: Sentence }

/** What can be declared for a year, in the order of the form, with that year's legal names and limits. */
export function groupsOf(book: LawBook, { from }: TaxYear): Group[] {
  const day = firstDay(from)
  const section = (key: Parameters<typeof sectionName>[2]) => sectionName(book, day, key)
  return [
    {
      code: 'rent',
      name: say`Rent paid, for HRA (${section('hra')})`,
      sections: ['rent'],
      limitPaise: null,
      countsIn: 'old',
    },
    {
      code: 'savings',
      name: section('80C') === 's.80C' ? say`80C savings` : say`80C savings (now ${section('80C')})`,
      sections: ['80C', '80CCC', '80CCD1'],
      limitPaise: lawValue(book, savingsMost, day),
      countsIn: 'old',
    },
    {
      code: 'pension',
      name: say`Own NPS contribution (${section('80CCD1B')})`,
      sections: ['80CCD1B'],
      limitPaise: lawValue(book, ownPensionMost, day),
      countsIn: 'old',
    },
    {
      code: 'health',
      name: say`Health insurance (${section('80D')})`,
      sections: ['80D'],
      limitPaise: null,
      countsIn: 'old',
    },
    {
      code: 'ownHouse',
      name: say`Home loan interest (${section('houseLoanInterest')})`,
      sections: ['ownHouse'],
      limitPaise: lawValue(book, ownHouseInterest, day),
      countsIn: 'old',
    },
    {
      code: 'deductions',
      name: say`Other deductions`,
      sections: ['80DD', '80DDB', '80E', '80EE', '80EEA', '80EEB', '80G', '80GG', '80TTA', '80TTB', '80U', '80CCH'],
      limitPaise: null,
      countsIn: 'old',
    },
    {
      code: 'exemptions',
      name: say`LTA and other exempt allowances`,
      sections: ['lta', 'otherExemption'],
      limitPaise: null,
      countsIn: 'old',
    },
    {
      code: 'income',
      name: say`Other income and let-out property`,
      sections: ['otherIncome', 'letHouse'],
      limitPaise: null,
      countsIn: 'both',
    },
    {
      code: 'previousEmployer',
      name: say`Previous employer (${formNames(book, day).otherIncome})`,
      sections: ['previousEmployer'],
      limitPaise: null,
      countsIn: 'both',
    },
    {
      code: 'otherTax',
      name: say`TDS and TCS deducted by others`,
      sections: ['otherTax'],
      limitPaise: null,
      countsIn: 'both',
    },
  ]
}

/** The names of the year's forms, and what is asked about a landlord. */
export function formsOf(book: LawBook, { from, tds }: TaxYear) {
  const day = firstDay(from)
  const { claims, otherIncome } = formNames(book, day)
  return {
    forms: { claims, previousEmployer: otherIncome },
    landlordPanFromPaise: lawValue(book, landlordPanAbove, day),
    asksLandlordRelation: tds.askLandlordRelation,
  }
}
