import { t } from '@lingui/core/macro'
import { Box } from '@mui/material'
import { Download, Package, Plus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { assetStates } from '@muster/contract/procurement/asset-values.ts'
import { api } from '../../../shared/call/api.ts'
import { useApi } from '../../../shared/call/use-api.ts'
import { DateText } from '../../../shared/format/date-text.tsx'
import { Money } from '../../../shared/format/money-text.tsx'
import { today } from '../../../shared/format/date.ts'
import { lazyDialog } from '../../../shared/part/lazy-part.tsx'
import { useCan } from '../../../shared/session/session.ts'
import type { Column } from '../../../shared/table/column.ts'
import { DataList } from '../../../shared/table/data-list.tsx'
import { useListQuery } from '../../../shared/table/list-query.ts'
import { useDownload } from '../../../shared/table/use-download.ts'
import { ActionButton } from '../../../shared/ui/action/action-button.tsx'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { useSidePanel } from '../../../shared/ui/side-panel/use-side-panel.ts'
import { StatStrip } from '../../../shared/ui/stat-strip.tsx'
import { StatusChip } from '../../../shared/ui/status-chip.tsx'
import { AssetActs, type AssetAct, actsOf } from './asset-acts.tsx'
import { type AssetRow, stateLabels, stateTones } from './asset-labels.ts'

const AssetPanel = lazyDialog(() => import('./asset-panel.tsx'))
const AddAssetsDialog = lazyDialog(() => import('./add-assets-dialog.tsx'))

const columns: Column<AssetRow>[] = [
  { key: 'tag', header: t`Tag`, cell: ({ tag }) => tag, sort: 'tag', card: 'meta' },
  { key: 'name', header: t`Asset`, cell: ({ name }) => name, sort: 'name', card: 'title' },
  { key: 'category', header: t`Category`, cell: ({ category }) => category || '–', from: 'lg', card: 'none' },
  { key: 'serial', header: t`Serial number`, cell: ({ serial }) => serial || '–', from: 'lg', card: 'none' },
  { key: 'holder', header: t`Held by`, cell: (row) => holderText(row), card: 'fact' },
  {
    key: 'since',
    header: t`Since`,
    cell: ({ heldSince }) => (heldSince === null ? '–' : <DateText value={heldSince} />),
    sort: 'heldSince',
    from: 'md',
    card: 'none',
  },
  {
    key: 'price',
    header: t`Price`,
    cell: ({ pricePaise }) => (pricePaise === null ? '–' : <Money value={pricePaise} />),
    align: 'right',
    from: 'lg',
    card: 'none',
  },
  {
    key: 'warranty',
    header: t`Warranty until`,
    cell: ({ warrantyUntil }) => (warrantyUntil === null ? '–' : <DateText value={warrantyUntil} />),
    sort: 'warrantyUntil',
    from: 'lg',
    card: 'none',
  },
  {
    key: 'status',
    header: t`Status`,
    cell: ({ state }) => <StatusChip status={state} label={stateLabels[state]} tone={stateTones[state]} />,
    card: 'status',
  },
]

function holderText({ holder, acknowledgedAt }: AssetRow): string {
  if (holder === null) return '–'
  return acknowledgedAt === null ? t`${holder.name}, not confirmed` : holder.name
}

/** All assets: searched, filtered, downloaded; handed over and returned from their rows. */
export function AssetRegister() {
  const list = useListQuery({
    limit: 10,
    sorts: ['tag', 'name', 'boughtOn', 'warrantyUntil', 'heldSince'],
    sortBy: 'tag',
    sortOrder: 'asc',
    filters: { state: [...assetStates], leaving: ['yes'] },
  })
  const reply = useApi('GET /api/v1/user/asset', { query: list.query })
  const mayWrite = useCan('assetWrite')
  const panel = useSidePanel()
  const download = useDownload()
  const [adding, setAdding] = useState(false)
  const [act, setAct] = useState<AssetAct | null>(null)
  const add = { label: t`Add assets`, icon: Plus, onClick: () => setAdding(true) }
  const { search, state, leaving } = list.query
  const filter = { ...(search ? { search } : {}), ...(state ? { state } : {}), ...(leaving ? { leaving } : {}) }
  const file = (format: 'csv' | 'xlsx') => ({
    label: format === 'csv' ? t`Download CSV` : t`Download XLSX`,
    icon: Download,
    pending: download.pending,
    onClick: () =>
      void download.run(`assets-${today()}.${format}`, () =>
        api('GET /api/v1/user/asset-file', { query: { ...filter, format } }),
      ),
  })
  return (
    <>
      <Totals />
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', flexWrap: 'wrap', gap: 1, mb: 2 }}>
        <ActionButton action={file('csv')} />
        <ActionButton action={file('xlsx')} />
        {mayWrite ? <ActionButton action={add} look="primary" /> : null}
      </Box>
      <Panel flush>
        <DataList
          hasOwnFile
          reply={reply}
          list={list}
          words={{
            label: t`Assets`,
            failed: t`Could not load the asset register.`,
            unmatched: t`No assets match these filters`,
          }}
          searchLabel={t`Search tag, serial number, asset or person`}
          columns={columns}
          filters={[
            {
              name: 'state',
              label: t`Status`,
              options: assetStates.map((value) => ({ value, label: stateLabels[value] })),
            },
            { name: 'leaving', label: t`Holder`, options: [{ value: 'yes', label: t`Leaving or left` }] },
          ]}
          rowKey={({ _id }) => _id}
          rowName={({ tag, name }) => `${tag}, ${name}`}
          onOpen={({ _id }) => panel.open(_id)}
          rowActions={(row) => (mayWrite ? actsOf(row, setAct) : [])}
          empty={
            <EmptyState
              icon={Package}
              title={t`No assets yet`}
              text={t`Add company assets, or register items when a purchase is delivered.`}
              action={mayWrite ? add : undefined}
            />
          }
        />
      </Panel>
      <Suspense fallback={null}>
        {panel.id === null ? null : <AssetPanel id={panel.id} onClose={panel.close} />}
        {adding ? <AddAssetsDialog onClose={() => setAdding(false)} /> : null}
      </Suspense>
      <AssetActs act={act} onClose={() => setAct(null)} />
    </>
  )
}

function Totals() {
  const { data } = useApi('GET /api/v1/user/asset-summary')
  if (!data || data.inStock + data.inUse + data.retired === 0) return null
  const at = (query: string) => `/home/organization/assets?${query}`
  return (
    <StatStrip
      label={t`Assets by status`}
      stats={[
        { label: stateLabels.inUse, value: data.inUse, to: at('state=inUse') },
        { label: stateLabels.inStock, value: data.inStock, to: at('state=inStock') },
        {
          label: t`With employees who are leaving`,
          value: data.leaving,
          to: at('leaving=yes'),
          ...(data.leaving > 0 ? { tone: 'warning' as const } : {}),
        },
      ]}
    />
  )
}
