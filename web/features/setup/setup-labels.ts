import { t } from '@lingui/core/macro'
import { stateName } from '../../shared/format/states.ts'
import type { Proposal } from './setup-values.ts'

type Scheme = Proposal['schemes'][number]

export function schemeName(section: string): string {
  if (section === 'pf') return t`PF`
  if (section === 'esi') return t`ESI`
  return section === 'pt' ? t`Professional tax` : t`LWF`
}

/** "Professional tax, Karnataka" */
export const schemeTitle = ({ section, state }: Pick<Scheme, 'section' | 'state'>) =>
  state === null ? schemeName(section) : t`${schemeName(section)}, ${stateName(state)}`

export function answerText(answer: Scheme['answer']): string {
  if (answer === null) return t`not answered`
  if (answer === 'voluntary') return t`registered voluntarily`
  return answer === 'registered' ? t`registered` : t`not registered`
}

export function scheduleText({ cutOffDay, payDay, payMonth }: Proposal['schedule']): string {
  const cutOff = cutOffDay === 31 ? t`the last day` : t`day ${cutOffDay}`
  const pay = payDay === 31 ? t`the last day` : t`day ${payDay}`
  return payMonth === 'next'
    ? t`Attendance cut-off on ${cutOff} of the month, salaries paid on ${pay} of the next month`
    : t`Attendance cut-off on ${cutOff}, salaries paid on ${pay} of the month`
}
