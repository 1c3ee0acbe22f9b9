import { t } from '@lingui/core/macro'
import type { LetterField } from '@muster/contract/letters/letter-fields.ts'
import { type LetterKind, letterKindNames } from '@muster/contract/letters/letter-kinds.ts'
import type { Got, ReadKey } from '../../shared/call/types.ts'

export type Letter = Got<'GET /api/v1/user/letter'>['data'][number]
export type Paper = Got<'POST /api/v1/user/letter-preview'>['paper']

export const kindLabels: Readonly<Record<LetterKind, string>> = {
  offer: t`Offer letter`,
  appointment: t`Appointment letter`,
  revision: t`Salary revision letter`,
  experience: t`Experience letter`,
  relieving: t`Relieving letter`,
  employment: t`Employment verification letter`,
  address: t`Address proof letter`,
}

export const kindOptions = letterKindNames.map((value) => ({ value, label: kindLabels[value] }))

export const stateLabels: Readonly<
  Record<Letter['state'], { label: string; tone: 'neutral' | 'info' | 'success' | 'error' }>
> = {
  making: { label: t`Being prepared`, tone: 'neutral' },
  issued: { label: t`Issued`, tone: 'info' },
  acknowledged: { label: t`Acknowledged`, tone: 'success' },
  cancelled: { label: t`Cancelled`, tone: 'error' },
}

/** What each field is filled in with. */
export const fieldLabels: Readonly<Record<LetterField, string>> = {
  'employee.name': t`Name`,
  'employee.code': t`Employee ID`,
  'employee.designation': t`Designation`,
  'employee.department': t`Department`,
  'employee.location': t`Location`,
  'employee.manager': t`Reporting manager`,
  'employee.employmentType': t`Employment type`,
  'employee.probation': t`Probation period`,
  'employee.address': t`Current address`,
  'employee.service': t`Length of service`,
  'date.letter': t`Date of the letter`,
  'date.joining': t`Date of joining`,
  'date.lastWorkingDay': t`Last working day`,
  'date.acceptBy': t`Last day to accept the offer`,
  'letter.number': t`Letter number`,
  'company.name': t`Company name`,
  'company.legalName': t`Registered company name`,
  'company.address': t`Company address`,
  'salary.annual': t`Annual CTC`,
  'salary.annualInWords': t`Annual CTC in words`,
  'salary.monthly': t`Monthly CTC`,
  'salary.from': t`Salary effective from`,
  'salary.previousAnnual': t`Annual CTC before the revision`,
  'salary.increase': t`Increase in percent`,
  'salary.table': t`Table of salary components`,
}

export const letterReads: readonly ReadKey[] = [
  'GET /api/v1/user/letter',
  'GET /api/v1/user/letter-person',
  'GET /api/v1/employee/self-letter',
]

/** "REL-2026-27-0007.pdf" */
export const fileName = (number: string) => `${number.replaceAll('/', '-')}.pdf`
