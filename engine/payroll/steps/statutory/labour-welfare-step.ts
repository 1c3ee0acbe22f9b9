import { lineNames } from '../../payslip/line-name.ts'
import { sum } from '../../../money.ts'
import { monthText } from '../../../format.ts'
import { arrearsCode } from '../arrears-step.ts'
import type { Worksheet } from '../worksheet.ts'
import { labourWelfare as rule } from '../../rules/in/labour-welfare/labour-welfare.ts'
import { stateName } from '../../rules/in/state-names.ts'
import { earned } from '../wage-bases.ts'
import { workplace } from '../workplace.ts'
import { say } from '../../../sentence.ts'

/** Labour welfare fund of the state where the person works at the end of the month. Source: rule book 4. */
export function labourWelfare(sheet: Worksheet): void {
  lateFunds(sheet)
  const { month, employment, statutory } = sheet.input
  const place = workplace(sheet.input)
  const terms = statutory?.lwf ?? null
  if (terms === null || terms.exempt !== null || place === null) return
  const { supervisory } = terms
  // An earlier month that is paid as a whole has its own contribution.
  const ofOthers = sum(earned(sheet, 'wholeMonth').map(({ amountPaise }) => amountPaise))
  const wagesPaise = sheet.total('earning') - ofOthers
  const { employeePaise, employerPaise, trace } = rule(sheet.book, {
    state: place.state,
    month,
    wagesPaise,
    supervisory,
    leftOn: employment.leftOn,
  })
  if (employeePaise === 0 && employerPaise === 0) return
  sheet.facts.lwf = { state: place.state, employeePaise, employerPaise }
  sheet.addStatutory(
    'LWF',
    lineNames.LWF.text,
    'deduction',
    employeePaise,
    say`Your share in ${stateName(place.state)}`,
    trace,
  )
  sheet.addStatutory(
    'EMPLOYER_LWF',
    lineNames.EMPLOYER_LWF.text,
    'employer',
    employerPaise,
    say`Employer's share in ${stateName(place.state)}`,
    trace,
  )
}

/** Contributions for earlier months that are paid or reversed as a whole, or were paid without. */
function lateFunds(sheet: Worksheet): void {
  for (const { month, stateTaxes, lateFund } of sheet.input.arrears) {
    const lwf = stateTaxes?.lwf ?? lateFund ?? null
    if (lwf === null) continue
    sheet.facts.lwfArrears = [...(sheet.facts.lwfArrears ?? []), { ...lwf, month }]
    const [of, at] = [monthText(month), stateName(lwf.state)]
    const add = (code: 'LWF' | 'EMPLOYER_LWF', kind: 'deduction' | 'employer', amountPaise: number) =>
      sheet.addStatutory(
        arrearsCode(code, month),
        `${lineNames[code].text}, ${of}`,
        kind,
        amountPaise,
        say`For ${{ month }}, in ${at}`,
        [],
      )
    add('LWF', 'deduction', lwf.employeePaise)
    add('EMPLOYER_LWF', 'employer', lwf.employerPaise)
  }
}
