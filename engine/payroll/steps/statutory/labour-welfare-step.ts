import { sum } from '../../../money.ts'
import { monthText } from '../../../words.ts'
import { arrearsCode } from '../arrears-step.ts'
import type { Draft } from '../draft.ts'
import { labourWelfare as rule } from '../../rules/in/labour-welfare/labour-welfare.ts'
import { stateName } from '../../rules/in/state-names.ts'
import { earned } from '../wage-bases.ts'
import { workplace } from '../workplace.ts'

/** Labour welfare fund of the state where the person works at the end of the month. Source: rule book 4. */
export function labourWelfare(draft: Draft): void {
  lateFunds(draft)
  const { month, statutory } = draft.input
  const place = workplace(draft.input)
  const terms = statutory?.lwf ?? null
  if (terms === null || terms.exempt !== null || place === null) return
  const { supervisory } = terms
  // An earlier month that is paid as a whole brings its own contribution.
  const ofOthers = sum(earned(draft, 'wholeMonth').map(({ amountPaise }) => amountPaise))
  const wagesPaise = draft.total('earning') - ofOthers
  const { employeePaise, employerPaise, trace } = rule(draft.book, {
    state: place.state,
    month,
    wagesPaise,
    supervisory,
  })
  if (employeePaise === 0 && employerPaise === 0) return
  draft.facts.lwf = { state: place.state, employeePaise, employerPaise }
  draft.addStatutory(
    'LWF',
    'Labour welfare fund',
    'deduction',
    employeePaise,
    `Your share in ${stateName(place.state)}`,
    trace,
  )
  draft.addStatutory(
    'EMPLOYER_LWF',
    'Employer: labour welfare fund',
    'employer',
    employerPaise,
    `Employer's share in ${stateName(place.state)}`,
    [],
  )
}

/** Of earlier months that are paid, or taken back, as a whole. */
function lateFunds(draft: Draft): void {
  for (const { month, stateTaxes } of draft.input.arrears) {
    const lwf = stateTaxes?.lwf ?? null
    if (lwf === null) continue
    draft.facts.lwfArrears = [...(draft.facts.lwfArrears ?? []), { ...lwf, month }]
    const [of, at] = [monthText(month), stateName(lwf.state)]
    const add = (code: string, name: string, kind: 'deduction' | 'employer', amountPaise: number) =>
      draft.addStatutory(arrearsCode(code, month), `${name}, ${of}`, kind, amountPaise, `Of ${of} itself, in ${at}`, [])
    add('LWF', 'Labour welfare fund', 'deduction', lwf.employeePaise)
    add('EMPLOYER_LWF', 'Employer: labour welfare fund', 'employer', lwf.employerPaise)
  }
}
