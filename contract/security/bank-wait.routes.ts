import { z } from 'zod'
import { defineRoutes } from '../routes.ts'

const days = z.int('Enter a number of days').min(0, 'Enter 0 to 30 days').max(30, 'Enter 0 to 30 days')

export const bankWaitRoutes = defineRoutes({
  'GET /api/v1/user/bank-wait': {
    access: ['permissionWrite', 'employeeBankWrite'],
    summary: 'After how many days a changed bank account counts for pay where no second person approved it.',
    reply: z.object({ days: z.int() }),
  },
  'PUT /api/v1/user/bank-wait': {
    access: 'permissionWrite',
    proof: true,
    summary: 'Changes the waiting period; only the admin may, and everyone concerned is notified.',
    body: z.object({ days }),
    reply: z.object({ days: z.int() }),
    message: 'Saved',
  },
})
