import { t } from '@lingui/core/macro'
import { Typography } from '@mui/material'
import { Suspense } from 'react'
import { useApi } from '../../../shared/call/use-api.ts'
import { DateText } from '../../../shared/format/date-text.tsx'
import { formatMonth } from '../../../shared/format/date.ts'
import { Money } from '../../../shared/format/money-text.tsx'
import { lazyDialog } from '../../../shared/part/lazy-part.tsx'
import type { Column } from '../../../shared/table/column.ts'
import { DataList } from '../../../shared/table/data-list.tsx'
import { useListQuery } from '../../../shared/table/list-query.ts'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { StatusChip } from '../../../shared/ui/status-chip.tsx'
import { useSidePanel } from '../../../shared/ui/side-panel/use-side-panel.ts'
import { runName } from '../run-state.ts'
import { StateChip } from '../run-state-chip.tsx'
import type { PassbookRow } from '../types.ts'

// The payslip is loaded when one is opened.
const PayslipPanel = lazyDialog(() => import('./payslip-panel.tsx'))

const columns: Column<PassbookRow>[] = [
  {
    key: 'month',
    header: t`Month`,
    cell: (row) => runName(row),
  },
  {
    key: 'gross',
    header: t`Gross`,
    cell: (row) => <Money value={row.grossPaise} exact />,
    align: 'right',
    card: 'none',
  },
  {
    key: 'reimbursements',
    header: t`Reimbursements`,
    cell: (row) => <Money value={row.reimbursementsPaise} exact />,
    align: 'right',
    from: 'md',
    card: 'none',
  },
  {
    key: 'deductions',
    header: t`Deductions`,
    cell: (row) => <Money value={row.deductionsPaise} exact />,
    align: 'right',
    card: 'none',
  },
  { key: 'net', header: t`Net`, cell: (row) => <Money value={row.netPaise} exact />, align: 'right', card: 'fact' },
  {
    key: 'year',
    header: t`Year to date`,
    cell: (row) => <Money value={row.yearToDatePaise} exact />,
    align: 'right',
    from: 'md',
    card: 'fact',
  },
  {
    key: 'status',
    header: t`Status`,
    cell: (row) =>
      row.isOnHold ? <StatusChip status="onHold" label={t`On hold`} tone="warning" /> : <StateChip state={row.state} />,
    card: 'status',
  },
  {
    key: 'paidOn',
    header: t`Paid on`,
    cell: (row) => (row.paidOn === null ? '–' : <DateText value={row.paidOn} />),
    from: 'lg',
    card: 'none',
  },
]

/** One person's payslips by month. A row opens the payslip (`?id=`); the list keeps its place in `?pay.page=`. */
export function PassbookPanel({ employeeId }: { employeeId: string }) {
  const panel = useSidePanel()
  const list = useListQuery({ limit: 5, prefix: 'pay.' })
  const { page, limit } = list.query
  const reply = useApi('GET /api/v1/user/passbook/{id}', { params: { id: employeeId }, query: { page, limit } })
  return (
    <>
      <Panel title={t`Payslips`} flush>
        <DataList
          reply={reply}
          list={list}
          words={{
            label: t`Payslips`,
            failed: t`Could not load payslips.`,
            unmatched: t`No payslips match these filters`,
          }}
          columns={columns}
          rowKey={(row) => row._id}
          rowName={(row) => formatMonth(row.month)}
          onOpen={(row) => panel.open(row._id)}
          empty={
            <EmptyState
              title={t`No payslips yet`}
              text={t`The first payslip appears here once payroll for the month is approved.`}
            />
          }
        />
        {reply.data?.data.some(({ beforePaise }) => beforePaise !== 0) ? (
          <Typography
            variant="caption"
            component="p"
            sx={{ px: 2.5, pb: 2, color: 'text.secondary' }}
          >{t`Year to date includes pay before Muster, less PF, professional tax and TDS. Other deductions before Muster are not known.`}</Typography>
        ) : null}
      </Panel>
      {panel.id === null ? null : (
        <Suspense>
          <PayslipPanel
            id={panel.id}
            onClose={panel.close}
            {...panel.beside((reply.data?.data ?? []).map(({ _id }) => _id))}
          />
        </Suspense>
      )}
    </>
  )
}
