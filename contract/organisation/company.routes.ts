import { z } from 'zod'
import { Gstin, Pan, Tan } from '../identifiers.ts'
import { planIds } from '../identity/plan.ts'
import { defineRoutes } from '../routes.ts'
import { nameText } from '../name.ts'
import { Day, TimeZone, text } from '../values.ts'

export const Address = z.object({
  line1: text('the address', 120, 0),
  line2: text('the address', 120, 0),
  city: text('the city', 80, 0),
  state: z.string().regex(/^(IN-[A-Z]{2})?$/, 'Choose a state'),
  pinCode: z
    .string()
    .trim()
    .regex(/^([1-9]\d{5})?$/, 'Enter a 6-digit PIN code'),
})

/** What is left out stays; null clears. */
export const CompanyInfoInput = z
  .object({
    name: nameText('the display name', 80, 2),
    legalName: nameText('the legal name', 160, 2),
    sector: nameText('a sector', 80, 2).nullable(),
    size: z.enum(['1-10', '11-50', '51-250', '251-1000', '1001+']).nullable(),
    address: Address,
    pan: Pan.nullable(),
    gstin: Gstin.nullable(),
    tan: Tan.nullable(),
    timeZone: TimeZone,
    weekStartsOn: z.int('Choose a day').min(0, 'Choose a day').max(6, 'Choose a day'),
  })
  .partial()

export const CompanyInfo = z.object({
  name: z.string(),
  legalName: z.string(),
  sector: z.string().nullable(),
  ownSectors: z.array(z.string()),
  size: z.string().nullable(),
  address: Address,
  pan: z.string().nullable(),
  gstin: z.string().nullable(),
  tan: z.string().nullable(),
  timeZone: z.string(),
  weekStartsOn: z.int(),
  /** Key for GET /api/v1/utility/assets/public. */
  logo: z.string().nullable(),
  plan: z.string(),
  trialEndsOn: Day.nullable(),
  /** People who take a seat of the plan, and its seats (null: no limit). */
  employees: z.int(),
  employeeLimit: z.int().nullable(),
  locations: z.int(),
})

export const PlanInput = z.object({
  plan: z.enum(planIds, 'Choose a plan'),
  billing: z.enum(['monthly', 'yearly'], 'Choose how it is paid').default('monthly'),
})

export const companyRoutes = defineRoutes({
  'GET /api/v1/user/company-info': {
    access: 'informationRead',
    summary: 'What the organisation says of itself.',
    reply: CompanyInfo,
  },
  'PUT /api/v1/user/company-info': {
    access: 'informationWrite',
    summary: 'Changes what the organisation says of itself.',
    body: CompanyInfoInput,
    reply: CompanyInfo,
    message: 'Company information saved',
  },
  'PUT /api/v1/user/plan': {
    access: 'informationWrite',
    summary: 'Changes the plan; for the company admin. A plan with fewer places than there are employees is refused.',
    body: PlanInput,
    reply: CompanyInfo,
    message: 'Plan changed',
  },
  'PUT /api/v1/user/org-logo': {
    access: 'informationWrite',
    summary: 'Sets the logo: a square is cut from the middle.',
    files: {
      logo: {
        types: ['image/png', 'image/jpeg', 'image/webp'],
        maxBytes: 2 * 1024 * 1024,
        square: 512,
        keptAs: 'logo',
      },
    },
    reply: z.object({ logo: z.string() }),
    message: 'Logo saved',
  },
  'DELETE /api/v1/user/org-logo': {
    access: 'informationWrite',
    summary: 'Removes the logo.',
    reply: z.null(),
    message: 'Logo removed',
  },
  'GET /api/v1/user/overview': {
    access: 'signedIn',
    summary: 'The facts of the organisation that everybody in it may see.',
    reply: CompanyInfo.pick({
      name: true,
      legalName: true,
      sector: true,
      logo: true,
      employees: true,
      locations: true,
    }).extend({
      city: z.string(),
      departments: z.int(),
    }),
  },
})
