import { z } from 'zod'
import { defineRoutes } from '../../routes.ts'
import { nameText } from '../../name.ts'
import { Day, Id, Instant, Month, text } from '../../values.ts'

const yes = z.boolean('Choose yes or no')

export const ptExemptions = ['age', 'disability', 'parentOfDisabled', 'armedForces', 'badli', 'other'] as const
export const exitReasons = ['resignation', 'superannuation', 'death', 'disablement', 'retrenchment', 'other'] as const

/** Voluntary contributions on top of the employee's share: none, a monthly amount, or a percentage of PF wages. */
export const Vpf = z.discriminatedUnion(
  'type',
  [
    z.object({ type: z.literal('none') }),
    z.object({
      type: z.literal('amount'),
      monthlyPaise: z
        .int('Enter an amount')
        .min(100, 'Enter at least ₹1')
        .max(1_000_000_000, 'Enter at most ₹1,00,00,000'),
    }),
    z.object({
      type: z.literal('rate'),
      basisPoints: z
        .int('Enter a percentage with at most two decimals')
        .min(1, 'Enter a percentage above 0')
        .max(8800, "Enter at most 88 %: with the employee's own share it is all of the wages"),
    }),
  ],
  'Choose how voluntary contributions are made',
)

/** What the law depends on besides pay, birth date and gender. */
export const StatutoryIdentity = z
  .object({
    pfMember: yes,
    /** First day as a member of the fund, here or with a previous employer. */
    pfJoinedOn: Day.nullable(),
    /** PF wages compared with the ceiling on the day of first joining the fund; null if not known. */
    pfJoiningWages: z.enum(['withinCeiling', 'aboveCeiling'], 'Choose one').nullable().default(null),
    /** Null: derived from when and at which wages the fund was joined. */
    epsMember: yes.nullable(),
    /** Joined the pension scheme when the ceiling rose on 17 September 2026. */
    epsFrom17Sep2026: yes,
    /** Pension contributions continue after 58, to 60 (a deferred pension). */
    epsTo60: yes,
    /** Employee's contributions on wages above the ceiling. */
    pfOnFullWages: yes,
    vpf: Vpf,
    /** Pension on wages above the ceiling by joint option: the contribution is entered by hand. */
    higherPension: yes,
    /** An international worker: contributions are entered by hand. */
    internationalWorker: yes,
    pfExitReason: z.enum(exitReasons, 'Choose a reason').nullable(),
    /** By wages; covered whatever the wages, such as someone insured earlier in the contribution period; or never. */
    esi: z.enum(['byWages', 'covered', 'exempt'], 'Choose how ESI applies'),
    /** A person with a disability, for whom the ESI ceiling is higher. */
    disabled: yes,
    ptExempt: z.enum(ptExemptions, 'Choose a reason').nullable(),
    lwfExempt: yes,
    /** Managerial or supervisory work, which some welfare funds exempt. */
    supervisory: yes,
    taxResident: yes,
    /** Employed for a fixed term: gratuity after one year. */
    fixedTerm: yes,
    /** Father, mother or husband, as printed on returns and payslips. */
    relativeName: nameText('the name', 120, 0),
    relation: z.enum(['father', 'mother', 'spouse'], 'Choose a relation'),
  })
  .superRefine((person, context) => {
    const wrong = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message })
    if (person.pfMember) return
    if (person.epsMember) wrong('epsMember', 'The pension scheme is for members of the provident fund')
    if (person.vpf.type !== 'none') wrong('vpf', 'Voluntary contributions are for members of the provident fund')
  })
export type StatutoryIdentity = z.output<typeof StatutoryIdentity>

/** What applies to a person until something is entered. */
export const startingIdentity: StatutoryIdentity = {
  pfMember: true,
  pfJoinedOn: null,
  pfJoiningWages: null,
  epsMember: null,
  epsFrom17Sep2026: false,
  epsTo60: false,
  pfOnFullWages: false,
  vpf: { type: 'none' },
  higherPension: false,
  internationalWorker: false,
  pfExitReason: null,
  esi: 'byWages',
  disabled: false,
  ptExempt: null,
  lwfExempt: false,
  supervisory: false,
  taxResident: true,
  fixedTerm: false,
  relativeName: '',
  relation: 'father',
}

const params = z.object({ id: z.uuid('Employee ID is required') })

export const EmployeeStatutory = z.object({
  _id: Id,
  month: Month,
  value: StatutoryIdentity,
  /** Null: nothing was entered up to this month. */
  from: Month.nullable(),
  /** Schemes that the company is not registered for, which therefore cover no one. */
  notRegistered: z.array(z.enum(['pf', 'esi'])),
  /** The month of the next saved change. */
  next: Month.nullable(),
  /** Newest first. */
  history: z.array(
    z.object({
      _id: z.string(),
      from: Month,
      note: z.string(),
      who: z.string(),
      at: Instant,
      changes: z.array(z.object({ field: z.string(), from: z.string().nullable(), to: z.string().nullable() })),
    }),
  ),
})

export const EmployeeStatutoryInput = z.object({
  /** The first wage month it applies to. */
  from: Month,
  note: text('a note', 300, 0).default(''),
  value: StatutoryIdentity,
})

export const employeeStatutoryRoutes = defineRoutes({
  'GET /api/v1/employee/statutory/{id}': {
    access: ['allEmployeeWrite', 'employeeSalaryRead', 'payRollHistoryRead'],
    summary: 'The statutory identity of an employee as it holds now, and its history.',
    params,
    reply: EmployeeStatutory,
  },
  'PUT /api/v1/employee/statutory/{id}': {
    access: ['allEmployeeWrite', 'employeeSalaryWrite'],
    summary: 'Says how the law applies to an employee from a month on.',
    params,
    body: EmployeeStatutoryInput,
    reply: EmployeeStatutory,
    message: 'Statutory details saved',
  },
})
