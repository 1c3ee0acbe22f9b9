import type { Day, Id } from '@muster/contract/values.ts'
import { addDays, type HalfDays } from '@muster/engine/day.ts'
import type { LawBook } from '@muster/engine/law/law.ts'
import { gratuity } from '@muster/engine/payroll/rules/in/exit/gratuity.ts'
import { serviceOf } from '@muster/engine/payroll/rules/in/exit/service.ts'
import { say, type Sentence } from '@muster/engine/sentence.ts'
import type { App } from '../../../../platform/app.ts'
import { organisations } from '../../../../platform/database/organisations.ts'
import type { Tx } from '../../../../platform/database/tx.ts'
import { workCalendars } from '../../../calendar/index.ts'
import { accountsWithPermission } from '../../../identity/index.ts'
import { notifyEach } from '../../../notifications/index.ts'
import { companyToday } from '../../../organisation/index.ts'
import { workedInLastYears } from '../../gratuity/last-years.ts'
import { organisationBook, statutorySettings, type StatutorySettings } from '../../statutory/index.ts'
import { daysAhead, dueDays } from '../due.ts'
import { noteReminders, unpaidLeavers, type Reminder, type UnpaidLeaver } from './remind.queries.ts'

/** The job that reminds payroll of settlements to be paid: before and after the due day of each part, once each. */
export async function remindOfSettlements(app: App, { organisation }: { organisation: Id | null }): Promise<void> {
  if (organisation === null) {
    await app.database.globally(async (tx) => {
      for (const one of await organisations(tx)) await tx.enqueue('settlement-due', { organisation: one }, { key: one })
    })
    return
  }
  await app.database.within(organisation, async (tx) => {
    const due = await remindersDue(tx)
    const reminders = JSON.stringify(
      due.map(({ employee, leftOn, part, stage }) => ({ employee, leftOn, part, stage })),
    )
    const fresh = new Set((await noteReminders(tx, { reminders, now: tx.now })).map(keyOf))
    const told = due.filter((one) => fresh.has(keyOf(one)))
    const payroll = told.length === 0 ? [] : await accountsWithPermission(tx, 'payRollHistoryWrite')
    const news = told.flatMap((one) => {
      const message = words(one)
      const about = { type: 'settlement' as const, message, mailed: message, target: one.employee }
      // No one settles their own pay.
      return payroll.filter((account) => account !== one.account).map((account) => ({ ...about, account }))
    })
    await notifyEach(tx, news)
  })
}

/** How many days before the due day reminders start, and how many after the exit they stop. */
const soonDays = 7
const lastDays = 60

type Due = Reminder & Pick<UnpaidLeaver, 'name' | 'account'> & { payBy: Day }

async function remindersDue(tx: Tx): Promise<Due[]> {
  const today = await companyToday(tx)
  const leavers = await unpaidLeavers(tx, { from: addDays(today, -lastDays), to: addDays(today, soonDays) })
  if (leavers.length === 0) return []
  const book = await organisationBook(tx)
  const settings = (await statutorySettings(tx, today)).gratuity
  const employees = leavers.map(({ employee }) => employee)
  const between = { from: addDays(today, -lastDays), to: addDays(today, soonDays + daysAhead) }
  const calendars = new Map((await workCalendars(tx, { employees, ...between })).map((one) => [one.employee, one]))
  const worked = await workedInLastYears(
    tx,
    book,
    settings.fifthYear,
    leavers.map(({ employee, joinedOn, leftOn }) => ({ employee, joinedOn, until: leftOn })),
  )
  return leavers.flatMap((leaver) => {
    const { employee, leftOn, name, account } = leaver
    const days = dueDays(book, calendars.get(employee), {
      leftOn,
      paysGratuity: getsGratuity(book, settings, leaver, worked.get(employee)),
    })
    return days
      .filter(({ payBy }) => today >= addDays(payBy, -soonDays))
      .map(({ part, payBy }) => ({
        ...{ employee, leftOn, name, account, part, payBy },
        stage: today > payBy ? 'overdue' : 'soon',
      }))
  })
}

/** By the approved settlement or, until then, by the length of service. */
function getsGratuity(
  book: LawBook,
  settings: StatutorySettings['gratuity'],
  leaver: UnpaidLeaver,
  lastYearHalfDays: HalfDays | undefined,
): boolean {
  const { joinedOn, leftOn, reason, isFixedTerm: fixedTerm, paysGratuity, hasGratuity } = leaver
  if (hasGratuity !== null) return hasGratuity
  if (!settings.enabled || !paysGratuity) return false
  const why = reason === 'death' || reason === 'disablement' ? reason : 'resignation'
  const input = {
    day: leftOn,
    lastWagesPaise: 0,
    service: serviceOf(joinedOn, leftOn),
    lastYearHalfDays,
    fixedTerm,
    reason: why,
  } as const
  const { fifthYear, fixedTermParts: fixedTermFraction } = settings
  return gratuity(book, input, { ceilingPaise: null, fifthYear, fixedTermFraction }).eligible
}

function words({ name, part, stage, payBy }: Due): Sentence {
  const day = { day: payBy }
  if (part === 'wages')
    return stage === 'soon'
      ? say`The final settlement of ${name} is to be paid by ${day}.`
      : say`The final settlement of ${name} was to be paid by ${day}, and is not marked as paid.`
  return stage === 'soon'
    ? say`The gratuity of ${name} is to be paid by ${day}.`
    : say`The gratuity of ${name} was to be paid by ${day}, and is not marked as paid.`
}

function keyOf({ employee, leftOn, part, stage }: Reminder): string {
  return [employee, leftOn, part, stage].join(' ')
}
