import { t } from '@lingui/core/macro'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useApi } from '../../../shared/call/use-api.ts'
import { useCall } from '../../../shared/call/use-call.ts'
import { taxTreatments, wageClasses } from '@muster/contract/payroll/salary/component-flags.ts'
import type { ReplyOf } from '@muster/contract/routes.ts'
import { messageOf } from '../../../shared/call/api-error.ts'
import type { RouteOf } from '../../../shared/call/types.ts'
import { useCan } from '../../../shared/session/session.ts'
import { snack, snackError } from '../../../shared/snackbar/snackbar.ts'
import type { Column } from '../../../shared/table/column.ts'
import { DataList } from '../../../shared/table/data-list.tsx'
import { useListQuery } from '../../../shared/table/list-query.ts'
import { ConfirmDialog } from '../../../shared/form/confirm/confirm-dialog.tsx'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { StatusChip } from '../../../shared/ui/status-chip.tsx'
import { calculationText, typeLabel, typeOptions } from './calculation.ts'

type Row = ReplyOf<RouteOf<'GET /api/v1/user/salary-component'>>['data'][number]

const columns: Column<Row>[] = [
  { key: 'name', header: t`Name`, cell: (row) => row.name, sort: 'name' },
  { key: 'code', header: t`Code`, cell: (row) => row.code, sort: 'code', from: 'md', card: 'meta' },
  { key: 'type', header: t`Type`, cell: (row) => typeLabel(row.type), sort: 'type' },
  { key: 'calculation', header: t`Calculation`, cell: (row) => calculationText(row.calculation) },
  {
    key: 'wages',
    header: t`Wage treatment`,
    cell: (row) => (row.type === 'deduction' ? '—' : wageClasses[row.wageClass]),
    from: 'lg',
    card: 'none',
  },
  {
    key: 'tax',
    header: t`Income tax`,
    cell: (row) => (row.type === 'deduction' ? '—' : taxTreatments[row.tax]),
    from: 'lg',
    card: 'none',
  },
  {
    key: 'prorated',
    header: t`Loss of pay`,
    cell: (row) => (row.isProrated ? t`Prorated` : t`Not prorated`),
    from: 'lg',
    card: 'none',
  },
  {
    key: 'templates',
    header: t`Templates`,
    cell: (row) => row.templates,
    sort: 'templates',
    align: 'right',
    card: 'none',
  },
  {
    key: 'status',
    header: t`Status`,
    cell: (row) => <StatusChip status={row.isActive ? 'active' : 'inactive'} />,
    card: 'status',
  },
]

/** The components of pay. */
export default function SalaryComponentScreen() {
  const canWrite = useCan('salaryComponentWrite')
  const [deleting, setDeleting] = useState<Row | null>(null)
  const list = useListQuery({
    sorts: ['type', 'name', 'code', 'templates', 'createdAt'],
    sortBy: 'type',
    filters: { type: ['earning', 'deduction', 'reimbursement', 'employer', 'benefit'] },
  })
  const reply = useApi('GET /api/v1/user/salary-component', { query: list.query })
  const stale = ['GET /api/v1/user/salary-component', 'GET /api/v1/user/salary-component-basic'] as const
  const save = useCall('PUT /api/v1/user/salary-component/{id}', { stale })
  const remove = useCall('DELETE /api/v1/user/salary-component/{id}', { stale })

  const setActive = async ({ _id: id, templates: _, createdAt: __, ...row }: Row) => {
    try {
      await save.run({ params: { id }, body: { ...row, isActive: !row.isActive } })
      snack(row.isActive ? t`${row.name} deactivated` : t`${row.name} activated`)
    } catch (error) {
      snackError(messageOf(error))
    }
  }
  const add = canWrite && { label: t`Add component`, icon: Plus, to: '/home/payroll/add-salary-component' }
  return (
    <>
      <PageHeader
        title={t`Salary components`}
        subtitle={t`Earnings, deductions and other components of pay.`}
        primary={add}
      />
      <Panel flush>
        <DataList
          reply={reply}
          list={list}
          words={{
            label: t`Salary components`,
            failed: t`Could not load salary components.`,
            unmatched: t`No salary components match these filters`,
          }}
          searchLabel={t`Search components`}
          filters={[{ name: 'type', label: t`Type`, options: typeOptions }]}
          columns={columns}
          rowKey={(row) => row._id}
          rowName={(row) => row.name}
          {...(canWrite
            ? {
                rowLink: (row: Row) => `/home/payroll/edit-salary-component/${row._id}`,
                rowActions: (row: Row) => [
                  { label: t`Edit`, to: `/home/payroll/edit-salary-component/${row._id}` },
                  { label: row.isActive ? t`Deactivate` : t`Activate`, onClick: () => void setActive(row) },
                  { label: t`Delete`, danger: true, onClick: () => setDeleting(row) },
                ],
              }
            : {})}
          empty={
            <EmptyState
              title={t`No salary components yet`}
              text={t`Add the components that your salary templates use.`}
              action={add}
            />
          }
        />
      </Panel>
      <ConfirmDialog
        open={deleting !== null}
        title={t`Delete "${deleting?.name ?? ''}"?`}
        confirm={t`Delete component`}
        onConfirm={async () => {
          if (deleting) await remove.run({ params: { id: deleting._id } })
          snack(t`Salary component deleted`)
        }}
        onClose={() => setDeleting(null)}
      >{t`Existing salaries and payslips do not change. This cannot be undone.`}</ConfirmDialog>
    </>
  )
}
