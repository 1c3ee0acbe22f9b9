import type { AskedEntity } from '@muster/contract/payroll/legal-entity/asked-entity.ts'
import type { Id } from '@muster/contract/values.ts'
import { sum } from '@muster/engine/money.ts'
import { say, type Sentence } from '@muster/engine/sentence.ts'
import type { App } from '../../../platform/app.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { notFound, refused } from '../../../platform/problem.ts'
import { entityDebitAccount } from '../legal-entity/entity-bank.ts'
import { nameOfPart } from '../legal-entity/name-of-part.ts'
import {
  chooseEntity,
  entityInMonths,
  payingEntities,
  settingsOf,
  type PayingEntity,
} from '../legal-entity/paying-entity.ts'
import { groups, problemsOf } from './file-groups.ts'
import { materialOf, type Material } from './material.ts'
import type { FileGroup, RunFile } from './run-file.ts'

/**
 * Splits a run by paying legal entity, each part with the entity's numbers and account; the whole run if there is only the organisation
 * itself. Everyone is in exactly one part.
 */
export async function byEntity(whole: Material): Promise<Material[]> {
  const entities = await payingEntities(whole.tx)
  if (entities.length === 0) return [whole]
  const people = whole.rows.map(({ employee }) => employee)
  const entityIn = await entityInMonths(whole.tx, people)
  return entities.map((entity) => partOf(whole, entity, entities, entityIn))
}

function partOf(
  whole: Material,
  entity: PayingEntity,
  entities: readonly PayingEntity[],
  entityIn: Material['entityIn'],
): Material {
  const rows = whole.rows.filter((row) => row.entity === entity.id)
  const own = new Set(rows.map(({ employee }) => employee))
  const elsewhere = new Set(whole.rows.map(({ employee }) => employee).filter((employee) => !own.has(employee)))
  const { app, tx } = whole
  return {
    ...whole,
    ...{ entity, entities, entityIn, rows, elsewhere },
    run: { ...whole.run, netPaise: sum(rows.map(({ payslip }) => payslip.netPaise)) },
    holds: async () => (await whole.holds()).filter(({ employee }) => own.has(employee)),
    settings: async () => settingsOf(await whole.settings(), entity),
    ...(entity.id === null ? {} : { debit: () => entityDebitAccount(app, tx, entity.id!) }),
  }
}

/** The part of a run that a file or a return's members are requested from. */
export async function partAsked(
  app: App,
  tx: Tx,
  run: Id,
  asked: AskedEntity | undefined,
  options: Parameters<typeof materialOf>[3] = {},
): Promise<Material> {
  const parts = await byEntity(await materialOf(app, tx, run, options))
  const [first] = parts
  if (first?.entity === null) return first
  if (asked === undefined) throw refused(chooseEntity)
  const part = parts.find(({ entity }) => (entity?.id ?? 'own') === asked)
  if (!part) throw notFound(say`The legal entity was not found.`)
  return part
}

/** Every group of files with its part of the run, by legal entity. */
export async function makings(whole: Material): Promise<{ group: FileGroup; material: Material }[]> {
  return (await byEntity(whole)).flatMap((material) => groups.map((group) => ({ group, material })))
}

/**
 * The files of a group, with the entity in their names if there are several. For an entity that pays no one in a run, only files with
 * people or an amount due.
 */
export async function filesOf(group: FileGroup, material: Material): Promise<RunFile[]> {
  const files = await group.make(material)
  const isAny = ({ people, amountPaise }: RunFile) => people > 0 || (amountPaise ?? 0) !== 0
  const own = material.entity === null || material.rows.length > 0 ? files : files.filter(isAny)
  return own.map((file) => ({ ...file, fileName: nameOfPart(material, file.fileName) }))
}

/** Totals that don't agree, by legal entity. */
export async function problemsOfRun(whole: Material, seesBank: boolean): Promise<Sentence[]> {
  const problems: Sentence[] = []
  for (const part of await byEntity(whole))
    for (const problem of await problemsOf(part, seesBank))
      problems.push(part.entity === null ? problem : say`${part.entity.name}: ${problem}`)
  return problems
}
