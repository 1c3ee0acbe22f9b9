import { describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import type { Id } from '@muster/contract/values.ts'
import { run } from '../../testing/company.ts'
import { aBuyingCompany, approve, deliver, order, rupees, see, submit, things, type BuyingCompany } from './testing.ts'

/**
 * Whatever the order of approving, withdrawing, ordering, receiving in parts, closing, registering, handing over, returning, retiring and
 * leaving, sequential or concurrent: of each item registered ≤ received ≤ ordered ≤ approved ≤ requested, an asset has at most one holder,
 * and the history explains the state.
 */
describe('the life of purchases', () => {
  it.each(Array.from({ length: 8 }, (_, life) => life + Number(process.env['PROCUREMENT_SEED'] ?? 0)))(
    'holds in life %i',
    async (life) => {
      const random = numbers(life + 1)
      const pick = <T>(all: readonly T[]): T | undefined => all[Math.floor(random() * all.length)]
      const upTo = (most: number) => 1 + Math.floor(random() * most)
      const company = await aBuyingCompany()
      const { hr, lead, priya, tara, admin } = company
      const id = await submit(priya)
      const lines = (await see(priya, id)).lines
      const buyer = () => pick([hr, admin])!
      let n = 0
      const state = () => see(priya, id)
      const assets = async () => (await hr.call('GET /api/v1/user/asset', { query: { limit: 100 } })).data
      const acts = [
        async () => {
          const lowered = lines
            .filter(() => random() < 0.5)
            .map(({ _id, total }) => ({ _id, amount: Math.floor(random() * total), note: 'Fewer' }))
          return approve(lead, id, { lines: lowered })
        },
        () => priya.raw('PUT /api/v1/employee/procurement-cancel/{id}', { params: { id }, body: {} }),
        () => {
          const parts = lines
            .filter(() => random() < 0.7)
            .map((line) => ({
              lineId: line._id,
              quantity: upTo(6),
              unitPaise: Math.floor(random() * line.unit! * 1.1),
            }))
          return order(buyer(), id, `PO-${(n += 1)}`, parts)
        },
        async () => {
          const purchase = pick((await state()).details.orders)
          const parts = lines.filter(() => random() < 0.7).map(({ _id: lineId }) => ({ lineId, quantity: upTo(4) }))
          if (purchase) return deliver(buyer(), purchase._id, parts)
        },
        async () => {
          const purchase = pick((await state()).details.orders)
          const body = { reason: 'Out of production' }
          if (purchase && random() < 0.3)
            return hr.raw('PUT /api/v1/user/purchase-order/{id}/close', { params: { id: purchase._id }, body })
        },
        () => {
          const tags = Array.from({ length: upTo(3) }, () => ({ tag: `T-${(n += 1)}` }))
          const body = { name: 'Thing', lineId: pick(lines)!._id, assets: tags }
          return buyer().raw('POST /api/v1/user/asset', { body: body as never })
        },
        async () => {
          const asset = pick(await assets())
          const body = { employeeId: pick([priya, tara, lead])!.employee }
          if (asset) return buyer().raw('POST /api/v1/user/asset/{id}/handover', { params: { id: asset._id }, body })
        },
        async () => {
          const asset = pick(await assets())
          const body = { condition: pick(['good', 'worn', 'lost'] as const)!, note: 'As it is' }
          if (asset) return buyer().raw('POST /api/v1/user/asset/{id}/return', { params: { id: asset._id }, body })
        },
        async () => {
          const asset = pick(await assets())
          const body = { reason: 'scrapped' as const, note: '' }
          if (asset && random() < 0.3)
            return buyer().raw('POST /api/v1/user/asset/{id}/retire', { params: { id: asset._id }, body })
        },
      ]
      if (random() < 0.8) await acts[0]!()
      for (let step = 0; step < 30; step += 1) {
        const likely = [acts[2]!, acts[3]!, acts[3]!, acts[5]!, acts[6]!, acts[6]!, acts[7]!]
        if (random() < 0.1) company.clock.advance(86_400)
        if (step === 20)
          await company.within((tx) =>
            run(tx, sql`update employee set status = 'inactive' where id = ${tara.employee}`),
          )
        const next = () => (random() < 0.75 ? pick(likely)! : pick(acts)!)()
        const done = await Promise.all(random() < 0.4 ? [next(), next()] : [next()])
        for (const reply of done) expect((reply as { status: number } | undefined)?.status ?? 200).toBeLessThan(500)
        await mustHold(company, id)
      }
    },
  )
})

async function mustHold({ hr, priya }: BuyingCompany, id: Id): Promise<void> {
  const seen = await see(priya, id)
  const { items, orders, assets } = seen.details
  const wanted = things.map(({ quantity }) => quantity)
  items.forEach((item, at) => {
    const { requested, approved, approvedPaise, ordered, orderedPaise, received, registered } = item
    expect([
      requested,
      registered <= received,
      received <= ordered,
      ordered <= approved,
      approved <= requested,
    ]).toEqual([...[wanted[at], true, true, true, true]])
    expect(orderedPaise).toBeLessThanOrEqual(approvedPaise)
    const parts = orders.flatMap((one) => one.lines.filter(({ lineId }) => lineId === item._id))
    expect(parts.reduce((sum, part) => sum + part.received, 0)).toBe(received)
    for (const part of parts) expect(part.received).toBeLessThanOrEqual(part.quantity)
    const came = orders
      .flatMap(({ deliveries }) => deliveries.flatMap((one) => one.lines))
      .filter((one) => one.lineId === item._id)
    expect(came.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(received)
  })
  expect(seen.claimed).toBe(rupees(1_70_000))
  expect(seen.stage === null).toBe(orders.length === 0)
  expect(seen.stages.at(-1)?.stage ?? null).toBe(seen.stage)
  if (orders.length > 0) expect(seen.state).toBe('approved')
  expect(seen.stages.filter(({ stage }) => stage === 'ordered')).toHaveLength(orders.length)
  for (const { _id } of assets) {
    const { holdings, state, holder } = await hr.call('GET /api/v1/user/asset/{id}', { params: { id: _id } })
    const open = holdings.filter(({ returnedOn }) => returnedOn === null)
    expect(open.length).toBe(state === 'inUse' ? 1 : 0)
    expect(open[0]?.holder._id ?? null).toBe(holder?._id ?? null)
    if (holdings.some(({ condition }) => condition === 'lost')) expect(state).toBe('retired')
    holdings.forEach((later, at) => {
      const earlier = holdings[at + 1]
      if (earlier) expect(earlier.returnedOn! <= later.handedOn).toBe(true)
    })
  }
}

/** Numbers from 0 to 1, repeatable by a seed. */
function numbers(seed: number): () => number {
  let state = seed * 2_654_435_761
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
