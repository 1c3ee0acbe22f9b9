import type { z } from 'zod'
import { taxHeads, taxTreatments, wageClasses } from '@muster/contract/payroll/salary/component-flags.ts'
import type { Calculation } from '@muster/contract/payroll/salary/salary-calculation.ts'
import type { SalaryComponent } from '@muster/contract/payroll/salary/salary-component.routes.ts'
import { perquisiteKinds } from '@muster/engine/payroll/rules/in/perquisites/kinds.ts'
import { percentText, rupeeText } from '@muster/engine/words.ts'

type Component = Omit<z.output<typeof SalaryComponent>, '_id' | 'templates' | 'createdAt'>

/** A component as the log tells of it. */
export function componentWords(component: Component) {
  return {
    name: component.name,
    code: component.code,
    type: component.type,
    calculation: calculationWords(component.calculation),
    isProrated: yesNo(component.isProrated),
    inCtc: yesNo(component.inCtc),
    isActive: yesNo(component.isActive),
    wageClass: wageClasses[component.wageClass],
    ptWage: yesNo(component.ptWage),
    esiWage: yesNo(component.esiWage),
    bonusWage: yesNo(component.bonusWage),
    tax: taxTreatments[component.tax],
    taxHead: taxHeads[component.taxHead],
    benefit: component.benefit === null ? 'none' : perquisiteKinds[component.benefit],
    payslipOrder: component.payslipOrder,
  }
}

export function calculationWords(calculation: z.output<typeof Calculation>): string {
  switch (calculation.type) {
    case 'fixed':
      return `${rupeeText(calculation.monthlyPaise)} a month`
    case 'percent':
      return `${percentText(calculation.basisPoints)} of ${calculation.of}`
    case 'remainder':
      return 'Rest of the CTC'
    case 'formula':
      return calculation.text
  }
}

function yesNo(value: boolean): string {
  return value ? 'yes' : 'no'
}
