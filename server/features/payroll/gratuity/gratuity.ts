import { createHash } from 'node:crypto'
import type { AskedEntity } from '@muster/contract/payroll/legal-entity/asked-entity.ts'
import type { Day } from '@muster/contract/values.ts'
import { monthOf } from '@muster/engine/day.ts'
import { folded } from '@muster/engine/folded.ts'
import { spreadsheetCsv, worded, type SaidColumn } from '@muster/engine/payroll/outputs/table.ts'
import { serviceSaid } from '@muster/engine/payroll/rules/in/exit/service.ts'
import { gratuityOwed, type GratuityOwed } from '@muster/engine/payroll/settlement/gratuity-liability.ts'
import { say } from '@muster/engine/sentence.ts'
import type { Actor } from '../../../platform/actor.ts'
import { audit, nowIs } from '../../../platform/audit/audit.ts'
import { breather } from '../../../platform/breathe.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { translate } from '../../../platform/language/translate.ts'
import type { Bytes } from '../../../platform/bytes.ts'
import { xlsx, xlsxType } from '../../../platform/spreadsheet/xlsx.ts'
import { companyToday } from '../../organisation/index.ts'
import { nameOfPart } from '../legal-entity/name-of-part.ts'
import { employersIn, type PayingEntity } from '../legal-entity/paying-entity.ts'
import { componentFlags } from '../component-flags/component-flags.ts'
import { wageTerms } from '../statutory-input/statutory-input.ts'
import { treatmentOf } from '../component-flags/treatment.ts'
import { saidSteps } from '../said-line.ts'
import { organisationBook, statutorySettings } from '../statutory/index.ts'
import { serving, type ServingRow } from './gratuity.queries.ts'
import { workedInLastYears } from './last-years.ts'

type Owed = Omit<ServingRow, 'lines'> & GratuityOwed
type Employed = Owed & { entity: PayingEntity | null }

/** The gratuity owed as of today, by one legal entity or all. The present employer owes for all service. */
async function owed(tx: Tx, asked: AskedEntity | undefined) {
  const day = await companyToday(tx)
  const all = await gratuityOn(tx, day)
  const employees = all.map(({ employee }) => employee)
  const { chosen, entities, employerOf } = await employersIn(tx, monthOf(day), employees, asked)
  const people: Employed[] = all.map((one) => ({ ...one, entity: employerOf(one.employee) }))
  return { day, chosen, entities, people: people.filter(({ entity }) => chosen === null || entity === chosen) }
}

/** The gratuity owed to everyone employed on a day, by that day's salary as known now. */
export async function gratuityOn(tx: Tx, day: Day): Promise<Owed[]> {
  const book = await organisationBook(tx)
  const settings = await statutorySettings(tx, day)
  const flags = await componentFlags(tx)
  const { fifthYear, fixedTermParts: fixedTermFraction } = settings.gratuity
  const terms = { ceilingPaise: null, fifthYear, fixedTermFraction, wages: wageTerms(settings) }
  const breathe = breather()
  const people: Owed[] = []
  const all = await serving(tx, { day })
  const worked = await workedInLastYears(
    tx,
    book,
    fifthYear,
    all.map(({ employee, joinedOn }) => ({ employee, joinedOn, until: day })),
  )
  for (const { lines, ...person } of all) {
    await breathe()
    const treated = (lines ?? []).map((line) => ({ ...line, treatment: treatmentOf(flags, line) }))
    const { employee, joinedOn, isFixedTerm: fixedTerm } = person
    const asked = { day, joinedOn, lines: treated, fixedTerm, lastYearHalfDays: worked.get(employee) }
    people.push({ ...person, ...gratuityOwed(book, asked, terms) })
  }
  return people
}

export async function gratuityLiability(tx: Tx, asked?: AskedEntity) {
  const { day, people } = await owed(tx, asked)
  const sum = (of: (one: Owed) => number) => people.reduce((total, one) => total + of(one), 0)
  return {
    ...{ day, people: people.length, vested: people.filter(({ isVested }) => isVested).length },
    payablePaise: sum(({ payablePaise }) => payablePaise),
    accruedPaise: sum(({ accruedPaise }) => accruedPaise),
  }
}

interface Asked {
  entity?: AskedEntity | undefined
  search?: string | undefined
  state?: 'vested' | 'notVested' | undefined
  sortBy: 'name' | 'payable' | 'accrued'
  sortOrder: 'asc' | 'desc'
  limit: number
  offset: number
}

export async function gratuityRegister(
  tx: Tx,
  { entity: asked, search = '', state, sortBy, sortOrder, limit, offset }: Asked,
) {
  const sought = folded(search)
  const people = (await owed(tx, asked)).people.filter(
    ({ name, code, isVested }) =>
      (state === undefined || isVested === (state === 'vested')) && folded(`${name} ${code}`).includes(sought),
  )
  // The rows are already in the order of names.
  if (sortBy !== 'name') people.sort((a, b) => a[`${sortBy}Paise`] - b[`${sortBy}Paise`])
  if (sortOrder === 'desc') people.reverse()
  const data = people
    .slice(offset, offset + limit)
    .map(({ employee: _id, name, code, service, trace, department: _d, location: _l, entity, ...one }) => ({
      ...one,
      entity: entity && { _id: entity.id, name: entity.name },
      employee: { _id, name, code },
      service: serviceSaid(service),
      steps: saidSteps(trace),
    }))
  return { data, total: people.length }
}

const columns: readonly SaidColumn[] = [
  { name: say`Employee number`, type: 'text' },
  { name: say`Name`, type: 'text' },
  { name: say`Date of joining`, type: 'day' },
  { name: say`Service`, type: 'text' },
  { name: say`Fixed term`, type: 'text' },
  { name: say`Last wages`, type: 'amount' },
  { name: say`Entitled`, type: 'text' },
  { name: say`Gratuity payable`, type: 'amount' },
  { name: say`Gratuity accrued`, type: 'amount' },
]

const entityColumn: SaidColumn = { name: say`Legal entity`, type: 'text' }

/** A legal entity's register has its name in the file name; the register of all entities says who employs each person. */
export async function gratuityFile(
  tx: Tx,
  actor: Actor,
  { format, entity: asked }: { format: 'csv' | 'xlsx'; entity?: AskedEntity | undefined },
  language: string,
): Promise<Bytes> {
  const { day, chosen, entities, people } = await owed(tx, asked)
  const isOfAll = chosen === null && entities.length > 0
  const yes = (is: boolean) => (is ? say`Yes` : say`No`)
  const rows = people.map((one) => [
    ...[one.code, one.name, one.joinedOn, serviceSaid(one.service), yes(one.isFixedTerm), one.wagesPaise],
    ...[yes(one.isVested), one.payablePaise, one.accruedPaise],
    ...(isOfAll ? [one.entity!.name] : []),
  ])
  const table = worded({ columns: [...columns, ...(isOfAll ? [entityColumn] : [])], rows }, (said) =>
    translate(said, language),
  )
  const content = format === 'csv' ? Buffer.from([...spreadsheetCsv(table)].join('')) : xlsx(table, `Gratuity ${day}`)
  const name = nameOfPart({ entity: chosen }, `Gratuity register ${day}.${format}`)
  const sha256 = createHash('sha256').update(content).digest('hex')
  const changes = { file: nowIs(name), people: nowIs(people.length), sha256: nowIs(sha256) }
  await audit(tx, actor, 'downloaded', { type: 'organisation', id: tx.organisation }, changes)
  return { type: format === 'csv' ? 'text/csv; charset=utf-8' : xlsxType, content, name }
}
