import { t } from '@lingui/core/macro'
import { csvLine } from '@muster/engine/payroll/outputs/csv.ts'
import { columnsOfImport } from '@muster/contract/imports/import-kinds.ts'
import { api } from '../../../shared/call/api.ts'
import type { ImportedRow, OneImport } from '../import-view.ts'

const atOnce = 100

/** The refused rows as a file that can be corrected and imported, each with its reason. */
export async function refusedFile({ _id: id, kind }: OneImport): Promise<Blob> {
  const columns = Object.entries(columnsOfImport(kind))
  const rows: ImportedRow[] = []
  for (let page = 1; ; page += 1) {
    const query = { outcome: 'refused' as const, limit: atOnce, page }
    const { data, pagination } = await api('GET /api/v1/user/data-import/{id}/row', { params: { id }, query })
    rows.push(...data)
    if (data.length === 0 || rows.length >= pagination.total) break
  }
  const lines = [
    csvLine([...columns.map(([, { heading }]) => heading), t`Reason`]),
    ...rows.map(({ cells, faults }) =>
      csvLine([...columns.map(([column]) => cells[column] ?? ''), faults.map(({ message }) => message).join('; ')]),
    ),
  ]
  return new Blob(['\uFEFF', ...lines], { type: 'text/csv' })
}
