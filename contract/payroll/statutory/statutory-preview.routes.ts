import { z } from 'zod'
import { defineRoutes } from '../../routes.ts'
import { Day, Id, Month, Paise } from '../../values.ts'
import { StatutorySection } from './statutory-sections.ts'

export const PreviewInput = z.object({
  section: StatutorySection,
  month: Month.refine((month) => month >= '2023-04' && month <= '2099-12', 'Choose a month from April 2023 on'),
  monthlyWagePaise: z
    .int('Enter a monthly wage')
    .min(0, 'Enter an amount of 0 or more')
    .max(1_000_000_000, 'Enter at most ₹1,00,00,000'),
  /** For professional tax and labour welfare. */
  state: z
    .string('Choose a state')
    .regex(/^IN-[A-Z]{2}$/, 'Choose a state')
    .nullable()
    .default(null),
  /** A location in the state with its own professional tax settings. */
  locationId: Id.nullable().default(null),
  gender: z.enum(['male', 'female'], 'Choose a table').default('male'),
  /** Whole years of service, for gratuity. */
  years: z.int('Enter whole years').min(0, 'Enter 0 to 60 years').max(60, 'Enter 0 to 60 years').default(10),
  /** An unsaved value of the section; null for the one in force in the month. */
  draft: z.record(z.string().max(60, 'Choose one of the fields'), z.unknown()).nullable().default(null),
})

export const PreviewResult = z.object({
  /** The results; the first one is the answer. */
  lines: z.array(
    z.object({
      label: z.string(),
      amountPaise: Paise,
      /** The result with the saved settings, if a draft makes a difference. */
      savedPaise: Paise.nullable(),
    }),
  ),
  /** The calculation, in order. */
  steps: z.array(
    z.object({
      words: z.string(),
      amountPaise: Paise.nullable(),
      law: z.array(z.object({ _id: z.string(), name: z.string(), value: z.string(), from: Day, source: z.string() })),
    }),
  ),
})

export const statutoryPreviewRoutes = defineRoutes({
  'POST /api/v1/user/statutory-settings/preview': {
    heavy: true,
    access: 'access_statutory_settings',
    reads: true,
    summary: 'What a section takes of a monthly wage, by the settings that hold or by others, and how that came to be.',
    body: PreviewInput,
    reply: PreviewResult,
  },
})
