import type { z } from 'zod'
import type { TryInput } from '@muster/contract/payroll/statutory/statutory-try.routes.ts'
import { lastDay } from '@muster/engine/day.ts'
import type { TraceStep } from '@muster/engine/law/trace.ts'

export type Asked = z.output<typeof TryInput>

export interface Tried {
  lines: { label: string; amountPaise: number }[]
  trace: readonly TraceStep[]
}

/** The day by which the law of a month is asked. */
export const dayOf = ({ month }: Asked) => lastDay(month)
