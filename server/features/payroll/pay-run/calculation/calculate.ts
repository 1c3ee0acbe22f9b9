import type { Id } from '@muster/contract/values.ts'
import type { LawBook } from '@muster/engine/law/law.ts'
import { say, type Sentence } from '@muster/engine/sentence.ts'
import { payslip } from '@muster/engine/payroll/calculation/payslip.ts'
import { breather } from '../../../../platform/breathe.ts'
import { newId } from '../../../../platform/id.ts'
import type { Log } from '../../../../platform/log.ts'
import { columns } from './calculation.queries.ts'
import { frozen, type PersonInputs } from '../inputs/inputs.ts'

export interface Calculated {
  /** Each as JSON, for `writePayslips`: serialised one by one, so that other work can run in between. */
  payslips: Buffer[]
  excluded: { employee: Id; code: string; reason: Sentence; hash: string }[]
}

/** The payslips of some employees, or why there is none. */
export async function calculate(log: Log, book: LawBook, people: readonly PersonInputs[]): Promise<Calculated> {
  const breathe = breather()
  const piece: Calculated = { payslips: [], excluded: [] }
  for (const { employee, person, input, excluded } of people) {
    const { text, hash } = frozen(input)
    const result = excluded ? undefined : attempted(log, employee, () => payslip(book, input))
    if (result?.ok) {
      const { arrears } = input
      const slip = { id: newId(), employee, person, inputs: text, hash, arrears, ...columns(result.payslip) }
      piece.payslips.push(Buffer.from(JSON.stringify(slip)))
    } else piece.excluded.push({ employee, hash, ...(excluded ?? firstError(result)) })
    await breathe()
  }
  return piece
}

type Result = ReturnType<typeof payslip>

/** Impossible facts of one employee do not hold up everyone else's pay. */
function attempted(log: Log, employee: Id, work: () => Result): Result | undefined {
  try {
    return work()
  } catch (error) {
    log.error({ employee, stack: (error as Error).stack }, 'a payslip could not be calculated')
    return undefined
  }
}

function firstError(result: Result | undefined): { code: string; reason: Sentence } {
  const error = result?.ok === false ? result.errors[0] : undefined
  return { code: error?.code ?? 'unknown', reason: error?.message ?? say`It couldn't be calculated` }
}
