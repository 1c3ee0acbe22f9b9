import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Id } from '@muster/contract/values.ts'
import { addDays, type Day } from '@muster/engine/day.ts'
import type { Caller } from './caller.ts'

/** An action answered as done, identified by its unique words. */
export interface Done {
  kind: 'punch' | 'leave' | 'leave approved' | 'leave withdrawn' | 'claim' | 'claim approved'
  words: string
  /** The files of a claim. */
  bills?: number
}

interface Work {
  done(one: Done): void
  isOver(): boolean
}

const pause = 120

/** Punches in and out alternately, each with a unique note. */
export async function punches(who: Caller, { done, isOver }: Work): Promise<void> {
  const { body } = await who.call('GET', '/api/v1/employee/attendances')
  const { today } = body.data as { today: { lastPunchStatus: string | null } }
  for (let isIn = today.lastPunchStatus === 'IN'; !isOver() || isIn; isIn = !isIn) {
    const words = randomUUID()
    const answer = await who.call('POST', `/api/v1/employee/punch-${isIn ? 'out' : 'in'}`, { note: words })
    if (answer.status !== 200) throw new Error(`A punch was answered ${answer.status}: ${answer.body.message}`)
    done({ kind: 'punch', words })
    await sleep(pause)
  }
}

/** Days without pay, one after the other; every second is approved, every third of the others withdrawn. */
export async function leaves(who: Caller, approver: Caller, from: Day, { done, isOver }: Work): Promise<void> {
  const types = await who.call('GET', '/api/v1/employee/leave-types')
  const unpaid = (types.body.data as { _id: Id; isPaid: boolean }[]).find(({ isPaid }) => !isPaid)!
  for (let turn = 0; !isOver() && turn < 300; turn += 1) {
    const words = `Leave ${randomUUID()}`
    const day = addDays(from, turn)
    const draft = { policyId: unpaid._id, from: day, to: day, reason: words }
    const { status, body } = await who.call('POST', '/api/v1/employee/leave', draft)
    // A weekly off or a holiday.
    if (status !== 200) continue
    done({ kind: 'leave', words })
    const { _id: id } = body.data as { _id: Id }
    if (turn % 2 === 0) {
      const decided = await approver.call('PUT', `/api/v1/employee/leave-approval/${id}`, { status: 'approved' })
      if (decided.status !== 200) throw new Error(`A decision was answered ${decided.status}: ${decided.body.message}`)
      done({ kind: 'leave approved', words })
    } else if (turn % 3 === 0) {
      const withdrawn = await who.call('PUT', `/api/v1/employee/leave-cancel/${id}`, {})
      if (withdrawn.status !== 200)
        throw new Error(`Withdrawing was answered ${withdrawn.status}: ${withdrawn.body.message}`)
      done({ kind: 'leave withdrawn', words })
    }
    await sleep(pause)
  }
}

/** Claims of two expenses with a bill each; every second is approved. */
export async function claims(who: Caller, approver: Caller, today: Day, { done, isOver }: Work): Promise<void> {
  const { body } = await who.call('GET', '/api/v1/employee/expense-category')
  const { _id: categoryId } = (body.data as { _id: Id; name: string }[]).find(({ name }) => name === 'Meals')!
  for (let turn = 0; !isOver(); turn += 1) {
    const words = `Claim ${randomUUID()}`
    const lines = [0, 1].map((at) => ({
      ...{ day: addDays(today, -1 - at), categoryId, words: `Meal ${turn}-${at} ${words}`, amountPaise: 10_000 + turn },
      bills: [at + 1],
    }))
    const form = new FormData()
    form.set('reason', words)
    form.set('lines', JSON.stringify(lines))
    for (const line of lines)
      form.append('documents', new File([`%PDF-1.4\n${line.words}\n%%EOF`], 'bill.pdf', { type: 'application/pdf' }))
    const answer = await who.call('POST', '/api/v1/employee/claims-request', form)
    if (answer.status !== 200) throw new Error(`A claim was answered ${answer.status}: ${JSON.stringify(answer.body)}`)
    done({ kind: 'claim', words, bills: lines.length })
    if (turn % 2 === 0) {
      const { _id: id } = answer.body.data as { _id: Id }
      const decided = await approver.call('PUT', `/api/v1/employee/claims-approval/${id}`, { status: 'approved' })
      if (decided.status !== 200) throw new Error(`A decision was answered ${decided.status}: ${decided.body.message}`)
      done({ kind: 'claim approved', words })
    }
    await sleep(pause)
  }
}
