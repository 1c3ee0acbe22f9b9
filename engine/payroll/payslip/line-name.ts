import { plain, say, verbatim, type Sentence } from '../../sentence.ts'
import { monthText } from '../../format.ts'

/**
 * Names of lines that are not components. A payslip stores the English name; readers get the name of the code, even if an earlier payslip
 * has another one.
 */
export const lineNames = {
  EPF: plain('EPF'),
  VPF: plain('VPF'),
  EMPLOYER_EPS: plain('Employer EPS'),
  EMPLOYER_EPF: plain('Employer EPF'),
  EDLI: plain('EDLI'),
  PF_ADMIN: plain('EPF admin charges'),
  ESI: plain('ESI'),
  EMPLOYER_ESI: plain('Employer ESI'),
  PT: plain('Professional tax'),
  LWF: plain('LWF'),
  EMPLOYER_LWF: plain('Employer LWF'),
  TDS: plain('Income tax (TDS)'),
  NOTICE_RECOVERY: plain('Notice pay recovery'),
  NOTICE_PAY: plain('Notice pay'),
  LEAVE_ENCASHMENT: plain('Leave encashment (exempt)'),
  LEAVE_ENCASHMENT_TAXABLE: plain('Leave encashment (taxable)'),
  GRATUITY: plain('Gratuity (exempt)'),
  GRATUITY_TAXABLE: plain('Gratuity (taxable)'),
  STATUTORY_BONUS: plain('Statutory bonus'),
  OVERTIME: plain('Overtime'),
  RECEIVABLE: plain('To be recovered'),
  ROUND_OFF: plain('Round off'),
} as const satisfies Record<string, Sentence>

/** Amounts deferred to later pay: the name of the line below zero, and of the line that later deducts it. */
export const waitingNames = {
  OVERPAID: { now: plain('Overpaid, recovered later'), later: plain('Recovery of earlier overpayment') },
  PT_ADVANCED: {
    now: plain('Professional tax, recovered later'),
    later: plain('Professional tax of earlier months'),
  },
  LWF_ADVANCED: { now: plain('LWF, recovered later'), later: plain('LWF of earlier months') },
} as const

/** Lines that pay or recover a request, by its number: `REIMBURSEMENT:CL-0201`. */
const ofRequests: Readonly<Record<string, (number: string) => Sentence>> = {
  REIMBURSEMENT: (number) => say`Expense reimbursement ${number}`,
  TAXED_REIMBURSEMENT: (number) => say`Taxable reimbursement ${number}`,
  ADVANCE: (number) => say`Travel advance ${number}`,
  RECOVERY: (number) => say`Recovery of travel advance ${number}`,
}

/** Names on older payslips, for codes that have two names. */
const earlier: Readonly<Record<string, Sentence>> = {
  'Overpaid earlier': waitingNames.OVERPAID.later,
  'Welfare fund, recovered later': waitingNames.LWF_ADVANCED.now,
  'Welfare fund of earlier months': waitingNames.LWF_ADVANCED.later,
}

/** The name to show for a line: the statutory name, with the month for arrears; otherwise as it was written. */
export function lineName({ code, name }: { code: string; name: string }): Sentence {
  const [of = '', month] = code.split('@')
  if (month === undefined) return nameOf(of, name)
  const ending = `, ${monthText(month)}`
  const bare = name.endsWith(ending) ? name.slice(0, -ending.length) : name
  return say`${nameOf(of, bare)}, ${{ month }}`
}

function nameOf(code: string, name: string): Sentence {
  if (Object.hasOwn(lineNames, code)) return lineNames[code as keyof typeof lineNames]
  if (code.startsWith('OVERTIME:')) return lineNames.OVERTIME
  const [of = '', number] = code.split(':')
  if (number !== undefined && Object.hasOwn(ofRequests, of)) return ofRequests[of]!(number)
  if (Object.hasOwn(waitingNames, code)) {
    const waits = Object.values(waitingNames[code as keyof typeof waitingNames])
    return earlier[name] ?? waits.find(({ text }) => text === name) ?? verbatim(name)
  }
  if (code.startsWith('ENCASHMENT_')) return say`${name.replace(/(, paid out| encashment)$/, '')} encashment`
  return verbatim(name)
}
