import type { z } from 'zod'
import type { EmployerContribution, EmployerPart } from '@muster/contract/payroll/salary/employer-cost.ts'
import { addMonths, lastDay } from '@muster/engine/day.ts'
import { lawValue } from '@muster/engine/law/law.ts'
import { sum, times } from '@muster/engine/money.ts'
import type { Payslip } from '@muster/engine/payroll/payslip/payslip-result.ts'
import { gratuityDays, gratuityMonthDays } from '@muster/engine/payroll/rules/in/exit/gratuity.law.ts'
import { labourWelfare } from '@muster/engine/payroll/rules/in/labour-welfare/labour-welfare.ts'
import { rupeeText } from '@muster/engine/format.ts'
import type { Ground } from './ground.ts'

type Contribution = Omit<z.output<typeof EmployerContribution>, 'inCtc'>

/** Employer contributions on top of a full month's salary; labour welfare fund by its year. */
export function contributionsOf(ground: Ground, { facts }: Payslip): Contribution[] {
  const { pf, esi } = facts
  const monthly = (part: EmployerPart, name: string, monthlyPaise: number, words: string): Contribution => ({
    ...{ part, name, monthlyPaise, annualPaise: monthlyPaise * 12, words },
  })
  const all = [
    pf &&
      monthly(
        'pf',
        'Employer PF',
        pf.epsPaise + pf.employerEpfPaise,
        `On PF wages of ${rupeeText(pf.epfWagesPaise)}: provident fund and pension`,
      ),
    pf &&
      monthly(
        'pfCharges',
        'EDLI and PF admin charges',
        pf.edliPaise + pf.adminPaise,
        `On wages of ${rupeeText(pf.edliWagesPaise)}`,
      ),
    esi?.covered === true &&
      monthly('esi', 'Employer ESI', esi.employerPaise, `On ESI wages of ${rupeeText(esi.wagesPaise)}`),
    welfare(ground, facts.wagesPaise),
    gratuity(ground, facts.wagesPaise),
  ]
  return all.filter((one) => one !== null && one !== false).filter(({ annualPaise }) => annualPaise > 0)
}

function welfare({ month, book, settings, person }: Ground, wagesPaise: number): Contribution | null {
  const place = person.locationId === null ? undefined : settings.places.get(person.locationId)
  if (place?.lwf.enabled !== true || person.lwfExempt) return null
  const { state } = place
  const { supervisory } = person
  const annualPaise = sum(
    Array.from(
      { length: 12 },
      (_, n) =>
        labourWelfare(book, { state, month: addMonths(month, n), wagesPaise, supervisory, leftOn: null }).employerPaise,
    ),
  )
  const words = `${rupeeText(annualPaise)} a year, as the state takes it`
  return {
    part: 'lwf',
    name: 'Employer LWF',
    monthlyPaise: times(annualPaise, 1, 12, 'nearestPaisa'),
    annualPaise,
    words,
  }
}

/** A twelfth of the gratuity that accrues in a year of service. */
function gratuity({ month, book, settings }: Ground, wagesPaise: number): Contribution | null {
  if (!settings.gratuity.enabled) return null
  const days = lawValue(book, gratuityDays, lastDay(month))
  const monthDays = lawValue(book, gratuityMonthDays, lastDay(month))
  const monthlyPaise = times(wagesPaise, days, monthDays * 12, 'nearestRupee')
  const words = `${days} of ${monthDays} days' wages of ${rupeeText(wagesPaise)} for each year, by 12`
  return { part: 'gratuity', name: 'Gratuity', monthlyPaise, annualPaise: monthlyPaise * 12, words }
}
