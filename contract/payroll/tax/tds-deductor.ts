import { z } from 'zod'
import { Pan } from '../../identifiers.ts'
import { nameText } from '../../name.ts'
import { ending, text } from '../../values.ts'

/** Non-government deductors, by the letter used in the statement. */
export const deductorTypes = ['K', 'M', 'P', 'T', 'J', 'B', 'Q', 'F'] as const

/** ISO codes of states: `IN-KA`. */
const State = z
  .string('Choose a state')
  .regex(
    /^IN-(A[NPRS]|BR|C[GH]|D[HL]|G[AJ]|H[PR]|J[HK]|K[AL]|L[AD]|M[HLNPZ]|NL|OD|P[BY]|RJ|SK|T[NRS]|U[KP]|WB)$/,
    'Choose a state',
  )
const line = text('the address', 25, 0)
const phoneForm = 'Enter 10 digits: a mobile number, or a landline with its STD code without 0'

const Place = z.object({
  line1: text('the address', 25),
  line2: line,
  line3: line,
  line4: line,
  line5: line,
  state: State,
  pinCode: z
    .string('Enter the PIN code')
    .trim()
    .regex(/^[1-9]\d{5}$/, 'Enter the 6 digits of the PIN code'),
  email: z.email('Enter an email address').max(75, 'Enter an email address of at most 75 characters'),
  phone: z
    .string('Enter the phone number')
    .max(60, ending(phoneForm))
    .transform((value) => value.replace(/[\s-]/g, ''))
    .pipe(z.string().regex(/^[1-9]\d{9}$/, phoneForm)),
  /** Since the last filed statement. */
  isChanged: z.boolean('Choose yes or no'),
})

const Person = z.object({
  name: nameText('the name', 75),
  designation: text('the designation', 20),
  place: Place,
})

const common = {
  type: z.enum(deductorTypes, 'Choose the deductor type'),
  name: nameText('the name', 75),
  branch: text('the branch', 75, 0),
  place: Place,
  /** Receipt number of the last regular statement filed elsewhere; null if none was. */
  earlierReceipt: z
    .string()
    .trim()
    .max(100, ending('Enter the 15 digits of the receipt number'))
    .transform((value) => value || null)
    .pipe(
      z
        .string()
        .regex(/^\d{15}$/, 'Enter the 15 digits of the receipt number')
        .nullable(),
    )
    .nullable()
    .default(null),
}

export const DeductorInput = z.object({
  ...common,
  person: Person.extend({
    /** Left out to keep the stored one. */
    pan: Pan.nullable().optional(),
  }),
})

/** With the person's PAN reduced to its last four characters. */
export const Deductor = z.object({ ...common, person: Person.extend({ pan: z.string() }) })
