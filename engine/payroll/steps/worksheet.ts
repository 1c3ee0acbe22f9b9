import type { LawBook } from '../../law/law.ts'
import type { TraceStep } from '../../law/trace.ts'
import type { Sentence } from '../../sentence.ts'
import { checkPaise, type Paise } from '../../money.ts'
import type { MonthFacts } from '../payslip/facts.ts'
import { netOf } from '../payslip/pay-sums.ts'
import { noTaxFacts } from '../payslip/tax-facts.ts'
import { paidDays, type PaidDays, type Stretch } from '../payslip/paid-days.ts'
import type { PayslipInput } from '../payslip/payslip-input.ts'
import type { Payslip, PayslipLine } from '../payslip/payslip-result.ts'
import type { Treatment } from '../payslip/treatment.ts'

const order: Record<PayslipLine['kind'], number> = {
  earning: 0,
  reimbursement: 1,
  deduction: 2,
  employer: 3,
  roundOff: 4,
  benefit: 5,
}

/** Where a line comes from, which decides whether the law's bases count it. `wholeMonth`: arrears of a month not yet paid at all. */
export type Origin = 'monthly' | 'arrears' | 'wholeMonth' | 'oneOff' | 'statutory' | 'other'

export interface Entry {
  line: PayslipLine
  origin: Origin
  /** Null for lines that no base counts. */
  treatment: Treatment | null
}

/** A payslip while its steps add lines to it. */
export class Worksheet {
  readonly book: LawBook
  readonly input: PayslipInput
  readonly days: PaidDays
  /** The days of the month, split at every change of salary. */
  readonly stretches: readonly Stretch[]
  readonly facts: MonthFacts
  #entries: Entry[] = []

  constructor(book: LawBook, input: PayslipInput) {
    this.book = book
    this.input = input
    const { days, stretches } = paidDays(input)
    this.days = days
    this.stretches = stretches
    this.facts = emptyFacts(input)
  }

  add(line: PayslipLine, origin: Origin, treatment: Treatment | null = null): void {
    this.#entries.push({ line, origin, treatment })
  }

  /** Adds a statutory deduction or employer contribution; none if it is zero. */
  addStatutory(
    code: string,
    name: string,
    kind: 'deduction' | 'employer',
    amountPaise: Paise,
    words: Sentence,
    steps: readonly TraceStep[],
  ): void {
    if (amountPaise === 0) return
    const explanation = { rule: 'statutory', words, parts: [], reason: null, rounding: null, steps } as const
    this.add({ code, name, kind, amountPaise, explanation }, 'statutory')
  }

  /** The lines of some origins so far, or all. */
  entries(...origins: readonly Origin[]): Entry[] {
    return origins.length === 0 ? this.#entries : this.#entries.filter(({ origin }) => origins.includes(origin))
  }

  /** Replaces a line, or removes it. */
  replace(entry: Entry, line: PayslipLine | null): void {
    this.#entries = this.#entries.flatMap((one) => (one !== entry ? [one] : line === null ? [] : [{ ...one, line }]))
  }

  /** The sum of the lines of a kind so far. */
  total(kind: PayslipLine['kind']): Paise {
    let total = 0
    for (const { line } of this.#entries) if (line.kind === kind) total += line.amountPaise
    return checkPaise(total, 'sum')
  }

  net(): Paise {
    return netOf({
      grossPaise: this.total('earning'),
      reimbursementsPaise: this.total('reimbursement'),
      deductionsPaise: this.total('deduction'),
      roundOffPaise: this.total('roundOff'),
    })
  }

  payslip(): Payslip {
    const grossPaise = this.total('earning')
    return {
      month: this.input.month,
      days: this.days,
      lines: this.#entries.toSorted(inOrder).map(({ line }) => line),
      grossPaise,
      deductionsPaise: this.total('deduction'),
      reimbursementsPaise: this.total('reimbursement'),
      employerPaise: this.total('employer'),
      roundOffPaise: this.total('roundOff'),
      netPaise: this.net(),
      facts: { ...this.facts, grossPaise },
    }
  }
}

/** By kind; statutory before other deductions; otherwise in the order in which the steps added them. */
function inOrder(a: Entry, b: Entry): number {
  return order[a.line.kind] - order[b.line.kind] || Number(a.origin === 'other') - Number(b.origin === 'other')
}

function emptyFacts({ month, statutory }: PayslipInput): MonthFacts {
  return {
    month,
    grossPaise: 0,
    wagesPaise: 0,
    bonusWagesPaise: 0,
    pf: null,
    pfArrears: [],
    esi: null,
    pt: null,
    lwf: null,
    tax: { ...noTaxFacts(), regime: statutory?.tax?.regime ?? null },
    taxYear: null,
    carriedForward: [],
  }
}
