import { say, type Sentence } from '../../sentence.ts'
import { codeParts, nameWithoutMonth, numbered, type PaidLine } from './paid-row.ts'

/** What an account is for. */
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
  /** Accounts of single components, by code, in place of that of their kind: `BASIC` → `Basic pay`. */
  components: Readonly<Record<string, Sentence>>
}

/** Names that bookkeepers know. */
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

/** An advance is booked as spent: what comes back of it was not. */
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
      // What one component costs is one account; whom it is owed to is another.
      return { debit: own('employer'), credit: of(funds[code] ?? 'provisions') }
    case 'roundOff':
      return { debit: of('roundOff'), credit: of('netPay') }
  }
}

/** Each component and each contribution of the employer with an account of its own, named as the payslip names it. */
export function accountForEach(lines: Iterable<PaidLine>): AccountNames['components'] {
  const found: Record<string, Sentence> = {}
  for (const line of lines) {
    const several = numbered(line.code)
    const shared = sameAccount[several?.of ?? '']
    if (shared !== undefined) found[shared] ??= numbered(`${shared}:`)!.name
    if (line.kind !== 'earning' && line.kind !== 'reimbursement' && line.kind !== 'employer') continue
    found[several?.of ?? codeParts(line.code).code] ??= several?.name ?? nameWithoutMonth(line)
  }
  return found
}
