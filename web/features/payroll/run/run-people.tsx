import { t } from '@lingui/core/macro'
import { Box } from '@mui/material'
import { type ReactNode, Suspense, useState } from 'react'
import { useApi } from '../../../shared/call/use-api.ts'
import { formatDays } from '../../../shared/format/time.ts'
import { Money } from '../../../shared/format/money-text.tsx'
import { lazyDialog } from '../../../shared/part/lazy-part.tsx'
import type { Column } from '../../../shared/table/column.ts'
import { DataList } from '../../../shared/table/data-list.tsx'
import { useListQuery } from '../../../shared/table/list-query.ts'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { Person } from '../../../shared/ui/person.tsx'
import { StatusChip } from '../../../shared/ui/status-chip.tsx'
import { useSidePanel } from '../../../shared/ui/side-panel/use-side-panel.ts'
import { useCan } from '../../../shared/session/session.ts'
import { entityFilters, useEntities } from '../legal-entity/use-entities.ts'
import type { PayRun, PayslipRow } from '../types.ts'
import { signedMoney } from '../signed-money.ts'

const flags = {
  new: { label: t`New`, tone: 'info' },
  leaving: { label: t`Leaving`, tone: 'warning' },
  changed: { label: t`Change over 10 %`, tone: 'warning' },
  lossOfPay: { label: t`Loss of pay`, tone: 'neutral' },
  arrears: { label: t`Arrears`, tone: 'info' },
  onHold: { label: t`On hold`, tone: 'warning' },
} as const

// The payslip is loaded when one is opened,
// and so are the dialogs.
const HoldOrRelease = lazyDialog(() => import('./hold-or-release.tsx'))
const PayslipPanel = lazyDialog(() => import('../payslip/payslip-panel.tsx'))

const columns: Column<PayslipRow>[] = [
  {
    key: 'name',
    header: t`Person`,
    cell: (row) => (
      <Person
        name={row.employee.name}
        photo={null}
        detail={`${row.employee.code}${row.employee.department ? ` · ${row.employee.department}` : ''}`}
      />
    ),
    sort: 'name',
  },
  {
    key: 'lossOfPay',
    header: t`LOP days`,
    cell: (row) => (row.lossOfPayHalfDays === 0 ? '–' : formatDays(row.lossOfPayHalfDays / 2)),
    sort: 'lossOfPay',
    align: 'right',
    from: 'md',
    card: 'none',
  },
  {
    key: 'gross',
    header: t`Gross`,
    cell: (row) => <Money value={row.grossPaise} />,
    sort: 'gross',
    align: 'right',
    from: 'md',
    card: 'none',
  },
  {
    key: 'reimbursements',
    header: t`Reimbursements`,
    cell: (row) => <Money value={row.reimbursementsPaise} />,
    align: 'right',
    from: 'lg',
    card: 'none',
  },
  {
    key: 'deductions',
    header: t`Deductions`,
    cell: (row) => <Money value={row.deductionsPaise} />,
    sort: 'deductions',
    align: 'right',
    from: 'lg',
    card: 'none',
  },
  {
    key: 'net',
    header: t`Net`,
    cell: (row) => <Money value={row.netPaise} />,
    sort: 'net',
    align: 'right',
    card: 'fact',
  },
  { key: 'change', header: t`Change`, cell: (row) => changeOf(row), sort: 'change', align: 'right', card: 'fact' },
  {
    key: 'flags',
    header: t`Flags`,
    cell: (row) => (
      <Box sx={{ display: 'flex', gap: 0.5, flexWrap: 'wrap' }}>
        {row.flags.map((flag) => (
          <StatusChip key={flag} status={flag} {...flags[flag]} />
        ))}
        {row.hold === null ? null : (
          <Box component="span" sx={{ fontSize: '0.75rem', color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {row.hold.by === null ? row.hold.reason : `${row.hold.reason} (${row.hold.by})`}
          </Box>
        )}
      </Box>
    ),
    card: 'meta',
  },
]

/** The payslips of a run; a row opens its payslip beside the list. */
export default function RunPeople({ run }: { run: PayRun }) {
  const canWrite = useCan('payRollHistoryWrite')
  const [asking, setAsking] = useState<PayslipRow | null>(null)
  const panel = useSidePanel()
  const list = useListQuery({
    sorts: ['name', 'lossOfPay', 'gross', 'deductions', 'net', 'change'],
    sortBy: 'change',
    sortOrder: 'desc',
    filters: { flag: ['new', 'leaving', 'changed', 'lossOfPay', 'arrears', 'onHold'], entity: 'any' },
  })
  const reply = useApi('GET /api/v1/user/payrun/{id}/payslips', {
    params: { id: run._id },
    query: { ...list.query, attempt: run.attempt },
  })
  const actions = (row: PayslipRow) => [
    row.hold === null &&
      run.state !== 'paid' &&
      row.netPaise > 0 && { label: t`Hold pay`, onClick: () => setAsking(row) },
    row.hold !== null && { label: t`Release pay`, onClick: () => setAsking(row) },
  ]
  const entities = useEntities()
  const options = Object.entries(flags).map(([value, { label }]) => ({ value, label }))
  return (
    <>
      <Panel flush>
        <DataList
          reply={reply}
          list={list}
          words={{
            label: t`Payslips`,
            failed: t`Could not load payslips.`,
            unmatched: t`No payslips match these filters`,
          }}
          searchLabel={t`Search people`}
          filters={[{ name: 'flag', label: t`Flags`, options }, ...entityFilters(entities)]}
          columns={columns}
          rowKey={(row) => row._id}
          rowName={(row) => row.employee.name}
          onOpen={(row) => panel.open(row._id)}
          {...(canWrite && run.kind !== 'reversal' ? { rowActions: actions } : {})}
          empty={<EmptyState title={t`No payslips in this pay run`} text={t`The Excluded tab shows why.`} />}
        />
      </Panel>
      {asking === null ? null : (
        <Suspense>
          <HoldOrRelease run={run} row={asking} onClose={() => setAsking(null)} />
        </Suspense>
      )}
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

function changeOf({ netPaise, previousNetPaise }: PayslipRow): ReactNode {
  if (previousNetPaise === null) return '–'
  return <span className="amount">{signedMoney(netPaise - previousNetPaise)}</span>
}
