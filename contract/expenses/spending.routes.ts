import { z } from 'zod'
import { RequestType } from '../approvals/request.ts'
import { defineRoutes } from '../routes.ts'
import { Id, Month, Paise } from '../values.ts'
import { spendingGroups } from './spending-groups.ts'

const sums = { requests: z.int(), approvedPaise: Paise, paidPaise: Paise }

const filter = {
  from: Month,
  to: Month,
  type: RequestType.optional(),
  category: z.string().trim().max(100).optional(),
  departmentId: Id.optional(),
  employeeId: Id.optional(),
}

/** What was spent by a group in total, and in each month of the report. */
export const SpendingGroup = z.object({
  /** Null for no category or no department. */
  key: z.string().nullable(),
  name: z.string().nullable(),
  ...sums,
  months: z.array(z.object({ approvedPaise: Paise, paidPaise: Paise })),
})

export const Spending = z.object({
  months: z.array(Month),
  ...sums,
  /** Largest first; those after the first hundred are summed in `others`. */
  groups: z.array(SpendingGroup),
  others: SpendingGroup.omit({ key: true, name: true }).extend({ count: z.int() }).nullable(),
  /** All categories in these months, to choose from. */
  categories: z.array(z.string()),
})

export const spendingRoutes = defineRoutes({
  'GET /api/v1/user/spending': {
    heavy: true,
    access: 'payRollHistoryRead',
    summary: 'What approved requests cost in some months, by category, department, type of request or person.',
    query: z.object({ ...filter, by: z.enum(spendingGroups, 'Choose how it is grouped').default('category') }),
    reply: Spending,
  },
  'GET /api/v1/user/spending/file': {
    heavy: true,
    access: 'payRollHistoryRead',
    summary: 'The same expense by expense, as CSV or XLSX; the log keeps who fetched it.',
    query: z.object({ ...filter, format: z.enum(['csv', 'xlsx'], 'Choose a format') }),
    reply: 'blob',
  },
})
