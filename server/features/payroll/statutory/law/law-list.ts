import type { z } from 'zod'
import type { statutoryLawRoutes, StatutoryLaw } from '@muster/contract/payroll/statutory/statutory-law.routes.ts'
import type { QueryOf } from '@muster/contract/routes.ts'
import type { Day } from '@muster/contract/values.ts'
import { indianLaws } from '@muster/engine/statute-book/india.ts'
import type { Law, LawBook, LawRow } from '@muster/engine/law/law.ts'
import { wordsOf } from '@muster/engine/law/use.ts'
import { plain, say } from '@muster/engine/sentence.ts'
import type { Tx } from '../../../../platform/database/tx.ts'
import { translate } from '../../../../platform/language/translate.ts'
import { notFound } from '../../../../platform/problem.ts'
import { companyToday } from '../../../organisation/index.ts'
import { organisationBook } from './book.ts'
import { ownRows, ownRowsOfLaw } from './law.queries.ts'
import { areaOf, shapeOf } from './law-shape.ts'

type Detail = z.output<typeof StatutoryLaw>
type Line = Omit<Detail, 'unit' | 'shape' | 'history' | 'ended'>
type Query = QueryOf<(typeof statutoryLawRoutes)['GET /api/v1/user/statutory-law']> & { limit: number; offset: number }

/** A page of the matching values in force today. The law is in code, so only the overrides are queried. */
export async function lawPage(tx: Tx, language: string, query: Query): Promise<{ data: Line[]; total: number }> {
  const book = await organisationBook(tx)
  const own = new Set((await ownRows(tx, {})).map(({ law, from }) => `${law} ${from}`))
  const day = await companyToday(tx)
  const lines = indianLaws
    .map((law) => lineOf(law, language, book, day, (from) => own.has(`${law.id} ${from}`)))
    .filter((line) => matches(line, query))
    .toSorted((a, b) => a[query.sortBy].localeCompare(b[query.sortBy]) || a._id.localeCompare(b._id))
  const ordered = query.sortOrder === 'desc' ? lines.toReversed() : lines
  return { data: ordered.slice(query.offset, query.offset + query.limit), total: lines.length }
}

/**
 * One law with all its values.
 *
 * @throws 404 if there is no such law
 */
export async function lawDetail(tx: Tx, language: string, id: string): Promise<Detail> {
  const law = indianLaws.find((one) => one.id === id)
  if (!law) throw notFound(say`The law was not found.`)
  const book = await organisationBook(tx)
  const written = await ownRowsOfLaw(tx, { law: id })
  const own = new Map(written.filter(({ endedAt }) => endedAt === null).map((row) => [row.from, row]))
  const ended = written.filter(({ endedAt }) => endedAt !== null)
  return {
    ...lineOf(law, language, book, await companyToday(tx), (from) => own.has(from)),
    unit: law.unit,
    shape: shapeOf(law, indianLaws),
    history: rowsOf(law, book)
      .toReversed()
      .map((row) => {
        const mine = own.get(row.from)
        return {
          ...row,
          text: inText(law, row.value, language),
          note: noted(row.note, language),
          own: mine ? { _id: mine.id, who: mine.who, at: mine.at, mayEnd: !mine.isUsed } : null,
        }
      }),
    ended: ended.map(({ from, value, source, endedBy, endedAt }) => ({
      ...{ from, source, text: inText(law, value, language), who: endedBy ?? 'Muster', at: endedAt! },
    })),
  }
}

/** The value in force on a day; for a law that begins later, its first value. */
function lineOf(law: Law, language: string, book: LawBook, day: Day, isOwn: (from: Day) => boolean): Line {
  const rows = rowsOf(law, book)
  const { value, from, source, certainty, note } = rows.findLast((row) => row.from <= day) ?? rows[0]!
  const line = {
    _id: law.id,
    name: translate(law.name, language),
    area: areaOf(law.id),
    value: inText(law, value, language),
  }
  return { ...line, from, source, certainty, note: noted(note, language), isOwn: isOwn(from), rows: rows.length }
}

const inText = (law: Law, value: unknown, language: string) => translate(say`${wordsOf(law, value)}`, language)

const noted = (note: string | undefined, language: string) =>
  note === undefined ? null : translate(plain(note), language)

function rowsOf(law: Law, book: LawBook): readonly LawRow[] {
  return book.rows[law.id] ?? law.rows
}

/** Longer names that areas can be searched by. */
const inFull: Readonly<Record<string, string>> = {
  pf: 'provident fund pension',
  esi: 'state insurance',
  lwf: 'labour welfare fund',
}

function matches(line: Line, { search, area, certainty, own }: Query): boolean {
  const text = `${line.name} ${inFull[line.area] ?? ''} ${line._id} ${line.source} ${line.note ?? ''}`.toLowerCase()
  return (
    (!search ||
      search
        .toLowerCase()
        .split(/\s+/)
        .every((word) => text.includes(word))) &&
    (!area || line.area === area) &&
    (!certainty || line.certainty === certainty) &&
    (own === undefined || line.isOwn)
  )
}
