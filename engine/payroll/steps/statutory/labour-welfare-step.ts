import { sum } from '../../../money.ts'
import { monthText } from '../../../words.ts'
import { arrearsCode } from '../arrears-step.ts'
import type { Worksheet } from '../worksheet.ts'
import { labourWelfare as rule } from '../../rules/in/labour-welfare/labour-welfare.ts'
import { stateName } from '../../rules/in/state-names.ts'
import { earned } from '../wage-bases.ts'
import { workplace } from '../workplace.ts'

/** Labour welfare fund of the state where the person works at the end of the month. Source: rule book 4. */
export function labourWelfare(sheet: Worksheet): void {
  lateFunds(sheet)
  const { month, statutory } = sheet.input
  const place = workplace(sheet.input)
  const terms = statutory?.lwf ?? null
  if (terms === null || terms.exempt !== null || place === null) return
  const { supervisory } = terms
  // An earlier month that is paid as a whole brings its own contribution.
  const ofOthers = sum(earned(sheet, 'wholeMonth').map(({ amountPaise }) => amountPaise))
  const wagesPaise = sheet.total('earning') - ofOthers
  const { employeePaise, employerPaise, trace } = rule(sheet.book, {
    state: place.state,
    month,
    wagesPaise,
    supervisory,
  })
  if (employeePaise === 0 && employerPaise === 0) return
  sheet.facts.lwf = { state: place.state, employeePaise, employerPaise }
  sheet.addStatutory(
    'LWF',
    'Labour welfare fund',
    'deduction',
    employeePaise,
    `Your share in ${stateName(place.state)}`,
    trace,
  )
  sheet.addStatutory(
    'EMPLOYER_LWF',
    'Employer: labour welfare fund',
    'employer',
    employerPaise,
    `Employer's share in ${stateName(place.state)}`,
    [],
  )
}

/** Of earlier months that are paid, or taken back, as a whole. */
function lateFunds(sheet: Worksheet): void {
  for (const { month, stateTaxes } of sheet.input.arrears) {
    const lwf = stateTaxes?.lwf ?? null
    if (lwf === null) continue
    sheet.facts.lwfArrears = [...(sheet.facts.lwfArrears ?? []), { ...lwf, month }]
    const [of, at] = [monthText(month), stateName(lwf.state)]
    const add = (code: string, name: string, kind: 'deduction' | 'employer', amountPaise: number) =>
      sheet.addStatutory(arrearsCode(code, month), `${name}, ${of}`, kind, amountPaise, `Of ${of} itself, in ${at}`, [])
    add('LWF', 'Labour welfare fund', 'deduction', lwf.employeePaise)
    add('EMPLOYER_LWF', 'Employer: labour welfare fund', 'employer', lwf.employerPaise)
  }
}
