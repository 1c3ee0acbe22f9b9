import type { BirthdayPeriod } from '@muster/contract/noticeboard/audience-kinds.ts'
import { say } from '@muster/engine/sentence.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { forbidden } from '../../../platform/problem.ts'
import { companyCalendar } from '../../organisation/index.ts'
import { celebrationPage, hiddenBirthday, hideBirthday, showBirthday } from './birthday.queries.ts'

export async function birthdays(
  tx: Tx,
  { period, limit, offset }: { period: BirthdayPeriod; limit: number; offset: number },
) {
  const { weekStartsOn } = await companyCalendar(tx)
  return celebrationPage(tx, { period, now: tx.now, weekStartsOn, limit, offset, sortBy: 'day', sortOrder: 'asc' })
}

export async function birthdaySetting(tx: Tx, { employee }: Actor): Promise<{ isHidden: boolean } | null> {
  return employee === null ? null : { isHidden: (await hiddenBirthday(tx, { employee })) !== undefined }
}

export async function setBirthday(tx: Tx, { employee }: Actor, isHidden: boolean): Promise<{ isHidden: boolean }> {
  if (employee === null) throw forbidden(say`You don't have an employee record.`)
  await (isHidden ? hideBirthday(tx, { employee, now: tx.now }) : showBirthday(tx, { employee }))
  return { isHidden }
}
