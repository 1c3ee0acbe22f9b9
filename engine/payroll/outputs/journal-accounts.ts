import { say, type Sentence } from '../../sentence.ts'
import { codeParts, nameWithoutMonth, numbered, type PaidLine } from './paid-row.ts'

/** The purpose of an account. */
export type AccountKind =
  | 'salaries'
  | 'reimbursements'
  | 'employer'
  | 'roundOff'
  | 'netPay'
  | 'pf'
  | 'esi'
  | 'pt'
  | 'lwf'
  | 'tds'
  | 'loans'
  | 'provisions'
  | 'gratuityExpense'
  | 'leaveExpense'
  | 'bonusExpense'
  | 'gratuityProvision'
  | 'leaveProvision'
  | 'bonusProvision'

export interface AccountNames {
  kinds: Readonly<Record<AccountKind, Sentence>>
  /** Accounts of single components by code, instead of the one for their kind: `BASIC` → `Basic pay`. */
  components: Readonly<Record<string, Sentence>>
}

/** Account names that bookkeepers know. */
export const accountNames: AccountNames = {
  kinds: {
    salaries: say`Salaries and wages`,
    reimbursements: say`Employee reimbursements`,
    employer: say`Employer contributions`,
    roundOff: say`Round off`,
    netPay: say`Salaries payable`,
    pf: say`EPF payable`,
    esi: say`ESI payable`,
    pt: say`Professional tax payable`,
    lwf: say`LWF payable`,
    tds: say`TDS payable`,
    loans: say`Loans and other staff recoveries`,
    provisions: say`Provisions for employee benefits`,
    gratuityExpense: say`Gratuity expense`,
    leaveExpense: say`Leave encashment expense`,
    bonusExpense: say`Statutory bonus expense`,
    gratuityProvision: say`Provision for gratuity`,
    leaveProvision: say`Provision for leave encashment`,
    bonusProvision: say`Provision for statutory bonus`,
  },
  components: {},
}

export interface Account {
  kind: AccountKind
  name: Sentence
}

const funds: Readonly<Record<string, AccountKind>> = {
  EPF: 'pf',
  VPF: 'pf',
  EMPLOYER_EPF: 'pf',
  EMPLOYER_EPS: 'pf',
  EDLI: 'pf',
  PF_ADMIN: 'pf',
  ESI: 'esi',
  EMPLOYER_ESI: 'esi',
  PT: 'pt',
  LWF: 'lwf',
  EMPLOYER_LWF: 'lwf',
  TDS: 'tds',
  ADVANCE: 'reimbursements',
}

/** An advance is booked as an expense, so its recovery reduces the same account. */
const sameAccount: Readonly<Record<string, string>> = { RECOVERY: 'ADVANCE' }

/** A line that moves money. */
export type BookedLine = PaidLine & { kind: Exclude<PaidLine['kind'], 'benefit'> }

/** Whether a line moves money: the value of a benefit in kind does not. */
export function isBooked(line: PaidLine): line is BookedLine {
  return line.kind !== 'benefit'
}

/** The two accounts of a line; an amount below zero goes the other way. */
export function accountOf(
  line: Omit<BookedLine, 'amountPaise'>,
  names: AccountNames,
): { debit: Account; credit: Account } {
  const parts = codeParts(line.code)
  const alone = numbered(parts.code)?.of ?? parts.code
  const code = sameAccount[alone] ?? alone
  const of = (kind: AccountKind): Account => ({ kind, name: names.kinds[kind] })
  const own = (kind: AccountKind): Account => ({ kind, name: names.components[code] ?? names.kinds[kind] })
  switch (line.kind) {
    case 'earning':
      return { debit: own('salaries'), credit: of('netPay') }
    case 'reimbursement':
      return { debit: own('reimbursements'), credit: of('netPay') }
    case 'deduction':
      return { debit: of('netPay'), credit: own(funds[code] ?? 'loans') }
    case 'employer':
      // The expense has an account per component; the liability is to the fund it is owed to.
      return { debit: own('employer'), credit: of(funds[code] ?? 'provisions') }
    case 'roundOff':
      return { debit: of('roundOff'), credit: of('netPay') }
  }
}

/** An account for each component and each employer contribution, named as on the payslip. */
export function accountForEach(lines: Iterable<PaidLine>): AccountNames['components'] {
  const names: Record<string, Sentence> = {}
  for (const line of lines) {
    const several = numbered(line.code)
    const shared = sameAccount[several?.of ?? '']
    if (shared !== undefined) names[shared] ??= numbered(`${shared}:`)!.name
    if (line.kind !== 'earning' && line.kind !== 'reimbursement' && line.kind !== 'employer') continue
    names[several?.of ?? codeParts(line.code).code] ??= several?.name ?? nameWithoutMonth(line)
  }
  return names
}
