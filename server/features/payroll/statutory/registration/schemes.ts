import type { z } from 'zod'
import type { Registration } from '@muster/contract/payroll/statutory/statutory-registration.routes.ts'
import type { Day } from '@muster/contract/values.ts'
import { monthOf } from '@muster/engine/day.ts'
import type { LawBook } from '@muster/engine/law/law.ts'
import { coverageThreshold } from '@muster/engine/payroll/rules/in/coverage.ts'
import { hasWelfareFund } from '@muster/engine/payroll/rules/in/labour-welfare/labour-welfare.ts'
import { taxTable } from '@muster/engine/payroll/rules/in/professional-tax/professional-tax.ts'
import { lawCode } from '../setting/state-codes.ts'

export interface Scheme extends Pick<z.output<typeof Registration>, 'section' | 'state' | 'law' | 'threshold'> {
  /** The field of the section that holds the number. */
  numberField: 'establishmentNumber' | 'employerCode' | 'registrationNumber'
}

/** What a company with places in these states may have to register for. */
export function schemesOf(book: LawBook, states: readonly string[], day: Day): Scheme[] {
  const pf = coverageThreshold('pf', day)
  const esi = coverageThreshold('esi', day)
  return [
    {
      section: 'pf',
      state: null,
      threshold: pf,
      law: `Required from ${pf} employees, also if the number falls later. Smaller companies can join voluntarily.`,
      numberField: 'establishmentNumber',
    },
    {
      section: 'esi',
      state: null,
      threshold: esi,
      law: `Required from ${esi} employees, for those within the wage ceiling. Hazardous work: from the first employee.`,
      numberField: 'employerCode',
    },
    ...states.flatMap((state) => ofState(book, state, day)),
  ]
}

function ofState(book: LawBook, state: string, day: Day): Scheme[] {
  const code = lawCode(state)
  const numberField = 'registrationNumber'
  const found: Scheme[] = []
  const table = taxTable(book, { state: code, gender: 'male', localBody: null }, monthOf(day))
  if (table !== null && table.value.basis !== 'none') {
    const law = 'Required from the first employee whose pay is taxed by the state.'
    found.push({ section: 'pt', state, threshold: null, law, numberField })
  }
  if (hasWelfareFund(book, code, day)) {
    const threshold = coverageThreshold('lwf', day, code)
    const law =
      threshold === null
        ? 'Required by the state, from the first employee.'
        : `Required from ${threshold} employees in the state.`
    found.push({ section: 'lwf', state, threshold, law, numberField })
  }
  return found
}
