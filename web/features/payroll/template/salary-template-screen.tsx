import { t } from '@lingui/core/macro'
import { Box } from '@mui/material'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { ReplyOf } from '@muster/contract/routes.ts'
import type { RouteOf } from '../../../shared/call/types.ts'
import { useApi } from '../../../shared/call/use-api.ts'
import { useCall } from '../../../shared/call/use-call.ts'
import { DateText } from '../../../shared/format/date-text.tsx'
import { Money } from '../../../shared/format/money-text.tsx'
import { formatMoney } from '../../../shared/format/money.ts'
import { useCan } from '../../../shared/session/session.ts'
import { snack } from '../../../shared/snackbar/snackbar.ts'
import type { Column } from '../../../shared/table/column.ts'
import { DataList } from '../../../shared/table/data-list.tsx'
import { useListQuery } from '../../../shared/table/list-query.ts'
import { ConfirmDialog } from '../../../shared/form/confirm/confirm-dialog.tsx'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { AmountBar } from './amount-bar.tsx'

type Row = ReplyOf<RouteOf<'GET /api/v1/user/salary-template-table'>>['data'][number]

const columns: Column<Row>[] = [
  { key: 'name', header: t`Name`, cell: (row) => row.name, sort: 'name' },
  { key: 'parts', header: t`Composition`, cell: (row) => <AmountBar parts={row.sample} />, from: 'md', card: 'none' },
  {
    key: 'components',
    header: t`Components`,
    cell: (row) => row.components,
    sort: 'components',
    align: 'right',
    card: 'fact',
  },
  { key: 'people', header: t`People`, cell: (row) => row.people, sort: 'people', align: 'right', card: 'fact' },
  {
    key: 'sample',
    header: t`Monthly for ${formatMoney(60_000_000)} CTC`,
    cell: (row) => <Money value={row.sampleMonthlyPaise} />,
    align: 'right',
    from: 'md',
    card: 'fact',
  },
  {
    key: 'updated',
    header: t`Last updated`,
    cell: (row) => <DateText value={row.updatedAt} />,
    sort: 'updatedAt',
    from: 'lg',
    card: 'none',
  },
]

/** The salary templates: how a cost to company is divided. */
export default function SalaryTemplateScreen() {
  const canWrite = useCan('salaryTemplateWrite')
  const [deleting, setDeleting] = useState<Row | null>(null)
  const list = useListQuery({ sorts: ['name', 'components', 'people', 'updatedAt'], sortBy: 'name' })
  const reply = useApi('GET /api/v1/user/salary-template-table', { query: list.query })
  const remove = useCall('DELETE /api/v1/user/salary-template/{id}', {
    stale: ['GET /api/v1/user/salary-template-table', 'GET /api/v1/user/salary-template'],
  })
  const edit = (row: Row) => `/home/payroll/add?id=${row._id}`
  const add = canWrite && { label: t`Add template`, icon: Plus, to: '/home/payroll/add' }
  return (
    <>
      <PageHeader
        title={t`Salary templates`}
        subtitle={t`How the annual CTC is split into components.`}
        primary={add}
      />
      <Panel flush>
        <DataList
          reply={reply}
          list={list}
          words={{
            label: t`Salary templates`,
            failed: t`Could not load salary templates.`,
            unmatched: t`No salary templates match these filters`,
          }}
          searchLabel={t`Search templates`}
          columns={columns}
          rowKey={(row) => row._id}
          rowName={(row) => row.name}
          {...(canWrite
            ? {
                rowLink: edit,
                rowActions: (row: Row) => [
                  { label: t`Edit`, to: edit(row) },
                  { label: t`Delete`, danger: true, onClick: () => setDeleting(row) },
                ],
              }
            : {})}
          empty={
            <EmptyState
              title={t`No salary templates yet`}
              text={t`Add a template to set employee salaries.`}
              action={add}
            />
          }
        />
      </Panel>
      <ConfirmDialog
        open={deleting !== null}
        title={t`Delete "${deleting?.name ?? ''}"?`}
        confirm={t`Delete template`}
        onConfirm={async () => {
          if (deleting) await remove.run({ params: { id: deleting._id } })
          snack(t`Salary template deleted`)
        }}
        onClose={() => setDeleting(null)}
      >
        <Box component="span">{t`Existing salaries and payslips do not change. This cannot be undone.`}</Box>
      </ConfirmDialog>
    </>
  )
}
