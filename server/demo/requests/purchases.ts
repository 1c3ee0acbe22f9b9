import type { Day, Id } from '@muster/contract/values.ts'
import { addDays } from '@muster/engine/day.ts'
import type { DemoPerson } from '../people.ts'
import { onDay, type Step, type Told } from './story.ts'

interface Bought {
  on: Day
  turn: number
  /** Only ordered, half delivered, or all of it. */
  part: 'ordered' | 'half' | 'all'
}

/** The company's admin orders what was approved, and records deliveries. */
export function buy({ callAs, admin }: Told, request: () => Id, { on, turn, part }: Bought): Step[] {
  let order: Id | null = null
  const purchase = () => callAs(admin, 'GET /api/v1/user/purchase/{id}', { params: { id: request() } })
  const ordering: Step = {
    at: onDay(addDays(on, 1), `11:${10 + turn}`),
    act: async () => {
      const { items } = (await purchase())!
      const lines = items.map(({ _id, approved, unitPaise }) => ({ lineId: _id, quantity: approved, unitPaise }))
      const vendor = items[0]!.vendor || 'Nandi Office Systems'
      const body = { number: `PO-26-${String(31 + turn)}`, vendor, expectedOn: addDays(on, 9), lines }
      order = (await callAs(admin, 'POST /api/v1/user/purchase/{id}/order', { params: { id: request() }, body }))!._id
    },
  }
  if (part === 'ordered') return [ordering]
  const receiving: Step = {
    at: onDay(addDays(on, 5), `15:${10 + turn}`),
    act: async () => {
      const { items } = (await purchase())!
      const lines = items.map(({ _id, ordered }) => ({
        ...{ lineId: _id, quantity: part === 'half' ? Math.ceil(ordered / 2) : ordered },
      }))
      const body = { note: `DC ${4100 + turn}`, lines }
      await callAs(admin, 'POST /api/v1/user/purchase-order/{id}/delivery', { params: { id: order! }, body })
    },
  }
  return [ordering, receiving]
}

interface Handed {
  who: DemoPerson
  on: Day
  turn: number
  comesBack: boolean
}

/** What was delivered is registered, handed to the requester, confirmed by them, and perhaps returned. */
export function handOut({ callAs, admin }: Told, request: () => Id, { who, on, turn, comesBack }: Handed): Step[] {
  let asset: Id | null = null
  const at = (after: number, time: string) => onDay(addDays(on, after), time)
  const steps: Step[] = [
    {
      at: at(6, `10:${10 + turn}`),
      act: async () => {
        const { items } = (await callAs(admin, 'GET /api/v1/user/purchase/{id}', { params: { id: request() } }))!
        const { _id: lineId, name, category, vendor, unitPaise } = items[0]!
        const [tag] = (await callAs(admin, 'GET /api/v1/user/asset-tags', { query: { count: 1 } }))!
        const body = {
          ...{ lineId, name, category, vendor, pricePaise: unitPaise },
          ...{ boughtOn: addDays(on, 5), warrantyUntil: addDays(on, 5 + 3 * 365) },
          assets: [{ tag: tag!, serial: `5CG${String(8_100_000 + turn * 7919)}` }],
        }
        asset = (await callAs(admin, 'POST /api/v1/user/asset', { body }))!.ids[0]!
      },
    },
    {
      at: at(6, `16:${10 + turn}`),
      act: () =>
        callAs(admin, 'POST /api/v1/user/asset/{id}/handover', {
          params: { id: asset! },
          body: { employeeId: who.employee, note: 'With charger and bag' },
        }),
    },
    {
      at: at(6, `17:${10 + turn}`),
      act: async () => {
        const [own] = (await callAs(who.account, 'GET /api/v1/employee/asset', {}))!
        await callAs(who.account, 'PUT /api/v1/employee/asset/{id}/acknowledge', { params: { id: own!._id } })
      },
    },
  ]
  if (!comesBack) return steps
  const body = { condition: 'worn', note: 'A scratch on the lid' } as const
  const act = () => callAs(admin, 'POST /api/v1/user/asset/{id}/return', { params: { id: asset! }, body })
  return [...steps, { at: at(40, `17:${10 + turn}`), act }]
}
