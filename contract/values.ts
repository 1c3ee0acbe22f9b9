import { z } from 'zod'

/**
 * The message of a length limit, which ends the check: no later rule, however slow, reads a longer text. Every text that a call takes
 * has such a limit, or a pattern that is only so long.
 */
export const ending = (message: string) => ({ message, abort: true }) as const

/** UUIDv7 of a record; in the API it is called `_id`. */
export const Id = z.uuid('Enter a valid id')
export type Id = string

/**
 * A calendar date `YYYY-MM-DD` without time or zone; refuses dates that do not exist, and centuries in which no employee lives: a range up
 * to the year 9999 is a typo, and a lot of days to process.
 */
export const Day = z.iso
  .date(ending('Enter a date as DD/MM/YYYY'))
  .refine((day) => /^(19|20|21)/.test(day), 'Enter a date between the years 1900 and 2199')
export type Day = string

/** The part of a day that leave or work from home takes. */
export const DayPart = z.enum(['full', 'first', 'second'])

/** A calendar month `YYYY-MM`, in the same centuries. */
export const Month = z
  .string('Enter a month')
  .regex(/^(19|20|21)\d{2}-(0[1-9]|1[0-2])$/, ending('Enter a month as YYYY-MM'))
export type Month = string

/** A moment in UTC as ISO 8601 with `Z`. */
export const Instant = z.iso
  .datetime(ending('Enter a moment in UTC, for example 2026-11-20T09:30:00Z'))
  .max(40, 'Enter a moment in UTC, for example 2026-11-20T09:30:00Z')
export type Instant = string

/** A local time of day `HH:MM`, 24 hours. */
export const TimeOfDay = z.string('Enter a time').regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter a time as HH:MM')
export type TimeOfDay = string

/** Whole paise (1/100 of a rupee), up to ±₹1,000 crore: sums of 10,000 people stay exact. */
export const Paise = z
  .int('Enter whole paise')
  .min(-1_000_000_000_000, 'Enter an amount of at most ₹1,000 crore')
  .max(1_000_000_000_000, 'Enter an amount of at most ₹1,000 crore')
export type Paise = number

/** A trimmed text of `min` to `max` characters; `label` completes "Enter …". */
export const text = (label: string, max: number, min = 1) =>
  z
    .string(`Enter ${label}`)
    .trim()
    .min(min, min === 1 ? `Enter ${label}` : `Enter ${label} with at least ${min} characters`)
    .max(max, ending(`${capital(label)} can have at most ${max} characters`))

/** An e-mail address, lower-cased. */
export const Email = z
  .string('Enter a work email, for example you@company.com')
  .trim()
  .toLowerCase()
  .max(254, ending('An email can have at most 254 characters'))
  .pipe(z.email('Enter a work email, for example you@company.com'))

const phoneForm = 'Enter a mobile number with its country code, for example +919876543210'

/** A phone number in E.164, for example +919876543210. */
export const Phone = z
  .string('Enter a mobile number')
  .max(60, ending(phoneForm))
  .transform((value) => value.replace(/[\s()-]/g, ''))
  .pipe(z.string().regex(/^\+[1-9]\d{7,14}$/, phoneForm))

/** An IANA time zone by name, for example Asia/Kolkata. Not an offset such as +05:30, whose sign PostgreSQL reads the other way round. */
export const TimeZone = z
  .string('Choose a time zone')
  .max(64, ending('Choose a time zone'))
  .refine(isTimeZone, 'Choose a time zone')

/** A new password: 10 to 128 characters. The server itself checks what only it can know (common, similar to the name). */
export const NewPassword = z
  .string('Enter a password')
  .min(10, 'Use at least 10 characters')
  .max(128, 'Use at most 128 characters')

/** A field of a multipart body, where everything but text arrives as JSON text: lists, numbers, true and false. */
export const sentAsText = <S extends z.ZodType>(schema: S) =>
  z.preprocess((value) => (typeof value === 'string' ? parsed(value) : value), schema)

/** A number that may arrive as text in a query string. */
export const count = (max: number, min = 0) => z.coerce.number().int().min(min).max(max)

/** Text that is not JSON stays as it is, and the schema reports what is wrong. */
function parsed(value: string): unknown {
  try {
    return JSON.parse(value)
  } catch {
    return value
  }
}

function isTimeZone(value: string): boolean {
  if (!/^(UTC|[A-Z]\w+(\/[\w+-]+)+)$/.test(value)) return false
  try {
    new Intl.DateTimeFormat('en', { timeZone: value })
    return true
  } catch {
    return false
  }
}

function capital(label: string): string {
  return label.charAt(0).toUpperCase() + label.slice(1)
}
