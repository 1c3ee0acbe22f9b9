import type { EmployerPart } from '@muster/contract/payroll/salary/employer-cost.ts'
import type { Id } from '@muster/contract/values.ts'
import { indianStates } from '@muster/engine/payroll/outputs/tds/state-codes.ts'
import type { Sentence } from '@muster/engine/sentence.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { companyToday } from '../../organisation/index.ts'
import { payRunConfig, saveConfig } from '../pay-run-config/pay-run-config.ts'
import { answerRegistrations } from '../statutory/registration/answer.ts'
import { registrations } from '../statutory/registration/registration.ts'
import { schemesOf } from '../statutory/registration/schemes.ts'
import { organisationBook } from '../statutory/index.ts'
import { allTemplates, templateUse } from '../template/template.queries.ts'
import { changeTemplate, template } from '../template/template.ts'

/** A new company's answers about its pay. */
export interface PayAnswers {
  people: number
  states: readonly string[]
  pf: Answer
  esi: Answer
  /** By ISO code of the state; what is omitted stays unanswered. */
  stateFunds: Readonly<Record<string, { pt?: StateAnswer | undefined; lwf?: StateAnswer | undefined }>>
  payDay: number
  payMonth: 'this' | 'next'
  employerShareInCtc: boolean
}

type Answer = 'registered' | 'voluntary' | 'notCovered'
type StateAnswer = Exclude<Answer, 'voluntary'>

interface Scheme {
  section: 'pf' | 'esi' | 'pt' | 'lwf'
  state: string | null
  /** Null: not answered, and left as it is. */
  answer: Answer | null
  now: Answer | null
  law: Sentence
  isDue: boolean
}

interface Proposal {
  schemes: Scheme[]
  template: { id: Id; name: string; parts: string[]; ctcIncludes: EmployerPart[] } | null
  schedule: Schedule
  scheduleNow: Schedule
}

interface Schedule {
  cutOffDay: number
  payDay: number
  payMonth: 'this' | 'next'
}

/** The registrations, salary template and pay schedule that follow from the answers, beside the present ones. */
export async function payProposal(tx: Tx, answers: PayAnswers): Promise<Proposal> {
  const { cutOffDay, payDay, payMonth } = await payRunConfig(tx)
  const scheduleNow = { cutOffDay, payDay, payMonth }
  return {
    schemes: await proposedSchemes(tx, answers),
    template: await proposedTemplate(tx, answers),
    schedule: scheduleOf(answers),
    scheduleNow,
  }
}

function scheduleOf({ payDay, payMonth }: PayAnswers): Schedule {
  return { cutOffDay: payMonth === 'next' ? 31 : Math.max(1, Math.min(25, payDay - 5)), payDay, payMonth }
}

/** The same when the questions are answered again: an unchanged pay day keeps a cut-off that was chosen since. */
export async function payProposalAgain(tx: Tx, answers: PayAnswers): Promise<Proposal> {
  const all = await payProposal(tx, answers)
  const { scheduleNow } = all
  const stays = answers.payDay === scheduleNow.payDay && answers.payMonth === scheduleNow.payMonth
  return stays ? { ...all, schedule: scheduleNow } : all
}

/** Sets up what was proposed; the states must have locations by then. */
export async function setUpPay(tx: Tx, actor: Actor, { schemes, template: start, schedule }: Proposal): Promise<void> {
  const open = schemes.filter(({ answer, now }) => answer !== null && now !== answer)
  if (open.length > 0) {
    const given = open.map(({ section, state, answer }) => ({ section, state, answer, number: null, since: null }))
    await answerRegistrations(tx, actor, { answers: given as Parameters<typeof answerRegistrations>[2]['answers'] })
  }
  if (start !== null) {
    const { name, lines } = await template(tx, start.id)
    await changeTemplate(tx, actor, start.id, { name, lines, ctcIncludes: start.ctcIncludes })
  }
  const { updatedAt: _, ...config } = await payRunConfig(tx)
  await saveConfig(tx, { ...config, ...schedule })
}

/** A headcount says when the law requires a registration, never whether the company has one. */
async function proposedSchemes(tx: Tx, { people, states, pf, esi, stateFunds }: PayAnswers): Promise<Scheme[]> {
  const day = await companyToday(tx)
  const schemes = schemesOf(await organisationBook(tx), [...new Set(states)].toSorted(), day)
  const known = await registrations(tx)
  return schemes.map(({ section, state, law, threshold }) => {
    const now = known.find((one) => one.section === section && one.state === state)?.answer ?? null
    const ofState = section === 'pt' || section === 'lwf' ? (stateFunds[state ?? '']?.[section] ?? null) : null
    const answer = section === 'pf' ? pf : section === 'esi' ? esi : ofState
    return { section, state, law, now, answer, isDue: answer === 'notCovered' && people >= (threshold ?? 1) }
  })
}

/** Which states have professional tax and a labour welfare fund. */
export async function stateSchemes(tx: Tx): Promise<{ state: string; section: 'pt' | 'lwf' }[]> {
  const schemes = schemesOf(await organisationBook(tx), indianStates, await companyToday(tx))
  return schemes.flatMap(({ state, section }) =>
    state !== null && (section === 'pt' || section === 'lwf') ? [{ state, section }] : [],
  )
}

/** The template for first salaries: the one the company started with, or the first by name. */
export async function startingTemplate(tx: Tx): Promise<Id | null> {
  const templates = await allTemplates(tx, {})
  return (templates.find(({ name }) => name === startingName) ?? templates[0])?._id ?? null
}

const startingName = 'Standard'

/** The template the company started with, while it is the only one and no one is paid by it. */
async function proposedTemplate(tx: Tx, { pf, esi, employerShareInCtc }: PayAnswers): Promise<Proposal['template']> {
  const [start, ...others] = await allTemplates(tx, {})
  if (!start || others.length > 0 || (await templateUse(tx, { id: start._id }))?.people !== 0) return null
  const { name, lines } = await template(tx, start._id)
  const employerParts: EmployerPart[] = [
    ...(pf === 'notCovered' ? [] : (['pf'] as const)),
    ...(esi === 'notCovered' ? [] : (['esi'] as const)),
  ]
  const parts = lines.map((line) => line.name)
  return { id: start._id, name, parts, ctcIncludes: employerShareInCtc ? employerParts : [] }
}
