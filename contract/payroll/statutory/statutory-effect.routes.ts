import { z } from 'zod'
import { defineRoutes } from '../../routes.ts'
import { Month, Paise } from '../../values.ts'
import { StatutorySettingInput } from './statutory-settings.routes.ts'

const Totals = z.object({ deductionsPaise: Paise, employerPaise: Paise, netPaise: Paise })

export const StatutoryEffect = z.object({
  /** The next month that can be calculated and that the change applies to. */
  month: Month,
  /** The number of people who would get a payslip, and of those whose payslip would change. */
  people: z.int(),
  changed: z.int(),
  before: Totals,
  after: Totals,
})

export const statutoryEffectRoutes = defineRoutes({
  'POST /api/v1/user/statutory-settings/effect': {
    heavy: true,
    access: 'access_statutory_settings',
    reads: true,
    summary: 'What a change that is not saved would make of the next pay run; for those who may see pay runs.',
    body: StatutorySettingInput,
    reply: StatutoryEffect,
  },
})
