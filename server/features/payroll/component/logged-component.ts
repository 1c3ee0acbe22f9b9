import type { z } from 'zod'
import { taxHeads, taxTreatments, wageClasses } from '@muster/contract/payroll/salary/component-flags.ts'
import type { SalaryComponent } from '@muster/contract/payroll/salary/salary-component.routes.ts'
import { perquisiteKinds } from '@muster/engine/payroll/rules/in/perquisites/kinds.ts'
import { plain, say, type Sentence } from '@muster/engine/sentence.ts'
import { calculationSaid } from '../calculation-said.ts'

type Component = Omit<z.output<typeof SalaryComponent>, '_id' | 'templates' | 'createdAt'>

/** A component as the log shows it. */
export function loggedComponent(component: Component) {
  return {
    name: component.name,
    code: component.code,
    type: types[component.type],
    calculation: calculationSaid(component.calculation),
    isProrated: yesNo(component.isProrated),
    inCtc: yesNo(component.inCtc),
    isActive: yesNo(component.isActive),
    wageClass: plain(wageClasses[component.wageClass]),
    ptWage: yesNo(component.ptWage),
    esiWage: yesNo(component.esiWage),
    bonusWage: yesNo(component.bonusWage),
    tax: plain(taxTreatments[component.tax]),
    taxHead: plain(taxHeads[component.taxHead]),
    benefit: component.benefit === null ? say`None` : perquisiteKinds[component.benefit],
    payslipOrder: component.payslipOrder,
  }
}

const yesNo = (value: boolean) => (value ? say`Yes` : say`No`)

const types = {
  earning: say`Earning`,
  deduction: say`Deduction`,
  employer: say`Employer contribution`,
  benefit: say`Benefit in kind`,
  reimbursement: say`Reimbursement`,
} satisfies Record<Component['type'], Sentence>
