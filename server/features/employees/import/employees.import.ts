import { identityNumbers } from '@muster/contract/employees/personal-info.routes.ts'
import { importKind } from '../../imports/index.ts'
import { codesOf } from './code-cell.ts'
import { lockPeople } from '../basic-info/employment.queries.ts'
import { calledIn, plainPersonName, withNames } from './name-cells.ts'
import { knownColumns } from './known-columns.ts'
import type { Column } from './person-cells.ts'
import { type PersonPlan, previewPeople } from './preview-people.ts'
import { stuckPeople, undoPeople } from './undo-people.ts'
import { type PersonUndo, writePeople } from './write-people.ts'

/** People, identified by employee ID, otherwise by work email; managers come before those who report to them. */
export const employeesImport = importKind<Column, PersonPlan, PersonUndo>({
  outline: (cells) => ({
    keys: [
      ...codesOf(cells.code).map((key) => ({ column: 'code' as const, key })),
      { column: 'workEmail', key: cells.workEmail.toLowerCase() },
      ...identityNumbers.map((column) => ({ column, key: cells[column].replace(/[\s-]/g, '').toUpperCase() })),
    ],
    called: calledIn(withNames(cells)),
    after: plainPersonName(cells.reportsTo),
  }),
  known: knownColumns,
  async hold(tx) {
    await lockPeople(tx, {})
  },
  preview: previewPeople,
  write: writePeople,
  stuck: stuckPeople,
  undo: undoPeople,
})
