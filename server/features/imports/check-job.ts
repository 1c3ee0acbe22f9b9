import { columnsOfImport } from '@muster/contract/imports/import-kinds.ts'
import { outcomeOf, sealedEmpties, sealedResults, withFaults } from './checked-rows.ts'
import { previewFilled } from './blank-cells.ts'
import type { ImportWork } from './import-kind.ts'
import { emptyIn } from './cells/read-cells.ts'
import { moved, namedRows, orderOf, stillThis, type Task } from './import-job.ts'
import { putUnknown } from './data-import.queries.ts'
import { openedMapped, sealedUnknown, unknownCounter } from './known-values.ts'
import { putResults } from './import-row.queries.ts'
import { batchRows } from './upload.ts'
import { writtenOnce } from './written-once.ts'

/** Checks every row: the dry run. It restarts if its process dies, because it takes only seconds. */
export async function checkRows(task: Task): Promise<void> {
  const { app, organisation, kind, dataImport, actor } = task
  const order = await orderOf(task)
  const coming = new Set<string>()
  const once = writtenOnce()
  const known = await app.database.within(organisation, async (tx) => (await kind.known?.(tx, task)) ?? {})
  const unknown = unknownCounter(known)
  const mapped = openedMapped(app, dataImport.mapped)
  const work: ImportWork = { app, actor, isInvited: false, isComing: (key) => coming.has(key) }
  for (let start = 0; start < order.rows.length; start += batchRows) {
    const isOver = await app.database.within(organisation, async (tx) => {
      if (!(await stillThis(tx, task))) return true
      const all = await namedRows(tx, task, order.rows.slice(start, start + batchRows))
      const isEmpty = emptyIn(columnsOfImport(dataImport.kind))
      const rows = all.filter((row) => !isEmpty(row))
      const looked = await previewFilled(kind, tx, work, rows, mapped)
      const checked = looked.map((one) => once(withFaults(one, order.faults.get(one.row))))
      unknown.add(rows, checked)
      for (const one of checked)
        if (outcomeOf(one) !== 'refused') for (const key of order.keys.get(one.row)!) coming.add(key)
      await putResults(tx, { id: dataImport.id, rows: await sealedResults(app, checked) })
      const empty = all.filter(isEmpty).map(({ row }) => row)
      if (empty.length > 0) await putResults(tx, { id: dataImport.id, rows: sealedEmpties(app, empty) })
      await moved(tx, task, 'checking', start + all.length)
      return false
    })
    if (isOver) return
  }
  await app.database.within(organisation, async (tx) => {
    if (!(await stillThis(tx, task))) return
    await putUnknown(tx, { id: dataImport.id, unknown: sealedUnknown(app, unknown.found()) })
    await moved(tx, task, 'checked', dataImport.rows)
  })
}
