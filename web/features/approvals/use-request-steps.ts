import { useState } from 'react'
import type { z } from 'zod'
import type { Decision, Forwarding, StageInput } from '@muster/contract/approvals/request.ts'
import { requestTypes } from '@muster/contract/request-types.ts'
import { api } from '../../shared/call/api.ts'
import { defer } from '../../shared/snackbar/deferred.ts'
import { invalidate } from '../../shared/call/use-api.ts'
import type { AnyRequest, RequestView, Row } from './request-view.ts'

type Decided = z.input<typeof Decision>

/** A refused decision, with the reason. */
export interface Refusal {
  row: Row
  why: string
}

/** The actions of a request. Each step throws the server's refusal; afterwards the lists are refetched. */
export function useRequestSteps<R extends AnyRequest>(view: RequestView<R>) {
  const [pending, setPending] = useState(false)
  const step = async <T>(work: () => Promise<T>): Promise<T> => {
    setPending(true)
    try {
      return await work()
    } finally {
      // Also after a refusal: someone else may have been quicker.
      void invalidate(...view.stale)
      setPending(false)
    }
  }
  return {
    pending,
    /** Decides, unless Undo is pressed in the message about it. */
    decide: ({ _id: id, type }: Row, decision: Decided, text: string) =>
      defer({
        key: id,
        group: type,
        text,
        send: () => view.decide(id, decision).finally(() => invalidate(...view.stale)),
      }),
    /** Decides at once: errors are shown in its form. */
    decideNow: (id: string, decision: Decided) => step(() => view.decide(id, decision)),
    /** Decides all of them, and returns those refused. */
    decideAll: (rows: readonly Row[], decision: Pick<Decided, 'status' | 'note'>) =>
      step(async (): Promise<Refusal[]> => {
        const requests = rows.map(({ type, _id }) => ({ type, _id }))
        const decided = await api('PUT /api/v1/employee/decisions', { body: { ...decision, requests } })
        return rows.flatMap((row) => {
          const why = decided.find(({ _id }) => _id === row._id)?.refusal ?? null
          return why === null ? [] : [{ row, why }]
        })
      }),
    advance: (id: string, stage: z.input<typeof StageInput>) =>
      step(async () => {
        await view.advance?.(id, stage)
      }),
    note: (id: string, words: string) => step(() => view.note(id, words)),
    cancel: (id: string, words: string | undefined) => step(() => view.cancel(id, words)),
    forward: (id: string, forwarding: z.input<typeof Forwarding>) => step(() => forwardBy(view.type, id, forwarding)),
  }
}

/** Forwarding is offered only for types with a call for it. */
function forwardBy(type: RequestView['type'], id: string, body: z.input<typeof Forwarding>): Promise<null> {
  const row = requestTypes[type]
  const params = { id }
  return 'forwardCall' in row
    ? api('PUT /api/v1/employee/approval-forward/{id}', { params, query: { type: row.forward }, body })
    : api('PUT /api/v1/employee/claim-approval-forward/{id}', { params, query: { type: row.forward }, body })
}
