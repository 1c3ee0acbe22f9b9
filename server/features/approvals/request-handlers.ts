import type { z } from 'zod'
import type {
  Cancellation,
  Decision,
  InboxQuery,
  Note,
  OwnListQuery,
  StageInput,
} from '@muster/contract/approvals/request.ts'
import type { Id } from '@muster/contract/values.ts'
import type { Actor } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import type { Tx } from '../../platform/database/tx.ts'
import type { KeptUpload } from '../../platform/serve/call.ts'
import { attachmentsOf } from './attachment/attachment.queries.ts'
import { cancel, whyNotCancel } from './cancel.ts'
import { decide } from './decide.ts'
import { decidedPage, forwardedPage, ownPage, waitingPage } from './list/list.queries.ts'
import { outcomesOf } from './list/outcomes.ts'
import { shownPage, stagesReached } from './list/shown-page.ts'
import { shownRow } from './list/shown-row.ts'
import { note } from './note.ts'
import type { Outline, RequestType } from './request-type.ts'
import { history } from './history/history.ts'
import { approver, see } from './see.ts'
import { advance, nextStages } from './stage/advance.ts'
import { submit } from './submit.ts'
import { written } from './written.ts'

interface By {
  tx: Tx
  actor: Actor
  language: string
}
type Submitted<D> = By & { app: App; isMarked: boolean; body: D; files: { documents: KeptUpload[] } }
type On = By & { params: { id: Id } }
type Cut<L> = { page: number; limit: L; offset: number }

/** Serves the calls of one type, as declared by `requestCalls` in the contract. */
export function requestHandlers<D extends object, F extends object, X, C extends Outline<F>>(
  type: RequestType<D, F, X, C>,
) {
  return {
    submit: ({ app, tx, actor, body, files, isMarked }: Submitted<D>) =>
      submit(app, tx, actor, type, { draft: body, uploads: files.documents, isMarked }),

    own: async ({ tx, actor, query, language }: By & { query: z.output<typeof OwnListQuery> & Cut<number> }) => {
      if (actor.employee === null) return { data: [], total: 0 }
      const { data, total } = await shownPage(
        tx,
        type,
        language,
        ownPage(tx, {
          ...cut(query),
          type: type.name,
          employee: actor.employee,
          state: query.state ?? null,
          sortBy: 'createdAt',
          sortOrder: 'desc',
        }),
      )
      const outcome = await outcomesOf(tx, type, data, language)
      return { data: data.map((row) => ({ ...row, ...outcome(row) })), total }
    },

    inbox: ({ tx, actor, query, language }: By & { query: z.output<typeof InboxQuery> & Cut<number | null> }) => {
      const read = { pending: waitingPage, forwarded: forwardedPage, decided: decidedPage }[query.tab]
      return shownPage(
        tx,
        type,
        language,
        read(tx, {
          ...cut(query),
          type: type.name,
          ...approver(tx, actor),
          employee: actor.employee,
          employeeName: query.employeeName ?? null,
          departmentId: query.departmentId ?? null,
          startDate: query.startDate ?? null,
          endDate: query.endDate ?? null,
          only: query.only ?? null,
          ...(query.tab === 'decided'
            ? { sortBy: 'decidedAt' as const, sortOrder: 'desc' as const }
            : { sortBy: 'createdAt' as const, sortOrder: 'asc' as const }),
        }),
      )
    },

    one: async ({ tx, actor, params, language }: On) => {
      const seen = await see(tx, actor, type.name, params.id)
      const request = { request: params.id }
      const [events, attachments] = await Promise.all([history(tx, params.id, language), attachmentsOf(tx, request)])
      const stages = await stagesReached(tx, type, seen)
      const own = await written<D, F>(tx, seen)
      const outcome = await outcomesOf(tx, type, [seen], language)
      const mayCancel = seen.isMine && (await whyNotCancel(tx, type, seen)) === null
      const shown = {
        ...shownRow(seen, language),
        ...outcome(seen),
        stage: stages.at(-1)?.stage ?? seen.stage,
        events,
        attachments,
        stages,
        nextStages: nextStages(seen),
        mayCancel,
      }
      // Amounts that a level approved on a line no longer count once the request is rejected or cancelled.
      const lines = own.lines.map((line) => (seen.approved === null ? { ...line, approved: null } : line))
      return { ...shown, lines, details: await type.details(tx, own, language) }
    },

    decide: ({ tx, actor, params, body }: On & { body: z.output<typeof Decision> }) =>
      decide(tx, actor, type, params.id, body),

    note: ({ tx, actor, params, body }: On & { body: z.output<typeof Note> }) =>
      note(tx, actor, type.name, params.id, body.note),

    cancel: ({ tx, actor, params, body }: On & { body: z.output<typeof Cancellation> }) =>
      cancel(tx, actor, type, params.id, body.note),

    advance: ({ tx, actor, params, body }: On & { body: z.output<typeof StageInput> }) =>
      advance(tx, actor, type, params.id, body),
  }
}

function cut<L>({ limit, offset }: Cut<L>): { limit: L; offset: number } {
  return { limit, offset }
}
