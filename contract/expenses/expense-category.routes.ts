import { z } from 'zod'
import { defineRoutes } from '../routes.ts'
import { Id } from '../values.ts'
import { ExpenseCategory, ExpenseCategoryInput } from './expense-category.ts'

const params = z.object({ id: z.uuid('Category ID is required') })
const read = ['payRunConfigRead', 'claimApprovalRead', 'travelApprovalRead'] as const

export const expenseCategoryRoutes = defineRoutes({
  'GET /api/v1/user/expense-category': {
    access: read,
    summary: 'All expense categories with their limits and rates: active ones first, by name.',
    reply: z.array(ExpenseCategory.extend({ isUsed: z.boolean() })),
  },
  'POST /api/v1/user/expense-category': {
    access: 'payRunConfigWrite',
    summary: 'Adds an expense category.',
    body: ExpenseCategoryInput,
    reply: z.object({ _id: Id }),
    message: 'Category saved',
  },
  'PUT /api/v1/user/expense-category/{id}': {
    access: 'payRunConfigWrite',
    summary:
      'Changes an expense category, or whether it can be chosen. What was claimed already stays as it was counted.',
    params,
    body: ExpenseCategoryInput.safeExtend({ isActive: z.boolean('Choose yes or no') }),
    reply: z.null(),
    message: 'Category saved',
  },
  'DELETE /api/v1/user/expense-category/{id}': {
    access: 'payRunConfigWrite',
    summary: 'Deletes an expense category that nothing was claimed as.',
    params,
    reply: z.null(),
  },
  'GET /api/v1/employee/expense-category': {
    access: ['claimWrite', 'travelWrite'],
    summary: "The categories one can choose, with one's own limits.",
    reply: z.array(ExpenseCategory.omit({ isActive: true })),
  },
})
