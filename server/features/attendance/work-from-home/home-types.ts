import type { z } from 'zod'
import type {
  WorkFromHomeDetails,
  WorkFromHomeDraft,
  WorkFromHomePreview,
  WorkFromHomeSpan,
} from '@muster/contract/attendance/work-from-home.routes.ts'
import type { Day } from '@muster/contract/values.ts'

export type HomeSpan = z.output<typeof WorkFromHomeSpan>
export type HomeDraft = z.output<typeof WorkFromHomeDraft>
export type HomeDetails = z.output<typeof WorkFromHomeDetails>
export type MonthUse = z.output<typeof WorkFromHomePreview>['months'][number]

/** Determined at the time of the request. */
export interface HomeFacts extends Pick<HomeDetails, 'excluded' | 'needsPunches'> {
  days: Day[]
}
