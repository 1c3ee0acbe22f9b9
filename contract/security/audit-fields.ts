import type { StatutorySection } from '../payroll/statutory/statutory-sections.ts'
import type { AlertKind } from './alert-kinds.ts'
import type { AreaId } from '../permission-areas.ts'
import type { TwoPersonArea } from './two-person-areas.ts'

/**
 * All changed fields in an organisation's log. A released name is never changed or removed: entries stay as written, and the log's screen
 * has words for each.
 */
export const auditFields = [
  // Employees.
  ...['name', 'code', 'workEmail', 'phone', 'designation', 'employmentType', 'joinedOn', 'probationDays'],
  ...['department', 'role', 'location', 'reportsTo', 'shift', 'status', 'lastDay', 'reason'],
  ...['birthDate', 'gender', 'bloodGroup', 'maritalStatus', 'nationality', 'currentAddress', 'permanentAddress'],
  ...['pan', 'aadhaar', 'uan', 'esi', 'emergencyContacts', 'familyMembers'],
  ...['holderName', 'accountNumber', 'ifsc', 'bankName', 'branch', 'accountType', 'upi'],
  // The company.
  ...['legalName', 'sector', 'size', 'gstin', 'tan', 'timeZone', 'weekStartsOn', 'plan'],
  ...['line1', 'line2', 'city', 'state', 'pinCode'],
  ...[
    'permissions',
    'canApprove',
    'isFallbackApprover',
    'approvers',
    'bankWaitDays',
    'secondStep',
    'alertRecipients',
    'bankAlertDays',
  ],
  ...['scopes', 'expiresOn', 'callsPerMinute', 'url', 'events'],
  ...['issuer', 'domain', 'signInState', 'group', 'membersAdded', 'membersRemoved'],
  // Access, downloads and mails.
  ...['address', 'call', 'change', 'requestedBy', 'secondPerson', 'document', 'file', 'people', 'sha256', 'amount'],
  ...['letter', 'signatory', 'bankTemplate', 'ledgers'],
  // Announcements and policies.
  ...['audience', 'version'],
  // Time and leave.
  ...['punches', 'lossOfPay', 'encashment', 'source'],
  ...['isPaid', 'halfDaysAYear', 'halvesAYear', 'accrual', 'leaveYear', 'yearStartsInMonth', 'prorate', 'carryForward'],
  ...['carryForwardCapHalfDays', 'carryForwardCapHalves', 'carryForwardMonths', 'encashable', 'longestRunDays'],
  ...['noticeDays', 'halfDays', 'sandwich', 'negativeLimitHalfDays', 'negativeLimitHalves', 'proofAfterDays'],
  ...['genders', 'employmentTypes', 'locationIds', 'departmentIds', 'waitingDays', 'afterProbation'],
  ...['compOffWithinDays', 'compOffValidDays'],
  ...['homeDaysPerMonth', 'homeAboveLimit', 'homeNoticeDays', 'homePastDays', 'homeNeedsPunches'],
  ...['correctionsAMonth', 'correctionWithinDays', 'keepYears'],
  ...['isActive', 'rulesFrom', 'appliesFrom'],
  // Pay.
  ...['type', 'calculation', 'isProrated', 'inCtc', 'wageClass', 'ptWage', 'esiWage', 'bonusWage', 'tax', 'taxHead'],
  ...[
    'benefit',
    'payslipOrder',
    'components',
    'ctcIncludes',
    'startsOn',
    'law',
    'pay',
    'payment',
    'reference',
    'paidOn',
  ],
  ...['paid', 'returned', 'payslip', 'loan', 'installment', 'taxRegime', 'partA', 'form16', 'issued', 'year'],
  ...['paidBy', 'fromMonth', 'toMonth', 'number', 'advancePercent', 'remindAfterDays'],
  ...['bsr', 'months', 'receipt', 'filedOn', 'quarter', 'responsiblePerson', 'deductorType'],
  ...['financialYear'],
  // Legal entities.
  ...['legalEntity', 'establishmentNumber', 'employerCode', 'stateRegistrations'],
] as const

/**
 * Families of fields are named by what they belong to: an area of access (`access.salaries`), an area of the two-person rule, a field of
 * the statutory settings (`pf.epsRate`, for a state `pt KA.basis`) or of a person's statutory details (`identity.esi`).
 */
export type AuditField =
  | (typeof auditFields)[number]
  | `access.${AreaId}`
  | `twoPerson.${TwoPersonArea}`
  | `alert.${AlertKind}`
  | `identity.${string}`
  | `${StatutorySection}${'' | ` ${string}`}.${string}`
