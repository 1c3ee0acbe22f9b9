import type { z } from 'zod'
import type { SettlementStatement } from '@muster/contract/payroll/settlement/settlement-statement.ts'
import type { Day, Paise } from '@muster/contract/values.ts'
import type { TraceStep } from '@muster/engine/law/trace.ts'
import type { Rounding } from '@muster/engine/money.ts'
import type { LineExplanation, LinePart } from '@muster/engine/payroll/payslip/payslip-result.ts'
import { plain, say, type Said, type Sentence } from '@muster/engine/sentence.ts'

/** A step, put into words when it is sent. */
export interface SaidStep {
  words: Said
  amountPaise: Paise | null
  law?: { id: string; name: Sentence; from: Day; source: string; value: Sentence }[]
  from?: Day
  to?: Day
  rounding?: Rounding
}

/** As stored in a payslip: with texts from before sentences were kept, and without steps from before statutory calculation. */
export interface KeptExplanation extends Omit<LineExplanation, 'rule' | 'words' | 'steps' | 'parts'> {
  rule?: string
  words: Said
  parts: readonly LinePart[]
  steps?: readonly TraceStep[]
}

/** How a line was calculated, whichever release wrote it. */
export function saidExplanation({ rule: _, parts, steps, ...explanation }: KeptExplanation) {
  return { ...explanation, parts: [...parts], steps: saidSteps(steps ?? []) }
}

export function saidSteps(steps: readonly TraceStep[]): SaidStep[] {
  return steps.map(({ words, amountPaise, law, from, to, rounding }) => ({
    words,
    amountPaise,
    ...(law !== undefined && {
      law: law.map(({ id, name, value, ...use }) => ({
        ...{ id, ...use },
        // A text is from an earlier release: the name of a law is its own key.
        name: typeof name === 'string' ? plain(name) : say`${name}`,
        value: say`${value}`,
      })),
    }),
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
    ...(rounding !== undefined && { rounding }),
  }))
}

type Line = z.output<typeof SettlementStatement>['lines'][number]

/** A line as stored in the payslip. */
export interface KeptLine extends Pick<Line, 'code' | 'name' | 'type' | 'amountPaise'> {
  explanation: KeptExplanation
}
