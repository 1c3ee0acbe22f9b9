import { z } from 'zod'
import { Tan } from '../../identifiers.ts'
import { nameText } from '../../name.ts'
import { Paise, text } from '../../values.ts'
import { DayOfYear, EsiEmployer, PfEstablishment, StateRegistration } from './statutory-numbers.ts'

// What the law leaves to the employer, and what of the law is not settled. Rates and ceilings are law, not settings.

const choose = 'Choose one'
const yes = z.boolean('Choose yes or no')

export const PfSettings = z.object({
  enabled: yes,
  /** Covered without being obliged. */
  voluntary: yes.default(false),
  establishmentNumber: PfEstablishment,
  /** What PF wages are: by the definition of the Codes with its 50 % test, basic and DA, or what each component says. */
  wageBasis: z.enum(['codeWages', 'basicDa', 'flags'], choose),
  /** Employer PF counts as an excluded payment in the 50 % test. */
  employerPfInCodeWages: yes,
  /** The 50 % test is made on what was earned in the month, or on the pay of a full month. */
  codeWagesOn: z.enum(['earned', 'fullMonth'], choose),
  /** 10 % for the notified classes of establishments. */
  epfRate: z.enum(['0.12', '0.10'], choose),
  epsRate: z.enum(['0.0833', '1/12'], choose),
  /** The month in which the ceiling changed: by days, or one ceiling for the whole of it. */
  sept2026Method: z.enum(['split', 'whole15', 'whole25'], choose),
  /** The employer contributes on full wages, too, for those who do. */
  employerOnFullWages: yes,
  /** Pension contributions end with the month of the 58th birthday, or go on through it. */
  age58: z.enum(['birthdayMonth', 'monthAfter'], choose),
  /** The least monthly admin charge of the establishment applies. */
  adminMinimum: yes,
})

export const EsiSettings = z.object({
  enabled: yes,
  /** Covered without being obliged. */
  voluntary: yes.default(false),
  employerCode: EsiEmployer,
  overtimeCounts: yes,
  /** Somebody whose wages pass the ceiling stays insured to the end of the contribution period. */
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
  /** The table of a person of neither gender where the tables differ (Maharashtra). */
  otherGenderAs: z.enum(['male', 'female'], choose),
})

export const LwfSettings = z.object({ enabled: yes, registrationNumber: StateRegistration })

export const TdsSettings = z.object({
  enabled: yes,
  /** The company has one TAN: a number given here becomes that of the company information; null leaves it alone. */
  tan: Tan.nullable().default(null),
  signatoryName: nameText('the name', 120, 0),
  signatoryFatherName: nameText('the name', 120, 0),
  signatoryDesignation: nameText('the designation', 80, 0),
  /** Address of the commissioner of income tax (TDS), as the certificate prints it. */
  circleAddress: text('the address', 300, 0),
  /** The tax of a bonus: over the months left, or whole in the month it is paid. */
  bonusMode: z.enum(['spread', 'inMonth'], choose),
  /** From this day on only accepted proofs count. */
  proofCutOff: DayOfYear,
  /** After this day only payroll changes a declaration. */
  declarationLock: DayOfYear,
  /** Without a PAN, where a rebate leaves no tax: nothing, or 20 %. */
  noPanWithRebate: z.enum(['nil', 'flat20'], choose),
  /** The relation to the landlord is asked for. */
  askLandlordRelation: yes,
})

export const GratuitySettings = z.object({
  enabled: yes,
  /** Four years and 240 days count as five, 190 in a week of five days (some High Courts). */
  fifthYear: z.enum(['no', 'sixDayWeek', 'fiveDayWeek'], choose),
  /** A fixed term is counted in completed months, or in full years. */
  fixedTermParts: z.enum(['months', 'years'], choose),
})

export const BonusSettings = z.object({
  enabled: yes,
  rate: z.enum(['0.0833', '1/12', '0.10', '0.12', '0.15', '0.20'], choose),
  /** The minimum wage of a month, where it is above the law's limit of calculation; null: the limit. */
  minimumWagePaise: Paise.min(0, 'Enter an amount of 0 or more').nullable(),
})

export const PaySettings = z.object({
  /** Half of what the 50 % test of the labour codes means: of the pay its definition counts, or of all remuneration. */
  wagesHalfOf: z.enum(['counted', 'all'], choose),
  /** Statutory bonus is an excluded part in that test: one answer for provident fund, ESI and gratuity. */
  bonusInWagesTest: yes,
  /** Deductions take at most the lawful part of the wages; the rest waits for later months. What the law asks for is taken whole. */
  deductionCapOn: yes,
  encashmentDay: z.enum(['basic/26', 'basic/30', 'gross/30'], choose),
  noticeDay: z.enum(['basic/26', 'basic/30', 'gross/30'], choose),
  noticeRecoveryLowersTax: yes,
  /** Loss of pay that is reported late is settled at the rates of its month in the next run. */
  lateArrears: yes,
  overtimePaid: yes,
  overtimeDaysPerMonth: z.int('Enter the days').min(20, 'Enter 20 to 31 days').max(31, 'Enter 20 to 31 days'),
  overtimeHoursPerDay: z.int('Enter the hours').min(4, 'Enter 4 to 12 hours').max(12, 'Enter 4 to 12 hours'),
})
