import { say } from '@muster/engine/sentence.ts'
import { importKind, knownNames } from '../../imports/index.ts'
import { allTemplates } from '../template/template.queries.ts'
import { openingPeople } from '../opening-pay/opening-pay.queries.ts'
import {
  deleteSalaries,
  endSalaries,
  insertSalaries,
  restoreSalaries,
  salariesById,
} from './salaries-import.queries.ts'
import { previewSalaries, type Column, type Plan } from './salaries-preview.ts'

/** First salaries: employees with a locked payslip are revised individually. */
export const salariesImport = importKind<Column, Plan, Pick<Plan, 'before'>>({
  known: async (tx) => ({ template: knownNames((await allTemplates(tx, {})).map(({ name }) => name)) }),

  preview: (tx, { actor }, rows) => previewSalaries(tx, actor, rows),

  async write(tx, { actor }, rows) {
    const replaced = rows.flatMap(({ plan }) => plan.before ?? [])
    if (replaced.length > 0) await endSalaries(tx, { ids: replaced, now: tx.now })
    const salaries = JSON.stringify(rows.map(({ plan }) => plan.salary))
    await insertSalaries(tx, { salaries, account: actor.account, now: tx.now })
    return rows.map(({ row, plan: { salary, before } }) => ({
      ...{ row, record: salary.id, employee: salary.employee, undo: { before } },
    }))
  },

  async stuck(tx, rows) {
    const now = new Map((await salariesById(tx, { ids: rows.map(({ record }) => record) })).map((one) => [one.id, one]))
    const employees = [...new Set([...now.values()].map(({ employee }) => employee))]
    const people = new Map((await openingPeople(tx, { employees })).map((one) => [one.employee, one]))
    return rows.flatMap(({ row, record }) => {
      const current = now.get(record)
      const person = current && people.get(current.employee)
      if (!current || !person) return [{ row, reason: say`The salary was deleted` }]
      if (person.usedIn !== null)
        return [{ row, reason: say`The payslip of ${person.name} for ${{ month: person.usedIn }} is locked` }]
      return current.isReplaced ? [{ row, reason: say`The salary of ${person.name} was revised` }] : []
    })
  },

  async undo(tx, _, rows) {
    await deleteSalaries(tx, { ids: rows.map(({ record }) => record) })
    const back = rows.flatMap(({ undo }) => undo.before ?? [])
    if (back.length > 0) await restoreSalaries(tx, { ids: back })
  },
})
