import type { z } from 'zod'
import type {
  CompanyAnswers,
  CompanySetupInput,
  companySetupRoutes,
} from '@muster/contract/setup/company-setup.routes.ts'
import type { Instant } from '@muster/contract/values.ts'
import { say } from '@muster/engine/sentence.ts'
import { may, type Actor } from '../../platform/actor.ts'
import type { Tx } from '../../platform/database/tx.ts'
import { conflict, forbidden } from '../../platform/problem.ts'
import { addHolidays } from '../calendar/index.ts'
import { addLocation, companyToday } from '../organisation/index.ts'
import {
  isSettingUp,
  payProposal,
  payProposalAgain,
  payRunConfig,
  registrations,
  setUpPay,
  stateSchemes,
} from '../payroll/index.ts'
import {
  holidaysOfNew,
  holidaySpan,
  isWorking,
  newPlaces,
  stateHolidays,
  type StateHoliday,
} from './company-proposal.ts'
import { companySetup, insertSetup, placesByState, putSetup, zoneOfCompany } from './company-setup.queries.ts'

type Answers = z.output<typeof CompanyAnswers>

/** Setting up a company covers holidays, locations and pay together: people with only some permissions do their part elsewhere. */
export function assertSetsUp(actor: Actor): void {
  const needed = [
    'informationWrite',
    'locationWrite',
    'calendarWrite',
    'salaryTemplateWrite',
    'payRunConfigWrite',
  ] as const
  if (!needed.every((one) => may(actor, one)))
    throw forbidden(say`Only those who may change locations, holidays and payroll settings can set up the company.`)
}

type KnownAnswers = z.output<(typeof companySetupRoutes)['GET /api/v1/user/company-setup']['reply']>

/** Answers from current settings; others are as answered before. What nobody has said stays unanswered. */
export async function knownAnswers(tx: Tx): Promise<KnownAnswers> {
  const made = await companySetup(tx, {})
  const [known, { payDay, payMonth }] = [await registrations(tx), await payRunConfig(tx)]
  const answerOf = (section: 'pf' | 'esi') => known.find((one) => one.section === section)?.answer ?? null
  const ofState = (section: 'pt' | 'lwf', state: string) => {
    const answer = known.find((one) => one.section === section && one.state === state)?.answer
    return answer === 'registered' || answer === 'notCovered' ? answer : null
  }
  const states = [...new Set((await placesByState(tx, {})).map(({ state }) => state))].filter((state) => state !== '')
  return {
    answers: {
      ...{ states, pf: answerOf('pf'), esi: answerOf('esi'), payDay, payMonth },
      stateFunds: Object.fromEntries(
        states.map((state) => [state, { pt: ofState('pt', state), lwf: ofState('lwf', state) }]),
      ),
      ...{ people: made?.people ?? null, employerShareInCtc: made?.employerShareInCtc ?? true },
    },
    stateSchemes: await stateSchemes(tx),
    madeAt: made?.madeAt ?? null,
    isAgain: await isWorking(tx),
  }
}

/** Makes everything, once. If sent twice, even concurrently, the second finds it made. */
export async function setUpCompany(
  tx: Tx,
  actor: Actor,
  { excludedHolidays, ...answers }: z.output<typeof CompanySetupInput>,
): Promise<{ madeAt: Instant }> {
  const made = await insertSetup(tx, { answers: JSON.stringify(answers), account: actor.account, now: tx.now })
  if (!made) return { madeAt: (await companySetup(tx, {}))!.madeAt }
  if (!(await isSettingUp(tx))) throw conflict(say`A pay run is approved already. Change each setting on its own page.`)
  const pay = await payProposal(tx, answers)
  await make(tx, actor, answers, pay, (all) => all.filter(({ key }) => !excludedHolidays.includes(key)))
  return made
}

/** Applies changed answers. Nothing is removed; settings already used for pay stay, and are changed on their own pages. */
export async function answerAgain(
  tx: Tx,
  actor: Actor,
  { excludedHolidays, ...answers }: z.output<typeof CompanySetupInput>,
): Promise<{ madeAt: Instant }> {
  if (!(await isWorking(tx))) throw conflict(say`Set up the company first.`)
  const made = await putSetup(tx, { answers: JSON.stringify(answers), account: actor.account, now: tx.now })
  const pay = (await isSettingUp(tx)) ? await payProposalAgain(tx, answers) : null
  const added = newPlaces(answers.states, await placesByState(tx, {}))
  await make(tx, actor, answers, pay, (all) =>
    holidaysOfNew(all, added).filter(({ key }) => !excludedHolidays.includes(key)),
  )
  return made!
}

/** Locations, then the pay settings that depend on them, then holidays. */
async function make(
  tx: Tx,
  actor: Actor,
  answers: Answers,
  pay: Awaited<ReturnType<typeof payProposal>> | null,
  wanted: (all: StateHoliday[]) => StateHoliday[],
): Promise<void> {
  const zone = (await zoneOfCompany(tx, {}))?.timeZone ?? 'Asia/Kolkata'
  for (const { state, name } of newPlaces(answers.states, await placesByState(tx, {})))
    await addLocation(tx, { ...emptyPlace, state, name, timeZone: zone })
  if (pay !== null) await setUpPay(tx, actor, pay)
  const places = await placesByState(tx, {})
  const { from, to } = holidaySpan(await companyToday(tx))
  const chosen = wanted(stateHolidays(answers.states, from, to))
  await addHolidays(
    tx,
    actor,
    chosen.map(({ name, day, states }) => ({
      ...{ name, day },
      locationIds: states.length === 0 ? [] : places.filter(({ state }) => states.includes(state)).map(({ id }) => id),
    })),
  )
}

/** Its address and geofence are entered on the locations page. */
const emptyPlace = {
  ...{ addressLine1: '', addressLine2: '', city: '', postalCode: '' },
  ...{ latitude: null, longitude: null, radiusMetres: 200, punchRule: 'off' as const },
}
