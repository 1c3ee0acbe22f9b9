import { t } from '@lingui/core/macro'
import { Package } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { useApi } from '../../../shared/call/use-api.ts'
import type { EmployeeTab } from '../../../shared/contributions.ts'
import { DateText } from '../../../shared/format/date-text.tsx'
import { useCan } from '../../../shared/session/session.ts'
import type { Column } from '../../../shared/table/column.ts'
import { DataList } from '../../../shared/table/data-list.tsx'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { AssetActs, type AssetAct, actsOf } from './asset-acts.tsx'
import type { AssetRow } from './asset-labels.ts'

const columns: Column<AssetRow>[] = [
  { key: 'name', header: t`Asset`, cell: ({ name }) => name },
  { key: 'tag', header: t`Tag`, cell: ({ tag }) => tag, card: 'meta' },
  { key: 'serial', header: t`Serial number`, cell: ({ serial }) => serial || '–', card: 'none' },
  {
    key: 'since',
    header: t`Since`,
    cell: ({ heldSince }) => (heldSince === null ? '–' : <DateText value={heldSince} />),
    card: 'fact',
  },
  {
    key: 'confirmed',
    header: t`Receipt`,
    cell: ({ acknowledgedAt }) => (acknowledgedAt === null ? t`Not confirmed` : t`Confirmed`),
    card: 'fact',
  },
]

/** The assets that an employee holds. */
export default function EmployeeAssetsTab({ employee }: ComponentProps<EmployeeTab['Tab']>) {
  const reply = useApi('GET /api/v1/user/asset', { query: { employeeId: employee._id, limit: 100 } })
  const mayWrite = useCan('assetWrite')
  const [act, setAct] = useState<AssetAct | null>(null)
  return (
    <Panel title={t`Assets held`} flush>
      <DataList
        reply={reply}
        words={{
          label: t`Assets`,
          failed: t`Could not load the assets.`,
          unmatched: t`No assets match these filters`,
        }}
        columns={columns}
        rowKey={({ _id }) => _id}
        rowName={({ tag, name }) => `${tag}, ${name}`}
        rowActions={(row) => (mayWrite ? actsOf(row, setAct) : [])}
        empty={
          <EmptyState
            icon={Package}
            title={t`No assets held`}
            text={t`Hand over a laptop, phone or other equipment from the asset register.`}
            action={{ label: t`Open asset register`, to: '/home/organization/assets?state=inStock' }}
          />
        }
      />
      <AssetActs act={act} onClose={() => setAct(null)} />
    </Panel>
  )
}
