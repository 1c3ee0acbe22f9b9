import type { z } from 'zod'
import type { OwnLawInput } from '@muster/contract/payroll/statutory/statutory-law.routes.ts'
import type { Id } from '@muster/contract/values.ts'
import { indianLaws } from '@muster/engine/statute-book/india.ts'
import { wordsOf } from '@muster/engine/law/use.ts'
import { yearlyTaxLaws } from '@muster/engine/payroll/rules/in/income-tax/laws.ts'
import { say, plain } from '@muster/engine/sentence.ts'
import type { Actor } from '../../../../platform/actor.ts'
import { audit, nowIs } from '../../../../platform/audit/audit.ts'
import type { Tx } from '../../../../platform/database/tx.ts'
import { newId } from '../../../../platform/id.ts'
import { conflict, invalid, notFound, wrongField, type FieldFault } from '../../../../platform/problem.ts'
import { endOwnRow, insertOwnRow, ownRow, ownRowsOfLaw } from './law.queries.ts'
import { lawErrors } from './law-check.ts'
import { areaOf, shapeOf } from './law-shape.ts'

/** Overrides a statutory value; locked pay runs keep what they were calculated with. */
export async function addOwnLaw(tx: Tx, actor: Actor, input: z.output<typeof OwnLawInput>): Promise<{ _id: Id }> {
  const law = indianLaws.find(({ id }) => id === input.law)
  if (!law) throw wrongField('body.law', say`There is no such law`)
  const errors = [
    ...lawErrors(shapeOf(law, indianLaws), input.value),
    ...partErrors(areaOf(law.id), input.value),
    ...divisorErrors(law.id, input.value),
  ]
  if (yearlyTaxLaws.has(law.id) && !input.from.endsWith('-04-01')) {
    errors.push({ path: 'body.from', message: say`Income tax goes by the year: choose a 1 April` })
  }
  if (errors.length > 0) throw invalid(errors)
  const id = newId()
  const { from, source, value } = input
  const row = { id, law: law.id, from, source, account: actor.account, now: tx.now }
  await insertOwnRow(tx, { ...row, value: JSON.stringify(value) })
  await audit(tx, actor, 'addedOwnLaw', recordOf(tx), {
    law: { of: law.name, ...nowIs(wordsOf(law, value)) },
    rulesFrom: nowIs(from),
    source: nowIs(source),
  })
  return { _id: id }
}

/** Removes an override, as long as no locked pay run can have used it. */
export async function endOwnLaw(tx: Tx, actor: Actor, id: Id): Promise<null> {
  const override = await ownRow(tx, { id })
  if (!override) throw notFound(say`The override was not found.`)
  const own = (await ownRowsOfLaw(tx, { law: override.law })).find((row) => row.id === id)
  if (own?.isUsed)
    throw conflict(say`A locked pay run may have used this value. Add another one from a later day instead.`)
  await endOwnRow(tx, { id, account: actor.account, now: tx.now })
  await audit(tx, actor, 'endedOwnLaw', recordOf(tx), {
    law: {
      of: indianLaws.find((one) => one.id === override.law)?.name ?? plain(override.law),
      from: say`Override from ${{ day: override.from }}`,
      to: null,
    },
  })
  return null
}

/** What state tables require beyond the shape of each part. */
function partErrors(area: string, value: unknown): FieldFault[] {
  const given = (value ?? {}) as Record<string, unknown>
  const missing = (names: readonly string[]) => names.filter((name) => given[name] === undefined)
  const isPeriodic = given['basis'] === 'halfYearGross' || given['basis'] === 'annualGross'
  // A labour welfare fund has either fixed amounts, or a percentage of the wages up to a cap.
  const contributions = given['rateBasisPoints'] === undefined ? amounts : parts
  const names = [...(isPeriodic ? missing(['deductIn']) : []), ...(area === 'lwf' ? missing(contributions) : [])]
  return names.map((name) => ({ path: `body.value.${name}`, message: say`Enter this too` }))
}

/** Amounts are divided by these or rounded to them, so 0 would break every payslip. */
const divisors = new Set([
  ...['in.gratuity.monthDays', 'in.leaveEncashment.monthDays', 'in.overtime.days', 'in.overtime.hours'],
  'in.tax.roundedTo',
])

function divisorErrors(law: string, value: unknown): FieldFault[] {
  return value === 0 && divisors.has(law) ? [{ path: 'body.value', message: say`Enter a number of 1 or more` }] : []
}

const amounts = ['employeePaise', 'employerPaise']
const parts = ['employeeCapPaise', 'employerTimes']

const recordOf = (tx: Tx) => ({ type: 'organisation', id: tx.organisation }) as const
