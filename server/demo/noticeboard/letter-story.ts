import type { Day, Id } from '@muster/contract/values.ts'
import { addDays } from '@muster/engine/day.ts'
import { instantAt } from '@muster/engine/zone.ts'
import { lettersFeature } from '../../features/letters/index.ts'
import type { CallAs } from '../calls.ts'
import type { Filling } from '../filling.ts'
import type { DemoPerson } from '../people.ts'

interface Told {
  callAs: CallAs
  organisation: Id
  today: Day
  hr: Id
  employee: DemoPerson
  present: readonly DemoPerson[]
}

/** HR's letters: some acknowledged, one cancelled, one waiting for the employee. */
export async function writeLetters(
  { app, clock }: Filling,
  { callAs, organisation, today, hr, employee, present }: Told,
): Promise<void> {
  const at = (days: number) => {
    clock.set(instantAt(addDays(today, -days), '15:00', 'Asia/Kolkata'))
    return addDays(today, -days)
  }
  const issue = async (days: number, kind: 'employment', people: readonly DemoPerson[]) => {
    const employeeIds = people.map((one) => one.employee)
    await callAs(hr, 'POST /api/v1/user/letter', { body: { kind, day: at(days), employeeIds } })
    await lettersFeature.jobs!.letters!(app, { organisation })
  }
  at(34)
  await callAs(hr, 'PUT /api/v1/user/letter-setting', {
    body: { signatoryName: 'Meera Kulkarni', signatoryDesignation: 'Head of Human Resources' },
  })
  const others = present.filter(({ account }) => account !== hr && account !== employee.account)
  await issue(33, 'employment', [...others.slice(0, 3), employee])
  for (const { account } of [...others.slice(0, 2), employee]) {
    const [letter] = (await callAs(account, 'GET /api/v1/employee/self-letter', {}))!
    await callAs(account, 'POST /api/v1/employee/self-letter/{id}/acknowledge', { params: { id: letter!._id } })
  }
  const [wrong] = (await callAs(others[2]!.account, 'GET /api/v1/employee/self-letter', {}))!
  const reason = 'The department has changed since'
  await callAs(hr, 'POST /api/v1/user/letter/{id}/cancel', { params: { id: wrong!._id }, body: { reason } })
  await issue(2, 'employment', [employee])
}
