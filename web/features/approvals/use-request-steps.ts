import { useState } from 'react'
import type { z } from 'zod'
import type { Decision, Forwarding } from '@muster/contract/approvals/request.ts'
import { api } from '../../shared/call/api.ts'
import { invalidate } from '../../shared/call/use-api.ts'
import type { AnyRequest, RequestKind } from './request-kind.ts'

/** What can be done with a request. Each step throws what the server refuses; afterwards the lists are read again. */
export function useRequestSteps<R extends AnyRequest>(kind: RequestKind<R>) {
  const [pending, setPending] = useState(false)
  const step = async <T>(work: () => Promise<T>): Promise<T> => {
    setPending(true)
    try {
      return await work()
    } finally {
      // Also after a refusal: somebody else may have been quicker.
      void invalidate(...kind.stale)
      setPending(false)
    }
  }
  return {
    pending,
    decide: (id: string, decision: z.input<typeof Decision>) => step(() => kind.decide(id, decision)),
    note: (id: string, words: string) => step(() => kind.note(id, words)),
    cancel: (id: string, words: string | undefined) => step(() => kind.cancel(id, words)),
    forward: (id: string, forwarding: z.input<typeof Forwarding>) =>
      step(() =>
        api('PUT /api/v1/employee/claim-approval-forward/{id}', {
          params: { id },
          query: { type: kind.forward },
          body: forwarding,
        }),
      ),
  }
}

export type RequestSteps = ReturnType<typeof useRequestSteps>
