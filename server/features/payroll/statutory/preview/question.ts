import type { z } from 'zod'
import type { PreviewInput } from '@muster/contract/payroll/statutory/statutory-preview.routes.ts'
import { lastDay } from '@muster/engine/day.ts'
import type { Sentence } from '@muster/engine/sentence.ts'
import type { TraceStep } from '@muster/engine/law/trace.ts'

export type PreviewQuestion = z.output<typeof PreviewInput>

export interface Preview {
  lines: { label: Sentence; amountPaise: number }[]
  trace: readonly TraceStep[]
}

/** The day whose law applies to a month. */
export const dayOf = ({ month }: PreviewQuestion) => lastDay(month)
