import { z } from 'zod'
import { Tan } from '../../identifiers.ts'
import { nameText } from '../../name.ts'
import { Paise, text } from '../../values.ts'
import { DayOfYear, EsiEmployer, PfEstablishment, StateRegistration } from '../statutory-numbers.ts'

// What the law leaves to the employer, or leaves open. Rates and ceilings are law, not settings.

const choose = 'Choose one'
const yes = z.boolean('Choose yes or no')

export const PfSettings = z.object({
  enabled: yes,
  /** Covered without being required to. */
  voluntary: yes.default(false),
  establishmentNumber: PfEstablishment,
  /** The basis of PF wages: the Codes' definition with its 50 % test, basic and DA, or each component's own setting. */
  wageBasis: z.enum(['codeWages', 'basicDa', 'flags'], choose),
  /** Whether employer PF counts as an excluded payment in the 50 % test. */
  employerPfInCodeWages: yes,
  /** Whether the 50 % test uses what was earned in the month or the pay of a full month. */
  codeWagesOn: z.enum(['earned', 'fullMonth'], choose),
  /** 10 % for the notified classes of establishments. */
  epfRate: z.enum(['0.12', '0.10'], choose),
  epsRate: z.enum(['0.0833', '1/12'], choose),
  /** For the month in which the ceiling changed: split by days, or one ceiling for the whole month. */
  sept2026Method: z.enum(['split', 'whole15', 'whole25'], choose),
  /** Whether the employer contributes on full wages too, for employees who do. */
  employerOnFullWages: yes,
  /** Whether pension contributions end before the month of the 58th birthday or with it. */
  age58: z.enum(['birthdayMonth', 'monthAfter'], choose),
  /** Whether the minimum monthly admin charge applies to the establishment. */
  adminMinimum: yes,
})

export const EsiSettings = z.object({
  enabled: yes,
  /** Covered without being required to. */
  voluntary: yes.default(false),
  employerCode: EsiEmployer,
  overtimeCounts: yes,
  /** Whether someone whose wages exceed the ceiling stays insured to the end of the contribution period. */
  continuedCoverage: yes,
  /** Who pays the employer's share for people with a disability. */
  disabledEmployerShare: z.enum(['employer', 'government'], choose),
})

export const PtSettings = z.object({
  enabled: yes,
  /** The employer's own liability. */
  enrolmentNumber: StateRegistration,
  /** What is deducted from employees. */
  registrationNumber: StateRegistration,
  /** The local body whose table applies (Tamil Nadu); null: the state's only table. */
  localBody: z.enum(['greater-chennai', 'other'], choose).nullable(),
  /** Half-yearly and annual tax: in the customary month, or spread over the months. */
  mode: z.enum(['atOnce', 'spread'], choose),
  /** Bonus and arrears count in the month they are paid. */
  bonusMonthCounts: yes,
  /** Whether somebody with fewer days of work in a half-year than the statute requires owes nothing (Kerala, Tamil Nadu). */
  halfYearDays: z.enum(['statute', 'none'], choose),
  /** Whether allowances that the statute does not count as income are excluded (Kerala). */
  income: z.enum(['statute', 'gross'], choose),
  /** Which table applies to a person of neither gender where tables differ (Maharashtra). */
  otherGenderAs: z.enum(['male', 'female'], choose),
})

export const LwfSettings = z.object({ enabled: yes, registrationNumber: StateRegistration })

export const TdsSettings = z.object({
  enabled: yes,
  /** The company has one TAN: a number given here becomes that of the company information; null leaves it unchanged. */
  tan: Tan.nullable().default(null),
  signatoryName: nameText('the name', 120, 0),
  signatoryFatherName: nameText('the name', 120, 0),
  signatoryDesignation: nameText('the designation', 80, 0),
  /** The address of the commissioner of income tax (TDS), as printed on the certificate. */
  circleAddress: text('the address', 300, 0),
  /** Tax on a bonus: spread over the months left, or all in the month it is paid. */
  bonusMode: z.enum(['spread', 'inMonth'], choose),
  /** From this day on only accepted proofs count. */
  proofCutOff: DayOfYear,
  /** After this day only payroll can change a declaration. */
  declarationLock: DayOfYear,
  /** Without a PAN, if a rebate leaves no tax: nothing, or 20 %. */
  noPanWithRebate: z.enum(['nil', 'flat20'], choose),
  /** Whether the relationship with the landlord is asked for. */
  askLandlordRelation: yes,
})

export const GratuitySettings = z.object({
  enabled: yes,
  /** Whether four years and 240 days count as five, 190 days in a five-day week (some High Courts). */
  fifthYear: z.enum(['no', 'sixDayWeek', 'fiveDayWeek'], choose),
  /** Whether a fixed term is counted in completed months or in full years. */
  fixedTermParts: z.enum(['months', 'years'], choose),
})

export const BonusSettings = z.object({
  enabled: yes,
  rate: z.enum(['0.0833', '1/12', '0.10', '0.12', '0.15', '0.20'], choose),
  /** The monthly minimum wage, if above the statutory calculation limit; null for the limit. */
  minimumWagePaise: Paise.min(0, 'Enter an amount of 0 or more').nullable(),
})

export const PaySettings = z.object({
  /** What the 50 % test of the labour codes is half of: the pay its definition counts, or all remuneration. */
  wagesHalfOf: z.enum(['counted', 'all'], choose),
  /** Whether statutory bonus is an excluded part in that test: one answer for PF, ESI and gratuity. */
  bonusInWagesTest: yes,
  /** Caps deductions at the lawful share of wages and defers the rest to later months. Statutory ones are taken in full. */
  deductionCapOn: yes,
  encashmentDay: z.enum(['basic/26', 'basic/30', 'gross/30'], choose),
  noticeDay: z.enum(['basic/26', 'basic/30', 'gross/30'], choose),
  noticeRecoveryLowersTax: yes,
  /** Whether loss of pay reported late is settled in the next run, at the rates of its month. */
  lateArrears: yes,
  overtimePaid: yes,
  overtimeDaysPerMonth: z.int('Enter the days').min(20, 'Enter 20 to 31 days').max(31, 'Enter 20 to 31 days'),
  overtimeHoursPerDay: z.int('Enter the hours').min(4, 'Enter 4 to 12 hours').max(12, 'Enter 4 to 12 hours'),
})
