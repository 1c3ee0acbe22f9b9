import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Id } from '@muster/contract/values.ts'
import { run } from '../../testing/company.ts'
import { effects } from './parking.request.ts'
import {
  aParkingCompany,
  approve,
  company,
  decide,
  finance,
  head,
  lead,
  priya,
  rupees,
  see,
  stage,
  submit,
} from './testing.ts'

beforeAll(aParkingCompany)

describe('whatever the order of decisions, amounts and stages', () => {
  it.each(Array.from({ length: 15 }, (_, life) => life + Number(process.env['ENGINE_SEED'] ?? 0)))(
    'holds in life %i',
    async (life) => {
      const random = numbers(life + 1)
      const pick = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)]!
      const id = await submit()
      const ids = (await see(priya, id)).lines.map(({ _id }) => _id)
      const who = () => pick([lead, head, finance, company.admin])
      for (let act = 0; act < 9; act++) {
        const lower = () =>
          ids
            .filter(() => random() < 0.5)
            .map((_id) => ({ _id, amount: Math.floor(random() * rupees(260)), note: 'Less' }))
        const acts = [
          () => approve(who(), id, { lines: lower() }),
          () => approve(who(), id),
          () => decide(who(), id, { status: 'rejected', note: 'No' }),
          () => priya.raw('PUT /api/v1/employee/parking-cancel/{id}', { params: { id }, body: {} }),
          async () => stage(finance, id, { stage: 'paid', amount: (await see(priya, id)).approved ?? 0 }),
          () => stage(finance, id, { stage: 'filed' }),
        ]
        const chosen = random() < 0.15 ? pick(acts) : pick(acts.slice(0, 2))
        await Promise.all(random() < 0.3 ? [chosen(), pick(acts)()] : [chosen()])
        await mustHold(id)
      }
    },
  )
})

async function mustHold(id: Id): Promise<void> {
  const seen = await see(priya, id)
  const { rows } = await company.within((tx) =>
    run(tx, sql`select count(*)::int as n from request_step where request_id = ${id} and outcome is null`),
  )
  const isOpen = seen.state === 'pending' || seen.isCancelling
  expect(rows).toEqual([{ n: isOpen ? 1 : 0 }])
  const own = effects.filter(({ request }) => request === id)
  const times = (kind: string) => own.filter((effect) => effect.kind === kind).length
  const decisive = seen.events
    .filter(({ kind }) => ['asked', 'approved', 'rejected', 'cancelled'].includes(kind))
    .at(-1)
  expect(decisive?.kind).toBe(seen.state === 'pending' ? 'asked' : seen.state)
  const wasApproved = seen.events.some(({ kind }) => kind === 'approved')
  expect([times('approved'), times('undone'), times('paid')]).toEqual([
    wasApproved ? 1 : 0,
    seen.state === 'rejected' || seen.state === 'cancelled' ? 1 : 0,
    seen.stages.filter((one) => one.stage === 'paid').length,
  ])
  expect(seen.stages.map((one) => one.stage)).toEqual(['paid', 'filed'].slice(0, seen.stages.length))
  const amounts = seen.events.flatMap(({ kind, amount }) => (kind === 'passed' || kind === 'approved' ? [amount!] : []))
  expect(amounts).toEqual(amounts.toSorted((a, b) => b - a))
  if (seen.state === 'rejected' || seen.state === 'cancelled') return expect(seen.approved).toBeNull()
  expect(seen.approved).toBe(amounts.at(-1) ?? null)
  if (seen.approved === null) return
  expect(seen.approved).toBe(seen.lines.reduce((sum, { approved }) => sum + approved!, 0))
  for (const { approved, total, note } of seen.lines) {
    expect(approved).toBeLessThanOrEqual(total)
    if (approved! < total) expect(note).toBe('Less')
  }
}

/** Numbers from 0 to 1 that a seed repeats. */
function numbers(seed: number): () => number {
  let state = seed * 2_654_435_761
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
