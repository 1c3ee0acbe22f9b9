import { z } from 'zod'
import { Aadhaar, EsiNumber, Pan, Uan } from '../identifiers.ts'
import { defineRoutes } from '../routes.ts'
import { Day, Id, Phone, text } from '../values.ts'

export const genders = ['female', 'male', 'other', 'notTold'] as const
export const bloodGroups = ['A+', 'A-', 'B+', 'B-', 'AB+', 'AB-', 'O+', 'O-'] as const
export const maritalStatuses = ['single', 'married', 'divorced', 'widowed'] as const

/** A home address; everything may be left empty. */
export const HomeAddress = z.object({
  line1: text('the address', 120, 0).default(''),
  line2: text('the address', 120, 0).default(''),
  city: text('the city', 80, 0).default(''),
  state: z
    .string()
    .regex(/^(IN-[A-Z]{2})?$/, 'Choose a state')
    .default(''),
  pinCode: z
    .string()
    .trim()
    .regex(/^([1-9]\d{5})?$/, 'Enter a 6-digit PIN code')
    .default(''),
})

/** Fields of their own record that people may change without a request. */
export const OwnPersonalChange = z
  .object({
    phone: Phone.nullable(),
    bloodGroup: z.enum(bloodGroups, 'Choose a blood group').nullable(),
    maritalStatus: z.enum(maritalStatuses, 'Choose a marital status').nullable(),
    currentAddress: HomeAddress,
    permanentAddress: HomeAddress,
  })
  .partial()

/** What is left out stays; null, or an empty identity number, clears. */
export const PersonalInfoInput = OwnPersonalChange.omit({ phone: true }).extend({
  birthDate: Day.nullable().optional(),
  gender: z.enum(genders, 'Choose a gender').nullable().optional(),
  nationality: z
    .string()
    .regex(/^[A-Z]{2}$/, 'Choose a country')
    .optional(),
  pan: Pan.nullable().optional(),
  aadhaar: Aadhaar.nullable().optional(),
  uan: Uan.nullable().optional(),
  esi: EsiNumber.nullable().optional(),
})

/** An identity number as shown: its last four characters; null if there is none or the caller may not see it. */
const Shown = z.string().nullable()

export const PersonalInfo = z.object({
  _id: Id,
  birthDate: Day.nullable(),
  gender: z.enum(genders).nullable(),
  bloodGroup: z.enum(bloodGroups).nullable(),
  maritalStatus: z.enum(maritalStatuses).nullable(),
  nationality: z.string(),
  currentAddress: HomeAddress,
  permanentAddress: HomeAddress,
  pan: Shown,
  aadhaar: Shown,
  uan: Shown,
  esi: Shown,
  /** The caller may see the identity numbers, and change them. */
  canSeeIdentity: z.boolean(),
})

export const identityNumbers = ['pan', 'aadhaar', 'uan', 'esi'] as const

const params = z.object({ id: z.uuid('Employee ID is required') })
const field = z.object({ field: z.enum(identityNumbers) })
const Revealed = z.object({ value: z.string() })

export const personalInfoRoutes = defineRoutes({
  'POST /api/v1/employee/personal-info': {
    access: 'allEmployeeWrite',
    summary: 'Adds the personal details of an employee.',
    body: PersonalInfoInput.extend({ employeeId: z.uuid('Choose an employee') }),
    reply: PersonalInfo,
    message: 'Personal details saved',
  },
  'GET /api/v1/employee/personal-info/{id}': {
    access: 'allEmployeeWrite',
    summary: 'The personal details of an employee; identity numbers with their last four characters.',
    params,
    reply: PersonalInfo,
  },
  'PUT /api/v1/employee/personal-info/{id}': {
    access: 'allEmployeeWrite',
    summary: 'Changes what is given of the personal details.',
    params,
    body: PersonalInfoInput,
    reply: PersonalInfo,
    message: 'Personal details saved',
  },
  'GET /api/v1/employee/personal-info/{id}/reveal': {
    access: 'employeeIdentityRead',
    summary: 'One identity number in full; viewing it is logged.',
    params,
    query: field,
    reply: Revealed,
  },
  'GET /api/v1/employee/self-personal-info': {
    access: 'signedIn',
    summary: "One's own personal details; null for an admin without an employee record.",
    reply: PersonalInfo.nullable(),
  },
  'PUT /api/v1/employee/self-personal-info': {
    access: 'signedIn',
    summary: "Changes one's own contact details; statutory details are changed by HR.",
    body: OwnPersonalChange,
    reply: PersonalInfo,
    message: 'Your details have been saved',
  },
  'GET /api/v1/employee/self-personal-info/reveal': {
    access: 'signedIn',
    summary: "One of one's own identity numbers in full.",
    query: field,
    reply: Revealed,
  },
})
