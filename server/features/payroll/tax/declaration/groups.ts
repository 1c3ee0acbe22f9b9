import type { z } from 'zod'
import type { TaxDeclaration } from '@muster/contract/payroll/tax/tax-declaration.ts'
import { firstDay } from '@muster/engine/day.ts'
import { lawValue, type LawBook } from '@muster/engine/law/law.ts'
import { ownPensionMost, savingsMost } from '@muster/engine/payroll/rules/in/tax-deductions/deduction-80.law.ts'
import { formNames, sectionName } from '@muster/engine/payroll/rules/in/forms/form-names.ts'
import { landlordPanAbove } from '@muster/engine/payroll/rules/in/salary-tax/hra.law.ts'
import { ownHouseInterest } from '@muster/engine/payroll/rules/in/salary-tax/salary-tax.law.ts'
import type { TaxYear } from '../tax-year.ts'

type Group = z.output<typeof TaxDeclaration>['groups'][number]

/** What can be declared for a year, in the order of the form, with the names and limits of the law of that year. */
export function groupsOf(book: LawBook, { from }: TaxYear): Group[] {
  const day = firstDay(from)
  const named = (text: string, key: Parameters<typeof sectionName>[2]) => `${text} (${sectionName(book, day, key)})`
  return [
    {
      code: 'rent',
      name: named('Rent for the house rent allowance', 'hra'),
      sections: ['rent'],
      limitPaise: null,
      countsIn: 'old',
    },
    {
      code: 'savings',
      name: named('Savings and insurance', '80C'),
      sections: ['80C', '80CCC', '80CCD1'],
      limitPaise: lawValue(book, savingsMost, day),
      countsIn: 'old',
    },
    {
      code: 'pension',
      name: named('Own pension contribution', '80CCD1B'),
      sections: ['80CCD1B'],
      limitPaise: lawValue(book, ownPensionMost, day),
      countsIn: 'old',
    },
    { code: 'health', name: named('Health insurance', '80D'), sections: ['80D'], limitPaise: null, countsIn: 'old' },
    {
      code: 'ownHouse',
      name: named('Home loan interest', 'houseLoanInterest'),
      sections: ['ownHouse'],
      limitPaise: lawValue(book, ownHouseInterest, day),
      countsIn: 'old',
    },
    {
      code: 'deductions',
      name: 'Other deductions',
      sections: ['80DD', '80DDB', '80E', '80EE', '80EEA', '80EEB', '80G', '80GG', '80TTA', '80TTB', '80U', '80CCH'],
      limitPaise: null,
      countsIn: 'old',
    },
    {
      code: 'exemptions',
      name: 'Leave travel and other exempt allowances',
      sections: ['lta', 'otherExemption'],
      limitPaise: null,
      countsIn: 'old',
    },
    {
      code: 'income',
      name: 'Other income and let houses',
      sections: ['otherIncome', 'letHouse'],
      limitPaise: null,
      countsIn: 'both',
    },
    {
      code: 'previousEmployer',
      name: `Previous employer (${formNames(book, day).otherIncome})`,
      sections: ['previousEmployer'],
      limitPaise: null,
      countsIn: 'both',
    },
    {
      code: 'otherTax',
      name: 'Tax taken by others',
      sections: ['otherTax'],
      limitPaise: null,
      countsIn: 'both',
    },
  ]
}

/** Names of the year's forms, and what is asked of a landlord. */
export function formsOf(book: LawBook, { from, tds }: TaxYear) {
  const day = firstDay(from)
  const { claims, otherIncome } = formNames(book, day)
  return {
    forms: { claims, previousEmployer: otherIncome },
    landlordPanFromPaise: lawValue(book, landlordPanAbove, day),
    asksLandlordRelation: tds.askLandlordRelation,
  }
}
