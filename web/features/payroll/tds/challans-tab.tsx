import { t } from '@lingui/core/macro'
import { Box } from '@mui/material'
import { Suspense, useState } from 'react'
import { useApi } from '../../../shared/call/use-api.ts'
import { useCall } from '../../../shared/call/use-call.ts'
import { DateText } from '../../../shared/format/date-text.tsx'
import { formatMonth } from '../../../shared/format/date.ts'
import { Money } from '../../../shared/format/money-text.tsx'
import { lazyDialog } from '../../../shared/part/lazy-part.tsx'
import { useCan } from '../../../shared/session/session.ts'
import { snack } from '../../../shared/snackbar/snackbar.ts'
import type { Column } from '../../../shared/table/column.ts'
import { DataList } from '../../../shared/table/data-list.tsx'
import { useListQuery } from '../../../shared/table/list-query.ts'
import { ConfirmDialog } from '../../../shared/form/confirm/confirm-dialog.tsx'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { StatusChip } from '../../../shared/ui/status-chip.tsx'
import { MonthsPanel } from './months-panel.tsx'
import { useTdsEntity } from './tds-entity.tsx'
import type { Challan } from './types.ts'
import { tdsReads, YearFilter } from './year-filter.tsx'

// Opened by those who record challans.
const ChallanDialog = lazyDialog(() => import('./challan-dialog.tsx'))
const LinkDialog = lazyDialog(() => import('./link-dialog.tsx'))

const taxOf = ({ taxPaise, surchargePaise, cessPaise }: Challan) => taxPaise + surchargePaise + cessPaise

const columns: Column<Challan>[] = [
  {
    key: 'challan',
    header: t`Challan`,
    cell: ({ bsr, serial }) => t`BSR ${bsr}, no. ${serial}`,
  },
  { key: 'paidOn', header: t`Paid on`, cell: ({ paidOn }) => <DateText value={paidOn} />, card: 'meta' },
  { key: 'tax', header: t`Tax`, cell: (row) => <Money value={taxOf(row)} exact />, align: 'right', card: 'fact' },
  {
    key: 'interest',
    header: t`Interest`,
    cell: ({ interestPaise }) => <Money value={interestPaise} exact />,
    align: 'right',
    from: 'md',
    card: 'none',
  },
  {
    key: 'total',
    header: t`Total paid`,
    cell: ({ totalPaise }) => <Money value={totalPaise} exact />,
    align: 'right',
    from: 'md',
    card: 'none',
  },
  {
    key: 'months',
    header: t`TDS for`,
    cell: ({ months }) => (months.length === 0 ? t`Not linked` : months.map((month) => formatMonth(month)).join(', ')),
    card: 'meta',
  },
  { key: 'status', header: t`Status`, cell: (row) => <State row={row} />, card: 'status' },
]

/** Months with TDS deducted, deposited and open, and the challans that deposited it. */
export default function ChallansTab() {
  const canWrite = useCan('payRollHistoryWrite')
  const list = useListQuery({ limit: 10, filters: { financialYear: 'any' } })
  const entity = useTdsEntity()
  const reply = useApi('GET /api/v1/user/tds-challan', { query: { ...list.query, ...entity } })
  const [adding, setAdding] = useState<{ months: string[] } | null>(null)
  const [linking, setLinking] = useState<Challan | null>(null)
  const [deleting, setDeleting] = useState<Challan | null>(null)
  const remove = useCall('DELETE /api/v1/user/tds-challan/{id}', { stale: tdsReads })
  const year = list.filters.financialYear
  return (
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <MonthsPanel year={year} {...(canWrite ? { onAdd: (months: string[]) => setAdding({ months }) } : {})} />
      <Panel title={t`Challans`} flush>
        <DataList
          reply={reply}
          list={list}
          words={{
            label: t`Challans`,
            failed: t`Could not load challans.`,
            unmatched: t`No challans match these filters`,
          }}
          toolbar={
            <YearFilter value={year ?? null} onChange={(one) => list.setFilter('financialYear', one ?? undefined)} />
          }
          columns={columns}
          rowKey={({ _id }) => _id}
          rowName={({ bsr, serial }) => t`BSR ${bsr}, no. ${serial}`}
          {...(canWrite
            ? {
                rowActions: (row: Challan) => [
                  !row.isFiled && { label: t`Change months`, onClick: () => setLinking(row) },
                  !row.isFiled && { label: t`Delete`, danger: true, onClick: () => setDeleting(row) },
                ],
              }
            : {})}
          empty={
            <EmptyState title={t`No challans yet`} text={t`Deposit the TDS at the bank, then add its challan here.`} />
          }
        />
      </Panel>
      <Suspense fallback={null}>
        {adding === null ? null : <ChallanDialog months={adding.months} onClose={() => setAdding(null)} />}
        {linking === null ? null : <LinkDialog challan={linking} onClose={() => setLinking(null)} />}
      </Suspense>
      {deleting === null ? null : (
        <ConfirmDialog
          open
          danger
          title={t`Delete challan ${deleting.serial}?`}
          confirm={t`Delete`}
          keep={t`Cancel`}
          onConfirm={async () => {
            await remove.run({ params: { id: deleting._id } })
            snack(t`Challan deleted`)
            setDeleting(null)
          }}
          onClose={() => setDeleting(null)}
        >
          {t`The TDS it deposited becomes outstanding again.`}
        </ConfirmDialog>
      )}
    </Box>
  )
}

function State({ row }: { row: Challan }) {
  if (row.isFiled) return <StatusChip status="filed" label={t`In a filed statement`} tone="success" />
  if (row.dueInterestPaise > row.interestPaise)
    return <StatusChip status="late" label={t`Interest due`} tone="warning" />
  if (row.linkedPaise < taxOf(row)) return <StatusChip status="open" label={t`Partly linked`} tone="info" />
  return <StatusChip status="linked" label={t`Linked`} tone="neutral" />
}
