import type { z } from 'zod'
import type { Registration } from '@muster/contract/payroll/statutory/statutory-registration.routes.ts'
import type { Day } from '@muster/contract/values.ts'
import { monthOf } from '@muster/engine/day.ts'
import type { LawBook } from '@muster/engine/law/law.ts'
import { coverageThreshold } from '@muster/engine/payroll/rules/in/coverage.ts'
import { hasWelfareFund } from '@muster/engine/payroll/rules/in/labour-welfare/labour-welfare.ts'
import { taxTable } from '@muster/engine/payroll/rules/in/professional-tax/professional-tax.ts'
import { say, type Sentence } from '@muster/engine/sentence.ts'
import { lawCode } from '../setting/state-codes.ts'

export interface Scheme extends Pick<z.output<typeof Registration>, 'section' | 'state' | 'threshold'> {
  /** When the law requires it. */
  law: Sentence
  /** The field of the section with the registration number. */
  numberField: 'establishmentNumber' | 'employerCode' | 'registrationNumber'
}

/** The schemes that a company with locations in these states may have to register for. */
export function schemesOf(book: LawBook, states: readonly string[], day: Day): Scheme[] {
  const pf = coverageThreshold('pf', day)
  const esi = coverageThreshold('esi', day)
  return [
    {
      section: 'pf',
      state: null,
      threshold: pf,
      law: say`Required from ${pf ?? 0} employees, even if the number falls later. Smaller companies can register voluntarily.`,
      numberField: 'establishmentNumber',
    },
    {
      section: 'esi',
      state: null,
      threshold: esi,
      law: say`Required from ${esi ?? 0} employees, for those within the wage ceiling. Hazardous work: from the first employee.`,
      numberField: 'employerCode',
    },
    ...states.flatMap((state) => ofState(book, state, day)),
  ]
}

function ofState(book: LawBook, state: string, day: Day): Scheme[] {
  const code = lawCode(state)
  const numberField = 'registrationNumber'
  const schemes: Scheme[] = []
  const table = taxTable(book, { state: code, gender: 'male', localBody: null }, monthOf(day))
  if (table !== null && table.value.basis !== 'none') {
    const law = say`Required from the first employee whose pay the state taxes.`
    schemes.push({ section: 'pt', state, threshold: null, law, numberField })
  }
  if (hasWelfareFund(book, code, day)) {
    const threshold = coverageThreshold('lwf', day, code)
    const law =
      threshold === null
        ? say`Required by the state, from the first employee.`
        : say`Required from ${threshold} employees in the state.`
    schemes.push({ section: 'lwf', state, threshold, law, numberField })
  }
  return schemes
}
