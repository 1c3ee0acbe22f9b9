import { z } from 'zod'
import { Gstin, Pan } from '../identifiers.ts'
import { defineRoutes } from '../routes.ts'
import { nameText } from '../name.ts'
import { Email, NewPassword, Phone, TimeZone, text } from '../values.ts'
import { planIds } from './plan.ts'

/** The next step of a sign-up. */
export const SignUpStep = z.enum(['verify', 'password', 'plan', 'company', 'admin'])
export type SignUpStep = z.output<typeof SignUpStep>

export const Code = z
  .string('Enter the code')
  .trim()
  .regex(/^\d{6}$/, 'Enter the 6 digits of the code')

export const RegisterInput = z.object({
  companyName: nameText('the company name', 120, 2),
  name: nameText('your full name', 80, 2),
  email: Email,
  phone: Phone,
  terms: z.literal(true, 'Agree to the terms to continue'),
})

export const PasswordInput = z.object({ password: NewPassword })

export const PlanInput = z.object({
  plan: z.enum(planIds, 'Choose a plan'),
  billing: z.enum(['monthly', 'yearly']).default('monthly'),
})

export const companySizes = ['1-10', '11-50', '51-250', '251-1000', '1001+'] as const

export const CompanyInput = z.object({
  legalName: nameText('the legal name', 160, 2),
  name: nameText('the display name', 80, 2),
  sector: nameText('a sector', 80, 2),
  size: z.enum(companySizes).nullish(),
  addressLine1: text('the address', 120),
  addressLine2: text('the address', 120, 0).nullish(),
  city: text('the city', 80),
  state: z.string('Choose a state').regex(/^IN-[A-Z]{2}$/, 'Choose a state'),
  pinCode: z
    .string('Enter a 6-digit PIN code')
    .trim()
    .regex(/^[1-9]\d{5}$/, 'Enter a 6-digit PIN code'),
  pan: Pan.nullish(),
  gstin: Gstin.nullish(),
  timeZone: TimeZone,
  weekStartsOn: z.int('Choose a day').min(0, 'Choose a day').max(6, 'Choose a day'),
})

export const AdminInput = z.object({
  name: nameText('your name', 80, 2),
  designation: nameText('your designation', 80, 2),
  phone: Phone,
  /** Other admins; each gets an invitation. */
  invites: z.array(Email).max(5, 'Invite at most 5 people here').default([]),
})

const Progress = z.object({ step: SignUpStep })

export const signUpRoutes = defineRoutes({
  'POST /api/auth/user/signup': {
    access: 'public',
    summary: 'Begins a sign-up: sends a code and answers a token that names it. Says the same for a known address.',
    body: RegisterInput,
    reply: z.object({ token: z.string(), step: SignUpStep }),
    message: 'We sent a code to your email.',
    spread: true,
    rate: { max: 60, seconds: 3600 },
  },
  'GET /api/auth/user/onboarding': {
    access: 'onboarding',
    summary: 'The step a sign-up has reached, and what was entered so far.',
    reply: z.object({
      step: SignUpStep,
      email: z.string(),
      name: z.string(),
      phone: z.string(),
      companyName: z.string(),
      plan: z.enum(planIds),
      /** Seconds until another code may be requested. */
      resendAfter: z.int(),
    }),
  },
  'POST /api/auth/user/verify-otp': {
    access: 'onboarding',
    summary: 'Proves the address with the code.',
    body: z.object({ code: Code }),
    reply: Progress,
  },
  'POST /api/auth/user/resend-otp': {
    access: 'onboarding',
    summary: 'Sends a new code, 30 seconds after the last at the earliest.',
    reply: z.object({ resendAfter: z.int() }),
    message: 'We sent a new code.',
  },
  'POST /api/auth/user/create-password': {
    access: 'onboarding',
    summary: 'Sets the password; the organisation and its admin exist from here on.',
    body: PasswordInput,
    reply: Progress,
  },
  'GET /api/auth/user/plans': {
    access: 'public',
    summary: 'The plans to choose from.',
    reply: z.array(
      z.object({
        _id: z.enum(planIds),
        title: z.string(),
        employees: z.int().nullable(),
        monthlyPaise: z.int(),
        yearlyPaise: z.int(),
        features: z.array(z.string()),
      }),
    ),
  },
  'POST /api/auth/user/choose-plan': {
    access: 'onboarding',
    summary: 'Chooses the plan and begins the trial.',
    body: PlanInput,
    reply: Progress,
  },
  'POST /api/auth/user/company-details': {
    access: 'onboarding',
    summary: 'Describes the company and makes its first location, shift and leave policies.',
    body: CompanyInput,
    reply: Progress,
  },
  'PUT /api/auth/user/onboarding-logo': {
    access: 'onboarding',
    summary: 'Sets the logo of the company that is signing up: a square is cut from the middle.',
    files: { logo: { types: ['image/png', 'image/jpeg', 'image/webp'], maxBytes: 2 * 1024 * 1024, square: 512 } },
    reply: z.object({ logo: z.string() }),
  },
  'POST /api/auth/user/company-admin-details': {
    access: 'onboarding',
    summary: 'Describes the admin, ends the sign-up and signs in.',
    body: AdminInput,
    reply: z.object({ accessToken: z.string() }),
    spread: true,
  },
})
