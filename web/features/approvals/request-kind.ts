import type { ComponentType } from 'react'
import type { z } from 'zod'
import type { Decision, InboxQuery, OwnListQuery, Request, RequestRow } from '@muster/contract/approvals/request.ts'
import type { PageInfo } from '@muster/contract/routes.ts'
import type { ReadKey } from '../../shared/call/types.ts'

export type Row = z.output<typeof RequestRow>
export type AnyRequest = z.output<typeof Request>

interface Read<T> {
  data?: T | null | undefined
  error?: unknown
  isLoading: boolean
  mutate?: () => unknown
}
type Page = { data: Row[]; pagination: PageInfo }
type Cut = { page: number; limit: number }

/**
 * What the shared screens need to know of one type of request: its words, its calls, and how what is particular to it
 * is drawn. The rest of own list and inbox is the same for all.
 */
export interface RequestKind<R extends AnyRequest = AnyRequest> {
  /** "Leave" */
  title: string
  /** "leave request" */
  noun: string
  /** "leave requests" */
  plural: string
  /** The `type` of the forwarding and of the lists of those who may decide. */
  forward: 'leave' | 'compOff' | 'travel' | 'claims' | 'procurement'
  useOwn: (query: Cut & z.input<typeof OwnListQuery>) => Read<Page>
  useInbox: (query: Cut & z.input<typeof InboxQuery>) => Read<Page>
  /** Null waits. */
  useOne: (id: string | null) => Read<R>
  decide: (id: string, decision: z.input<typeof Decision>) => Promise<unknown>
  note: (id: string, note: string) => Promise<unknown>
  cancel: (id: string, note: string | undefined) => Promise<{ state: 'cancelled' | 'cancelAsked' }>
  /** Reads that a step makes stale. */
  stale: readonly ReadKey[]
  /** What the request is, in facts. */
  Facts: ComponentType<{ request: R }>
  /** What an approver needs besides: days, colleagues, balances. */
  Context: ComponentType<{ request: R }>
}
