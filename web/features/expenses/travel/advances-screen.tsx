import { t } from '@lingui/core/macro'
import { useState } from 'react'
import { api } from '../../../shared/call/api.ts'
import { invalidate, useApi } from '../../../shared/call/use-api.ts'
import type { Got } from '../../../shared/call/types.ts'
import { formatDate, formatRange } from '../../../shared/format/date.ts'
import { formatMoney } from '../../../shared/format/money.ts'
import { Money } from '../../../shared/format/money-text.tsx'
import { useCan, useSession } from '../../../shared/session/session.ts'
import { snack } from '../../../shared/snackbar/snackbar.ts'
import type { Column } from '../../../shared/table/column.ts'
import { DataList } from '../../../shared/table/data-list.tsx'
import { useListQuery } from '../../../shared/table/list-query.ts'
import { ConfirmDialog } from '../../../shared/form/confirm/confirm-dialog.tsx'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { Person } from '../../../shared/ui/person.tsx'

type Advance = Got<'GET /api/v1/user/travel-advance'>['data'][number]

const columns: Column<Advance>[] = [
  {
    key: 'name',
    header: t`Employee`,
    cell: ({ employee }) => <Person name={employee.name} photo={null} detail={employee.code} />,
  },
  { key: 'number', header: t`Trip`, cell: ({ number, reason }) => `${number} · ${reason}`, card: 'meta' },
  { key: 'days', header: t`Dates`, cell: ({ startsOn, endsOn }) => formatRange(startsOn, endsOn), card: 'meta' },
  {
    key: 'advance',
    header: t`Advance paid`,
    cell: ({ advancePaise }) => <Money value={advancePaise} exact />,
    align: 'right',
    card: 'fact',
  },
  { key: 'state', header: t`Settlement`, cell: (row) => stateText(row), card: 'fact' },
]

function stateText({ isSettling, employee: { leftOn } }: Advance): string {
  if (isSettling) return t`Pending approval`
  return leftOn === null ? t`Not submitted` : t`Not submitted, last day ${formatDate(leftOn)}`
}

/** Paid advances that are neither settled nor recovered. */
export default function AdvancesScreen() {
  const list = useListQuery({ limit: 10 })
  const { page, limit, search } = list.query
  const query = { page, limit, ...(search === undefined ? {} : { search }) }
  const reply = useApi('GET /api/v1/user/travel-advance', { query })
  const mayWrite = useCan('payRollHistoryWrite')
  const own = useSession((session) => session.user?.employeeId)
  const [recovering, setRecovering] = useState<Advance | null>(null)
  return (
    <>
      <PageHeader
        title={t`Travel advances`}
        subtitle={t`Advances paid for trips that have not been settled yet.`}
        secondary={[{ label: t`To pay`, to: '/home/payroll/to-pay' }]}
      />
      <Panel flush>
        <DataList
          reply={reply}
          list={list}
          words={{
            label: t`Travel advances`,
            failed: t`Could not load travel advances.`,
            unmatched: t`No advances match this search`,
          }}
          searchLabel={t`Search people and trips`}
          columns={columns}
          rowKey={({ _id }) => _id}
          rowName={({ employee, number }) => `${employee.name}, ${number}`}
          rowActions={(row) => [
            mayWrite && row.employee._id !== own && { label: t`Recover from pay`, onClick: () => setRecovering(row) },
          ]}
          empty={
            <EmptyState
              title={t`No unsettled advances`}
              text={t`Advances appear here from their payment until the trip is settled.`}
            />
          }
        />
      </Panel>
      <ConfirmDialog
        open={recovering !== null}
        title={t`Recover ${formatMoney(recovering?.advancePaise ?? 0)} from pay?`}
        confirm={t`Recover advance`}
        danger
        onConfirm={async () => {
          if (recovering === null) return
          await api('POST /api/v1/user/travel-advance/{id}/recovery', { params: { id: recovering._id }, body: {} })
          snack(t`The advance is recovered from the next pay`)
          void invalidate(
            'GET /api/v1/user/travel-advance',
            'GET /api/v1/user/payable',
            'GET /api/v1/user/payable-summary',
          )
        }}
        onClose={() => setRecovering(null)}
      >
        {t`${recovering?.employee.name ?? ''} is notified. If the trip is settled later, approved expenses are paid in full.`}
      </ConfirmDialog>
    </>
  )
}
