import type { ComponentType } from 'react'
import type { z } from 'zod'
import type {
  Decision,
  InboxQuery,
  OwnListQuery,
  Request,
  RequestRow,
  StageInput,
} from '@muster/contract/approvals/request.ts'
import type { RequestTypeName } from '@muster/contract/request-types.ts'
import type { PageInfo } from '@muster/contract/routes.ts'
import type { ReadKey } from '../../shared/call/types.ts'
import type { Column } from '../../shared/table/column.ts'

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
export interface RequestView<R extends AnyRequest = AnyRequest> {
  type: RequestTypeName
  /** "Leave" */
  title: string
  /** "leave request" */
  noun: string
  /** "leave requests" */
  plural: string
  /** Said where there are none: "You have not applied for any leave yet." */
  empty: string
  useOwn: (query: Cut & z.input<typeof OwnListQuery>) => Read<Page>
  useInbox: (query: Cut & z.input<typeof InboxQuery>) => Read<Page>
  /** Null waits. */
  useOne: (id: string | null) => Read<R>
  decide: (id: string, decision: z.input<typeof Decision>) => Promise<unknown>
  note: (id: string, note: string) => Promise<unknown>
  cancel: (id: string, note: string | undefined) => Promise<{ state: 'cancelled' | 'cancellationRequested' }>
  /** What it came to after its approval; only of types with stages. */
  advance?: (id: string, stage: z.input<typeof StageInput>) => Promise<unknown>
  /** A lower number of pieces is approved, rather than a lower amount. */
  byQuantity?: true
  /** Reads that a step makes stale. */
  stale: readonly ReadKey[]
  /** Of one's own list, behind the number; without them what it is and what it takes. */
  columns?: Column<Row>[]
  /** What its amount is called where it is not what was claimed. */
  amountLabel?: (request: R) => string
  /** Positions of the files that `Context` shows where they belong; the others are documents. */
  ownFiles?: (request: R) => readonly number[]
  /** Above one's own list: balances. */
  Above?: ComponentType
  /** The page that makes a new one, of `RequestForm`; none where it is made elsewhere. */
  Form?: ComponentType
  /** The values of a form that asks for the same again; none where that makes no sense. */
  again?: (request: R) => Record<string, unknown>
  /** What stood in its form, to be mended and submitted anew; from the table `request-edits`, which own lists alone load. */
  edit?: (request: AnyRequest) => Record<string, unknown> | null
  /** What the request is, in facts. */
  Facts: ComponentType<{ request: R }>
  /** What an approver needs besides: days, colleagues, balances. */
  Context: ComponentType<{ request: R }>
}

/** One of the table of types, whatever it is of. */
export type SomeView = Omit<RequestView, 'useOne' | 'Facts' | 'Context' | 'amountLabel' | 'ownFiles' | 'again'>
