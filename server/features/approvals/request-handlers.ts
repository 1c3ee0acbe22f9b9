import type { z } from 'zod'
import type { Cancellation, Decision, InboxQuery, Note, OwnListQuery } from '@muster/contract/approvals/request.ts'
import type { Id } from '@muster/contract/values.ts'
import type { Actor } from '../../platform/actor.ts'
import type { Tx } from '../../platform/database/tx.ts'
import { cancel } from './cancel.ts'
import { decide } from './decide.ts'
import { decidedPage, forwardedPage, ownPage, waitingPage } from './list/list.queries.ts'
import { note } from './note.ts'
import type { Outline, RequestType } from './request-type.ts'
import { eventsOf } from './history/history.queries.ts'
import { approver, mayCancel, see, written } from './see.ts'
import { submit } from './submit.ts'

interface By {
  tx: Tx
  actor: Actor
}
type On = By & { params: { id: Id } }
type Cut<L> = { page: number; limit: L; offset: number }

/** Serves the calls of one type, as `requestCalls` of the contract declares them. */
export function requestHandlers<D extends object, F extends object, X, C extends Outline<F>>(
  type: RequestType<D, F, X, C>,
) {
  return {
    submit: ({ tx, actor, body }: By & { body: D }) => submit(tx, actor, type, body),

    own: async ({ tx, actor, query }: By & { query: z.output<typeof OwnListQuery> & Cut<number> }) =>
      actor.employee === null
        ? { data: [], total: 0 }
        : ownPage(tx, {
            ...cut(query),
            type: type.name,
            employee: actor.employee,
            state: query.state ?? null,
            sortBy: 'createdAt',
            sortOrder: 'desc',
          }),

    inbox: ({ tx, actor, query }: By & { query: z.output<typeof InboxQuery> & Cut<number | null> }) => {
      const read = { pending: waitingPage, forwarded: forwardedPage, decided: decidedPage }[query.tab]
      return read(tx, {
        ...cut(query),
        type: type.name,
        ...approver(tx, actor),
        employee: actor.employee,
        employeeName: query.employeeName ?? null,
        departmentId: query.departmentId ?? null,
        startDate: query.startDate ?? null,
        endDate: query.endDate ?? null,
        ...(query.tab === 'decided'
          ? { sortBy: 'decidedAt' as const, sortOrder: 'desc' as const }
          : { sortBy: 'createdAt' as const, sortOrder: 'asc' as const }),
      })
    },

    one: async ({ tx, actor, params }: On) => {
      const seen = await see(tx, actor, type.name, params.id)
      const events = await eventsOf(tx, params)
      return { ...seen, events, mayCancel: mayCancel(tx, seen), details: await type.details(tx, written(seen)) }
    },

    decide: ({ tx, actor, params, body }: On & { body: z.output<typeof Decision> }) =>
      decide(tx, actor, type, params.id, body),

    note: ({ tx, actor, params, body }: On & { body: z.output<typeof Note> }) =>
      note(tx, actor, type.name, params.id, body.note),

    cancel: ({ tx, actor, params, body }: On & { body: z.output<typeof Cancellation> }) =>
      cancel(tx, actor, type, params.id, body.note),
  }
}

function cut<L>({ limit, offset }: Cut<L>): { limit: L; offset: number } {
  return { limit, offset }
}
