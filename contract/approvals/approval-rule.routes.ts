import { z } from 'zod'
import { defineRoutes } from '../routes.ts'
import { Id, Paise } from '../values.ts'
import { ApprovalRule, ApprovalRuleInput, PreviewedLevel } from './approval-rule.ts'
import { RequestType } from './request.ts'

export const approvalRuleRoutes = defineRoutes({
  'GET /api/v1/user/approval-rules': {
    access: 'informationRead',
    summary: 'The levels of approval of every type of request, in their order; a type without any goes to the manager.',
    reply: z.array(z.object({ type: RequestType, rules: z.array(ApprovalRule) })),
  },
  'PUT /api/v1/user/approval-rules/{type}': {
    access: 'informationWrite',
    summary: 'Replaces the levels of one type; requests that were sent keep theirs.',
    params: z.object({ type: RequestType }),
    body: z.object({ rules: z.array(ApprovalRuleInput).max(10, 'At most 10 levels') }),
    reply: z.null(),
    message: 'Approval levels saved',
  },
  'GET /api/v1/user/approval-rules/{type}/preview': {
    access: 'informationRead',
    summary: 'Who would decide a request that somebody makes now.',
    params: z.object({ type: RequestType }),
    query: z.object({
      employeeId: Id,
      amount: z.coerce.number().pipe(Paise).optional(),
      halfDays: z.coerce.number().pipe(z.int().min(1).max(730)).optional(),
    }),
    reply: z.array(PreviewedLevel),
  },
})
