import type { z } from 'zod'
import type { RequestedDetail, RequestedDetailsInput } from '@muster/contract/employees/requested-detail.routes.ts'
import { remindAfterDays, type RequestedStep } from '@muster/contract/employees/requested-detail.ts'
import type { Id } from '@muster/contract/values.ts'
import { addDays } from '@muster/engine/day.ts'
import { say } from '@muster/engine/sentence.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { App } from '../../../platform/app.ts'
import { organisations } from '../../../platform/database/organisations.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { conflict, notFound } from '../../../platform/problem.ts'
import { accountName } from '../../identity/index.ts'
import { notify, notifyEach } from '../../notifications/index.ts'
import { employeeAccount } from '../records.queries.ts'
import {
  deleteRequested,
  noteAnswered,
  noteReminded,
  personAsked,
  putRequested,
  requestedDetails,
  stepsThere,
} from './requested-detail.queries.ts'

type Shown = z.output<typeof RequestedDetail>

export async function ownRequested(tx: Tx, { employee }: Actor): Promise<Shown[]> {
  if (employee === null) return []
  return (await requestedDetails(tx, { employee })).filter(({ state }) => state !== 'done')
}

export async function requestedOf(tx: Tx, employee: Id): Promise<Shown[]> {
  if (!(await employeeAccount(tx, { id: employee }))) throw notFound(say`The employee was not found.`)
  return requestedDetails(tx, { employee })
}

export async function requestDetails(
  tx: Tx,
  actor: Actor,
  employee: Id,
  { steps, note }: z.output<typeof RequestedDetailsInput>,
): Promise<Shown[]> {
  const person = await personAsked(tx, { employee })
  if (!person) throw notFound(say`The employee was not found.`)
  const asked = [...new Set(steps)]
  if ((await stepsThere(tx, { employee, steps: asked })).length > 0) {
    const message = say`Some of this is already in the record or pending with HR. Reload the page and choose again.`
    throw conflict(message, [{ path: 'body.steps', message }])
  }
  await putRequested(tx, { employee, steps: asked, note, by: actor.account, now: tx.now })
  const name = await accountName(tx, actor.account)
  const message = say`${name} asks you to fill in your details. You find them on your dashboard and in your profile.`
  await notify(tx, [person.account], { type: 'requested-detail', message })
  return requestedDetails(tx, { employee })
}

export async function withdrawRequested(tx: Tx, employee: Id, step: RequestedStep): Promise<Shown[]> {
  if ((await deleteRequested(tx, { employee, step })) === 0) throw notFound(say`The request was not found.`)
  return requestedDetails(tx, { employee })
}

/** The job that notifies HR of what arrived, and reminds people once a week of what did not. */
export async function requestedDetailsDue(app: App, { organisation }: { organisation: Id | null }): Promise<void> {
  if (organisation === null) {
    await app.database.globally(async (tx) => {
      for (const one of await organisations(tx))
        await tx.enqueue('requested-detail', { organisation: one }, { key: one })
    })
    return
  }
  await app.database.within(organisation, async (tx) => {
    const there = await noteAnswered(tx, { now: tx.now })
    await notifyEach(
      tx,
      there.map(({ account, employee, name }) => ({
        ...{ account, type: 'requested-detail-review' as const, target: employee },
        message: say`${name} filled in details that you requested.`,
      })),
    )
    const before = `${addDays(tx.now.slice(0, 10), -remindAfterDays)}${tx.now.slice(10)}`
    const due = await noteReminded(tx, { before, now: tx.now })
    await notify(
      tx,
      due.map(({ account }) => account),
      {
        type: 'requested-detail',
        message: say`HR is still waiting for some of your details. You find them in your profile.`,
      },
    )
  })
}
