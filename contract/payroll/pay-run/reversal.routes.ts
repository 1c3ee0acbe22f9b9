import { z } from 'zod'
import { defineRoutes } from '../../routes.ts'
import { Id, text } from '../../values.ts'

export const reversalRoutes = defineRoutes({
  'POST /api/v1/user/payslip/{id}/reversal': {
    access: 'payRollHistoryWrite',
    summary:
      "Takes a locked payslip back by a new document; the next run pays the month anew, less what was paid. Not for one's own.",
    params: z.object({ id: z.uuid('Payslip ID is required') }),
    body: z.object({
      reason: text('a reason', 300, 5),
      /** The payment failed or came back, so that nothing is set off. */
      cameBack: z.boolean().default(false),
    }),
    /** The reversal's payslip, and its run. */
    reply: z.object({ _id: Id, runId: Id }),
    message: 'The payslip is reversed',
  },
})
