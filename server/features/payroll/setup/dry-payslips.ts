import type { Id, Month } from '@muster/contract/values.ts'
import { monthOf } from '@muster/engine/day.ts'
import type { PayslipLine } from '@muster/engine/payroll/payslip/payslip-result.ts'
import { payslip } from '@muster/engine/payroll/calculation/payslip.ts'
import type { Sentence } from '@muster/engine/sentence.ts'
import { breather } from '../../../platform/breathe.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { newId } from '../../../platform/id.ts'
import { companyToday } from '../../organisation/index.ts'
import { readInputsOf } from '../pay-run/inputs/inputs.ts'
import { payRunConfig } from '../pay-run-config/pay-run-config.ts'

export interface DryPayslip {
  name: string
  grossPaise: number
  deductionsPaise: number
  netPaise: number
  employerPaise: number
  lines: Pick<PayslipLine, 'name' | 'kind' | 'amountPaise'>[]
  problem: Sentence | null
}

/** What these people would be paid this month, in their order, by the calculation of a pay run; nothing is stored. */
export async function dryPayslips(tx: Tx, employees: readonly Id[]): Promise<{ month: Month; payslips: DryPayslip[] }> {
  const month = monthOf(await companyToday(tx))
  const { book, people } = await readInputsOf(tx, { id: newId(), month, config: await payRunConfig(tx) }, [
    ...employees,
  ])
  const payslips = new Map<Id, DryPayslip>()
  const breathe = breather()
  for (const { employee, person, input, excluded } of people) {
    if (!employees.includes(employee)) continue
    await breathe()
    const result = excluded === null ? payslip(book, input) : null
    const problem = excluded?.reason ?? (result?.ok === false ? (result.errors[0]?.message ?? null) : null)
    const { lines, ...sums } = result?.payslip ?? nothing
    payslips.set(employee, {
      name: person.name,
      grossPaise: sums.grossPaise,
      deductionsPaise: sums.deductionsPaise,
      netPaise: sums.netPaise,
      employerPaise: sums.employerPaise,
      lines: lines.map(({ name, kind, amountPaise }) => ({ name, kind, amountPaise })),
      problem,
    })
  }
  return { month, payslips: employees.flatMap((employee) => payslips.get(employee) ?? []) }
}

const nothing = { lines: [], grossPaise: 0, deductionsPaise: 0, netPaise: 0, employerPaise: 0 }
