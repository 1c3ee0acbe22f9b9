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
 * What the shared screens need to know about a type of request: its texts, its calls, and how its particulars are rendered.
 * The rest of the own list and inbox is the same for all.
 */
export interface RequestView<R extends AnyRequest = AnyRequest> {
  type: RequestTypeName
  /** "Leave" */
  title: string
  /** "leave request" */
  noun: string
  /** "leave requests" */
  plural: string
  /** Shown if there are none: "You have not applied for any leave yet." */
  empty: string
  useOwn: (query: Cut & z.input<typeof OwnListQuery>) => Read<Page>
  useInbox: (query: Cut & z.input<typeof InboxQuery>) => Read<Page>
  /** How many rows the approvers' list begins with, if not 20. */
  inboxBegins?: number
  /** With null it waits. */
  useOne: (id: string | null) => Read<R>
  decide: (id: string, decision: z.input<typeof Decision>) => Promise<unknown>
  note: (id: string, note: string) => Promise<unknown>
  cancel: (id: string, note: string | undefined) => Promise<{ state: 'cancelled' | 'cancellationRequested' }>
  /** Moves it to a stage after its approval; only for types with stages. */
  advance?: (id: string, stage: z.input<typeof StageInput>) => Promise<unknown>
  /** Fewer pieces can be approved, rather than a lower amount. */
  byQuantity?: true
  /** Reads that become stale with a step. */
  stale: readonly ReadKey[]
  /** Columns of the own list after the number; by default the summary and the amount. */
  columns?: Column<Row>[]
  /** The amount's label, if it is not the claimed amount. */
  amountLabel?: (request: R) => string
  /** Positions of the files that `Context` shows; the others are documents. */
  ownFiles?: (request: R) => readonly number[]
  /** Shown above the own list: balances. */
  Above?: ComponentType
  /** The form for a new one, in a `RequestForm`; none if it is made elsewhere. */
  Form?: ComponentType
  /** Form values to request the same again; none if that makes no sense. */
  again?: (request: R) => Record<string, unknown>
  /** Its form values, to be changed and submitted again; from the table `request-edits`, which only own lists load. */
  edit?: (request: AnyRequest) => Record<string, unknown> | null
  /** The request's facts. */
  Facts: ComponentType<{ request: R }>
  /** What an approver needs besides: days, colleagues, balances. */
  Context: ComponentType<{ request: R }>
}

/** A view of the table of types, of whichever type. */
export type SomeView = Omit<RequestView, 'useOne' | 'Facts' | 'Context' | 'amountLabel' | 'ownFiles' | 'again'>
