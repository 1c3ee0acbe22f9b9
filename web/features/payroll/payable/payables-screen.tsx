import { plural, t } from '@lingui/core/macro'
import { Box, Typography } from '@mui/material'
import { Suspense, useState } from 'react'
import { payableTypes } from '@muster/contract/payroll/payable/payable-types.ts'
import { useApi } from '../../../shared/call/use-api.ts'
import { DateText } from '../../../shared/format/date-text.tsx'
import { formatMoney } from '../../../shared/format/money.ts'
import { Money } from '../../../shared/format/money-text.tsx'
import { lazyDialog } from '../../../shared/part/lazy-part.tsx'
import { useCan } from '../../../shared/session/session.ts'
import type { Column } from '../../../shared/table/column.ts'
import { DataList } from '../../../shared/table/data-list.tsx'
import { useListQuery } from '../../../shared/table/list-query.ts'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { Person } from '../../../shared/ui/person.tsx'
import { useSidePanel } from '../../../shared/ui/side-panel/use-side-panel.ts'
import { StatStrip } from '../../../shared/ui/stat-strip.tsx'
import { StatusChip } from '../../../shared/ui/status-chip.tsx'
import { paidByText, type Payable, payableTypeNames, waitingText } from './payable.ts'

// Opened by those who pay.
const PaymentDialog = lazyDialog(() => import('./payment-dialog.tsx'))
const ChoiceDialog = lazyDialog(() => import('./choice-dialog.tsx'))
const PayablePanel = lazyDialog(() => import('./payable-panel.tsx'))

const columns: Column<Payable>[] = [
  {
    key: 'name',
    header: t`Employee`,
    cell: ({ employee }) => <Person name={employee.name} photo={null} detail={employee.code} />,
    sort: 'name',
  },
  {
    key: 'request',
    header: t`Request`,
    cell: ({ request }) => <span className="whole">{request.number}</span>,
    card: 'meta',
  },
  { key: 'type', header: t`Type`, cell: ({ type }) => payableTypeNames[type], card: 'meta' },
  { key: 'why', header: t`Purpose`, cell: ({ reason }) => reason, from: 'lg', card: 'none' },
  {
    key: 'since',
    header: t`Approved`,
    cell: ({ createdAt }) => <DateText value={createdAt} />,
    sort: 'since',
    from: 'md',
    card: 'none',
  },
  {
    key: 'amount',
    header: t`Amount`,
    cell: ({ amountPaise }) => <Money value={amountPaise} exact />,
    align: 'right',
    from: 'md',
    card: 'none',
  },
  {
    key: 'open',
    header: t`Outstanding`,
    cell: ({ openPaise }) => <Money value={openPaise} exact />,
    align: 'right',
    sort: 'open',
    card: 'fact',
  },
  { key: 'by', header: t`Payment`, cell: (row) => <Payment row={row} />, card: 'fact' },
]

const states = [
  { value: 'open', label: t`Outstanding` },
  { value: 'settled', label: t`Settled` },
] as const
const types = payableTypes.map((value) => ({ value, label: payableTypeNames[value] }))

/** What approved requests make the company pay or recover: through pay, or recorded as paid outside of it. */
export default function PayablesScreen() {
  const list = useListQuery({
    limit: 10,
    sorts: ['name', 'since', 'open'],
    sortBy: 'since',
    sortOrder: 'desc',
    filters: { state: ['open', 'settled'], type: [...payableTypes] },
  })
  const reply = useApi('GET /api/v1/user/payable', { query: list.query })
  const rows = reply.data?.data ?? []
  const mayPay = useCan('payRollHistoryWrite')
  const panel = useSidePanel()
  const [paying, setPaying] = useState<readonly Payable[] | null>(null)
  const [choosing, setChoosing] = useState<Payable | null>(null)
  const isPayable = (row: Payable) => mayPay && row.openPaise > 0 && row.waiting === null
  return (
    <>
      <PageHeader
        title={t`To pay`}
        subtitle={t`Approved claims and travel expenses. The next pay run includes them, unless you pay them separately.`}
      />
      <Totals />
      <Panel flush>
        <DataList
          reply={reply}
          list={list}
          words={{
            label: t`Amounts to pay`,
            failed: t`Could not load the amounts to pay.`,
            unmatched: t`No amounts match these filters`,
          }}
          searchLabel={t`Search people and request numbers`}
          columns={columns}
          filters={[
            { name: 'state', label: t`Status`, options: [...states] },
            { name: 'type', label: t`Type`, options: types },
          ]}
          rowKey={({ _id }) => _id}
          rowName={({ employee, request }) => `${employee.name}, ${request.number}`}
          onOpen={({ _id }) => panel.open(_id)}
          {...(mayPay
            ? {
                bulk: [
                  {
                    label: t`Record payment`,

                    run: (keys: readonly string[]) => {
                      const chosen = rows.filter((row) => keys.includes(row._id) && isPayable(row))
                      if (chosen.length > 0) setPaying(chosen)
                      return false
                    },
                  },
                ],
              }
            : {})}
          rowActions={(row) => [
            isPayable(row) && { label: t`Record payment`, onClick: () => setPaying([row]) },
            isPayable(row) && { label: t`Change payment`, onClick: () => setChoosing(row) },
          ]}
          empty={
            <EmptyState
              title={t`No amounts to pay`}
              text={t`Approved claims and travel expenses appear here until they are paid.`}
            />
          }
        />
      </Panel>
      <Suspense fallback={null}>
        {paying === null ? null : <PaymentDialog payables={paying} onClose={() => setPaying(null)} />}
        {choosing === null ? null : <ChoiceDialog payable={choosing} onClose={() => setChoosing(null)} />}
        {panel.id === null ? null : <PayablePanel id={panel.id} onClose={panel.close} />}
      </Suspense>
    </>
  )
}

function Payment({ row }: { row: Payable }) {
  const waiting = waitingText(row)
  if (waiting === null) return paidByText(row)
  return (
    <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'start' }}>
      <StatusChip status="pending" label={t`Pending approval`} />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {waiting}
      </Typography>
    </Box>
  )
}

/** The total outstanding, and the number of advances paid but not settled. */
function Totals() {
  const { data } = useApi('GET /api/v1/user/payable-summary')
  const advances = useApi('GET /api/v1/user/travel-advance', { query: { page: 1, limit: 1 } })
  const unsettled = advances.data?.pagination.total ?? 0
  if (!data || data.length + unsettled === 0) return null
  return (
    <StatStrip
      label={t`Outstanding amounts`}
      stats={[
        ...data.map(({ type, count, openPaise }) => ({
          label: payableTypeNames[type],
          value: formatMoney(openPaise),
          detail: plural(count, { one: '# request', other: '# requests' }),
        })),
        ...(unsettled === 0
          ? []
          : [
              {
                label: t`Advances to settle`,
                value: unsettled,
                detail: t`Paid, trip not settled`,
                to: '/home/payroll/travel-advances',
              },
            ]),
      ]}
    />
  )
}
