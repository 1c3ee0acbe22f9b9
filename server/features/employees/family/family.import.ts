import { mostFamilyMembers } from '@muster/contract/employees/family.ts'
import type { Id } from '@muster/contract/values.ts'
import { say } from '@muster/engine/sentence.ts'
import { localDay } from '@muster/engine/zone.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { newId } from '../../../platform/id.ts'
import { importKind, refusedRow, type Fault, type CheckedRow } from '../../imports/index.ts'
import { peopleOfRows } from '../people-of-rows.ts'
import { cellsOfMember, type FamilyColumn as Column, knownColumns, type Member, memberOfCells } from './family-cells.ts'
import { familiesOfPeople, lockFamilies, zonesForFamily } from './family-member.queries.ts'
import { writeFamilies } from './family-member.ts'

interface Plan {
  employee: Id
  after: Member
  /** Null for a new member. */
  before: Member | null
}
type Checked = CheckedRow<Column, Plan>

/**
 * Family members, identified by employee and name. One employee's shares may be spread over several rows, so a row is refused only if they
 * exceed 100; the list reports shares below 100.
 */
export const familyImport = importKind<Column, Plan, Plan>({
  known: async () => knownColumns,

  async hold(tx, rows) {
    const { employees } = await peopleOfRows(tx, rows)
    await lockFamilies(tx, { employees })
  },

  async preview(tx, _, rows) {
    const { employees, personOf, unknownPerson } = await peopleOfRows(tx, rows)
    const families = await familiesNow(tx, employees)
    const today = new Map(
      (await zonesForFamily(tx, { employees })).map((one) => [one.employee, localDay(tx.now, one.zone)]),
    )
    return rows.map(({ row, cells }): Checked => {
      const person = personOf(cells.code)
      if (person === undefined) return refusedRow(row, cells.code, [unknownPerson(cells.code)])
      const { employee } = person
      const after = memberOfCells(cells)
      if (Array.isArray(after)) return refusedRow(row, person.name, after)
      if (after.birthDate > today.get(employee)!) {
        const message = say`Choose a day that is not in the future`
        return refusedRow(row, person.name, [{ column: 'birthDate', message }])
      }
      const family = families.get(employee) ?? []
      const before = family.find((one) => isNamed(one, after)) ?? null
      const plan = { employee, after, before }
      const written = applied(family, plan)
      const problem = familyProblem(written, person.name)
      if (problem !== null) return refusedRow(row, person.name, [problem])
      families.set(employee, written)
      return {
        ...{ row, name: person.name, isNew: before === null, faults: [], plan },
        changes: before === null ? [] : differences(before, after),
        writes: [{ column: 'name', key: `${employee} ${after.name.toLowerCase()}` }],
      }
    })
  },

  async write(tx, _, rows) {
    const plans = rows.map(({ plan }) => plan)
    await changeFamilies(tx, plans, applied)
    // A member is a position in a list and has no id: this one belongs to the row only.
    return rows.map(({ row, plan }) => ({ row, record: newId(), employee: plan.employee, undo: plan }))
  },

  async stuck(tx, rows) {
    const families = await familiesNow(tx, [...new Set(rows.map(({ undo }) => undo.employee))])
    return rows.flatMap(({ row, undo: { employee, after } }) => {
      const now = families.get(employee)?.find((one) => isNamed(one, after))
      if (now === undefined) return [{ row, reason: say`${after.name} was removed` }]
      return differences(now, after).length > 0 ? [{ row, reason: say`The details of ${after.name} were changed` }] : []
    })
  },

  async undo(tx, _, rows) {
    const plans = rows.map(({ undo }) => undo)
    await changeFamilies(tx, plans, (family, { before, after }) =>
      before === null
        ? family.filter((one) => !isNamed(one, after))
        : family.map((one) => (isNamed(one, after) ? before : one)),
    )
  },
})

async function familiesNow(tx: Tx, employees: readonly Id[]): Promise<Map<Id, Member[]>> {
  const all = await familiesOfPeople(tx, { employees })
  return new Map(
    [...Map.groupBy(all, ({ employee }) => employee)].map(([employee, members]) => [
      employee,
      members.map(({ employee: _, ...member }) => member),
    ]),
  )
}

/** Reads these plans' families, applies the plans one by one, and writes the families as wholes. */
async function changeFamilies(tx: Tx, plans: readonly Plan[], change: (family: Member[], plan: Plan) => Member[]) {
  const employees = [...new Set(plans.map(({ employee }) => employee))]
  const families = await familiesNow(tx, employees)
  for (const plan of plans) families.set(plan.employee, change(families.get(plan.employee) ?? [], plan))
  await writeFamilies(tx, families)
}

const isNamed = (one: Member, other: Member) => one.name.toLowerCase() === other.name.toLowerCase()

const applied = (family: readonly Member[], { before, after }: Plan): Member[] =>
  before === null ? [...family, after] : family.map((one) => (isNamed(one, after) ? after : one))

function familyProblem(family: readonly Member[], name: string): Fault<Column> | null {
  if (family.length > mostFamilyMembers)
    return { column: 'name', message: say`${name} has ${mostFamilyMembers} family members already` }
  const total = family.reduce((sum, { nomineePercent }) => sum + nomineePercent, 0)
  if (total <= 100) return null
  return { column: 'share', message: say`The shares of all nominees of ${name} would be ${total}% in total` }
}

function differences(from: Member, to: Member): Checked['changes'] {
  const [before, after] = [cellsOfMember(from), cellsOfMember(to)]
  return (Object.keys(before) as (keyof typeof before)[]).flatMap((column) =>
    before[column] === after[column] ? [] : [{ column, from: before[column], to: after[column] }],
  )
}
