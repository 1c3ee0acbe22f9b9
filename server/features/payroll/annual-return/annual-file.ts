import { createHash } from 'node:crypto'
import { annualTable } from '@muster/engine/payroll/outputs/annual-return/annual-table.ts'
import { factsOf } from '@muster/engine/payroll/outputs/annual-return/annual-facts.ts'
import { annualFigures } from '@muster/engine/payroll/outputs/annual-return/annual-figures.ts'
import { worded } from '@muster/engine/payroll/outputs/table.ts'
import { stateName } from '@muster/engine/payroll/rules/in/state-names.ts'
import { say, verbatim } from '@muster/engine/sentence.ts'
import type { Actor } from '../../../platform/actor.ts'
import { audit, nowIs } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { translate } from '../../../platform/language/translate.ts'
import { conflict } from '../../../platform/problem.ts'
import type { Bytes } from '../../../platform/bytes.ts'
import { xlsx, xlsxType } from '../../../platform/spreadsheet/xlsx.ts'
import { nameOfPart } from '../legal-entity/name-of-part.ts'
import { lawCode } from '../statutory/setting/state-codes.ts'
import { annualMaterial, annualParts, isAsked, type AskedReturn } from './annual-return.ts'

/** The figures as a workbook: for the selection, and for each of its legal entities and work locations. */
export async function annualFile(tx: Tx, actor: Actor, asked: AskedReturn, language: string): Promise<Bytes> {
  const { year, span, entities, chosen, locations, facts } = await annualMaterial(tx, asked)
  if (span === null) throw conflict(say`No month of ${year} is approved yet.`)
  const own = factsOf(facts, isAsked(asked, chosen, locations))
  const parts = annualParts(own, entities, locations).map(({ name, state, facts: part }) => ({
    name: state === null ? verbatim(name) : say`${name} (${stateName(lawCode(state))})`,
    figures: annualFigures(part, span),
  }))
  const whole = { name: say`All`, figures: annualFigures(own, span) }
  const table = worded(annualTable(span, [whole, ...parts]), (one) => translate(one, language))
  const content = xlsx(table, `Annual return ${year}`)
  const name = nameOfPart({ entity: chosen }, `Annual return figures ${year}.xlsx`)
  const sha256 = createHash('sha256').update(content).digest('hex')
  const changes = { file: nowIs(name), people: nowIs(whole.figures.employedInYear.all), sha256: nowIs(sha256) }
  await audit(tx, actor, 'downloaded', { type: 'organisation', id: tx.organisation }, changes)
  return { type: xlsxType, content, name }
}
