import type { z } from 'zod'
import type {
  RegistrationAnswer,
  RegistrationAnswers,
} from '@muster/contract/payroll/statutory/statutory-registration.routes.ts'
import type { StatutorySection } from '@muster/contract/payroll/statutory/statutory-sections.ts'
import type { Month } from '@muster/contract/values.ts'
import { addMonths, financialYear } from '@muster/engine/day.ts'
import { say } from '@muster/engine/sentence.ts'
import type { Actor } from '../../../../platform/actor.ts'
import type { Tx } from '../../../../platform/database/tx.ts'
import { wrongField } from '../../../../platform/problem.ts'
import { companyToday } from '../../../organisation/index.ts'
import { lastLockedMonth } from '../../locked-month/locked-month.ts'
import { writeSetting } from '../setting/save.ts'
import { settingMonths, settingsIn, workLocations } from '../setting/setting.queries.ts'
import { chosenIn, valueOf } from '../setting/settings.ts'

type Answer = z.output<typeof RegistrationAnswer>

const note = 'Answered under Registrations'

/** Saves each answer as a setting of its scheme, from the first unlocked month on, and in every later month with settings of its own. */
export async function answerRegistrations(
  tx: Tx,
  actor: Actor,
  { answers }: z.output<typeof RegistrationAnswers>,
): Promise<null> {
  const states = new Set((await workLocations(tx, {})).map(({ state }) => state))
  const locked = await lastLockedMonth(tx)
  const first = locked === null ? `${financialYear(await companyToday(tx)).slice(0, 4)}-04` : addMonths(locked, 1)
  for (const [index, answer] of answers.entries()) {
    const state = 'state' in answer ? answer.state : null
    if (state !== null && !states.has(state))
      throw wrongField(`body.answers.${index}.state`, say`There is no location in this state`)
    await write(tx, actor, answer, state, first)
  }
  return null
}

async function write(tx: Tx, actor: Actor, answer: Answer, state: string | null, first: Month): Promise<void> {
  const { section } = answer
  const isCovered = answer.answer !== 'notCovered'
  const begins = isCovered && answer.since !== null && answer.since > first ? answer.since : first
  const settled = await settingMonths(tx, { section, state, after: first })
  for (const month of [...new Set([first, begins, ...settled.map(({ from }) => from)])].toSorted()) {
    const saved = await settingsIn(tx, { month })
    const before = valueOf(saved, section, month, state)
    const chosen = { ...chosenIn(saved, section, state, null), ...coverage(answer, isCovered && month >= begins) }
    await writeSetting(tx, actor, { section, state, locationId: null, from: month, note, before, chosen })
  }
}

const numberFields: Readonly<Partial<Record<StatutorySection, string>>> = {
  pf: 'establishmentNumber',
  esi: 'employerCode',
  pt: 'registrationNumber',
  lwf: 'registrationNumber',
}

/** A number that is not given is left unchanged. */
function coverage({ section, answer, number }: Answer, enabled: boolean): Record<string, unknown> {
  return {
    enabled,
    ...(section === 'pf' || section === 'esi' ? { voluntary: answer === 'voluntary' } : {}),
    ...(number === null ? {} : { [numberFields[section]!]: number }),
  }
}
