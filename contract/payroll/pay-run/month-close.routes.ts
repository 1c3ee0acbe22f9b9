import { z } from 'zod'
import { defineRoutes } from '../../routes.ts'
import { Id, Month } from '../../values.ts'
import { PayRunState } from './pay-run.routes.ts'

/** What has to be settled before a month is closed, in working order. */
export const closeItems = [
  'missingPunches',
  'pendingRequests',
  'pendingClaims',
  'joiners',
  'leavers',
  'settlements',
  'unpaid',
  'changed',
] as const

export const CloseItem = z.enum(closeItems)
export type CloseItem = z.output<typeof CloseItem>

/**
 * `open`: something is left to do. Otherwise `done`; `soFar` while the month goes on; `notStarted` before it begins; `notCalculated` and
 * `checking` of changes since the calculation; `notRecorded` of punches where no attendance is kept.
 */
export const CloseState = z.enum(['open', 'done', 'soFar', 'notStarted', 'notCalculated', 'checking', 'notRecorded'])
export type CloseState = z.output<typeof CloseState>

export const monthCloseRoutes = defineRoutes({
  'GET /api/v1/user/month-close': {
    heavy: true,
    access: 'payRollHistoryRead',
    summary: 'What is still open in the month whose pay is next, with or without a pay run: live counts by item.',
    reply: z.object({
      month: Month,
      /** The month's run and its calculation; null until it is started. */
      run: z.object({ _id: Id, attempt: z.int(), state: PayRunState }).nullable(),
      items: z.array(
        z.object({
          item: CloseItem,
          /** The people concerned, and those for whom something is left to do. */
          people: z.int(),
          open: z.int(),
          state: CloseState,
        }),
      ),
    }),
  },
  'GET /api/v1/user/month-close/{item}': {
    heavy: true,
    access: 'payRollHistoryRead',
    ofPeople: true,
    summary: 'A page of the people of one item of the month, those with something to be done first.',
    params: z.object({ item: CloseItem }),
    paging: 'page',
    reply: z.array(
      z.object({
        employee: z.object({ _id: Id, name: z.string(), code: z.string() }),
        detail: z.string(),
        isOpen: z.boolean(),
      }),
    ),
  },
  'POST /api/v1/user/payrun/{id}/recalculate': {
    access: 'payRollHistoryWrite',
    summary: 'Calculates one person of a run anew from what is true now, and leaves everyone else as they are.',
    params: z.object({ id: z.uuid('Pay run ID is required') }),
    body: z.object({
      employeeId: z.uuid('Choose a person'),
      /** The calculation that the reader has seen. */
      attempt: z.int(),
    }),
    reply: z.object({ attempt: z.int() }),
    message: 'Recalculated',
  },
})
