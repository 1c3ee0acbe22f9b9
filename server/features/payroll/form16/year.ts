import type { z } from 'zod'
import type { form16Routes } from '@muster/contract/payroll/tax/form-16.routes.ts'
import type { QueryOf } from '@muster/contract/routes.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { statutorySettings } from '../statutory/index.ts'
import { certificateYear } from './certificate-year.ts'
import { certificateCounts, certificatePage } from './form-16.queries.ts'
import { formOf } from './make.ts'
import { employer, lockedMonths } from './year.queries.ts'

type Query = QueryOf<(typeof form16Routes)['GET /api/v1/user/form-16']>
type Year = z.output<(typeof form16Routes)['GET /api/v1/user/form-16-year']['reply']>

/** A page of the employees paid in a year. */
export async function people(tx: Tx, query: Query & { limit: number; offset: number }) {
  const { year, from, to } = await certificateYear(tx, query.financialYear)
  return certificatePage(tx, { ...query, year, from, to })
}

/** The progress of a year, and what its certificates would lack. */
export async function yearOf(tx: Tx, asked?: string): Promise<Year> {
  const year = await certificateYear(tx, asked)
  const locked = new Set((await lockedMonths(tx, year)).map(({ month }) => month))
  const counts = (await certificateCounts(tx, year))!
  return {
    financialYear: year.year,
    form: await formOf(tx, year),
    openMonths: year.months.filter((month) => !locked.has(month)),
    ...counts,
    missing: await missingOf(tx, year.last),
  }
}

async function missingOf(tx: Tx, day: string): Promise<Year['missing']> {
  const { tds } = await statutorySettings(tx, day)
  const who = await employer(tx, {})
  const missing: Year['missing'] = []
  if (tds.tan === null) missing.push('tan')
  if (!who?.pan) missing.push('pan')
  if (tds.signatoryName === '' || tds.signatoryFatherName === '' || tds.signatoryDesignation === '')
    missing.push('signatory')
  if (tds.circleAddress === '') missing.push('address')
  return missing
}
