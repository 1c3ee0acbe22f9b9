import { z } from 'zod'
import { ending } from '../values.ts'

/** Upper-cased, without spaces, slashes and dashes; empty becomes null. */
const registered = (pattern: RegExp, message: string) =>
  z
    .string()
    .max(100, ending(message))
    .transform((value) => value.replace(/[\s/-]/g, '').toUpperCase() || null)
    .pipe(z.string().regex(pattern, message).nullable())
    .nullable()

/** PF establishment code: region, office, seven digits, and a three-digit extension if there is one. */
export const PfEstablishment = registered(
  /^[A-Z]{5}\d{7}(\d{3})?$/,
  'Enter the establishment code with 5 letters and 7 or 10 digits, for example BGBNG0012345000',
)

/** ESI employer code. */
export const EsiEmployer = registered(/^\d{17}$/, 'Enter the 17 digits of the employer code')

/** A registration number of a state authority; each state has its own format. */
export const StateRegistration = registered(
  /^[A-Z0-9]{4,30}$/,
  'Enter the number with 4 to 30 letters and digits, as the certificate has it',
)

/** A day of every year, `MM-DD`. */
export const DayOfYear = z
  .string('Enter a day and month')
  .regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, ending('Enter a day and month as MM-DD'))
  .refine((value) => !['02-29', '02-30', '02-31', '04-31', '06-31', '09-31', '11-31'].includes(value), {
    message: 'This day does not exist in every year',
  })
