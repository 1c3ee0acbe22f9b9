import type { z } from 'zod'
import { parkingRoutes as contract, type ParkingDraft } from '@muster/contract/parking/parking.routes.ts'
import type { Id, Paise } from '@muster/contract/values.ts'
import { plural, say } from '@muster/engine/sentence.ts'
import { conflict } from '../../platform/problem.ts'
import { serve } from '../../platform/serve/serve.ts'
import { requestHandlers, type RequestType } from '../approvals/index.ts'

type Draft = z.output<typeof ParkingDraft>
interface Facts {
  places: string[]
}

/** The effects of parking, in commit order. */
export const effects: { request: Id; kind: 'approved' | 'undone' | 'paid'; amount: Paise | null }[] = []

/** Parking fees: lines with bills, approved by amount, then paid. */
const type: RequestType<Draft, Facts, Facts> = {
  name: 'parking',
  check: async (_tx, _requester, { reason, lines }) => {
    const days = lines.map(({ day }) => day).toSorted()
    const [startsOn = null, endsOn = null] = [days[0], days.at(-1)]
    const places = [...new Set(lines.map(({ words }) => words))]
    const title = say`Parking`
    const quantity = say`${plural(lines.length, { one: '# fee', other: '# fees' })}`
    return { title, quantity, reason, startsOn, endsOn, lines, facts: { places } }
  },
  submitted: async () => {},
  approved: async (tx, { _id: request, approved: amount }) =>
    tx.afterCommit(() => void effects.push({ request, kind: 'approved', amount })),
  undone: async (tx, { _id: request, approved: amount }) =>
    tx.afterCommit(() => void effects.push({ request, kind: 'undone', amount })),
  details: async (_tx, { facts }) => facts,
  mayWithdraw: (_tx, { stage }) =>
    stage === null ? null : say`These parking fees were paid and can no longer be cancelled.`,
  advance: async (tx, { _id: request, approved }, { stage, amount }) => {
    if (stage === 'paid' && amount !== approved) throw conflict(say`Pay what was approved.`)
    if (stage === 'paid') tx.afterCommit(() => void effects.push({ request, kind: 'paid', amount: amount ?? null }))
  },
}

const { submit, own, inbox, one, decide, note, cancel, advance } = requestHandlers(type)

export const parking = {
  type,
  routes: serve(contract, {
    'POST /api/v1/employee/parking': submit,
    'GET /api/v1/employee/parking': own,
    'GET /api/v1/employee/all-parking': inbox,
    'GET /api/v1/employee/parking/{id}': one,
    'PUT /api/v1/employee/parking-approval/{id}': decide,
    'PUT /api/v1/employee/parking-note/{id}': note,
    'PUT /api/v1/employee/parking-cancel/{id}': cancel,
    'PUT /api/v1/employee/parking-stage/{id}': advance,
  }),
}
