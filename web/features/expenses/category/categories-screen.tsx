import { t } from '@lingui/core/macro'
import { Plus, ReceiptText } from 'lucide-react'
import { Suspense, useState } from 'react'
import { api } from '../../../shared/call/api.ts'
import { invalidate, useApi } from '../../../shared/call/use-api.ts'
import { formatMoney } from '../../../shared/format/money.ts'
import { Money } from '../../../shared/format/money-text.tsx'
import { lazyDialog } from '../../../shared/part/lazy-part.tsx'
import { useCan } from '../../../shared/session/session.ts'
import { snack } from '../../../shared/snackbar/snackbar.ts'
import type { Column } from '../../../shared/table/column.ts'
import { DataList } from '../../../shared/table/data-list.tsx'
import { ConfirmDialog } from '../../../shared/form/confirm/confirm-dialog.tsx'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { StatusChip } from '../../../shared/ui/status-chip.tsx'
import { basisLabels, type Category, useLabels } from './category-values.ts'

const CategoryDialog = lazyDialog(() => import('./category-dialog.tsx'))
const TravelRuleDialog = lazyDialog(() => import('../travel/travel-rule-dialog.tsx'))

const list = 'GET /api/v1/user/expense-category'

const columns: Column<Category>[] = [
  { key: 'name', header: t`Category`, cell: ({ name }) => name },
  { key: 'basis', header: t`Calculated by`, cell: ({ basis }) => basisLabels[basis], card: 'meta' },
  { key: 'use', header: t`Used in`, cell: ({ use }) => useLabels[use], card: 'meta' },
  {
    key: 'bill',
    header: t`Bill required above`,
    cell: ({ billAbovePaise }) => (billAbovePaise === null ? '–' : <Money value={billAbovePaise} />),
    align: 'right',
    card: 'fact',
  },
  {
    key: 'rate',
    header: t`Rate`,
    cell: ({ basis, rates: [rate] }) => {
      if (rate === undefined) return '–'
      const amount = formatMoney(rate.ratePaise, { exact: true })
      return basis === 'mileage' ? t`${amount} per km` : t`${amount} per day`
    },
    align: 'right',
    from: 'md',
    card: 'fact',
  },
  {
    key: 'tax',
    header: t`Tax`,
    cell: ({ isTaxed }) => (isTaxed ? t`Taxable` : t`Not taxable`),
    from: 'md',
    card: 'none',
  },
  {
    key: 'active',
    header: t`Status`,
    cell: ({ isActive }) => <StatusChip status={isActive ? 'active' : 'inactive'} />,
    card: 'fact',
  },
]

/** Expense categories and their rules. */
export default function CategoriesScreen() {
  const reply = useApi(list)
  const canWrite = useCan('payRunConfigWrite')
  const [open, setOpen] = useState<Category | 'new' | null>(null)
  const [deleting, setDeleting] = useState<Category | null>(null)
  const { data: rule } = useApi('GET /api/v1/user/travel-rule')
  const [isRuleOpen, setRuleOpen] = useState(false)
  const add = { label: t`Add category`, icon: Plus, onClick: () => setOpen('new') }
  return (
    <>
      <PageHeader
        title={t`Expense categories`}
        subtitle={t`Limits, rates and bill rules for claims and travel expenses.`}
        primary={canWrite && add}
        secondary={[canWrite && rule && { label: t`Travel rules`, onClick: () => setRuleOpen(true) }]}
      />
      <Panel flush>
        <DataList
          reply={reply}
          words={{
            label: t`Expense categories`,
            failed: t`Could not load expense categories.`,
            unmatched: t`No categories match these filters`,
          }}
          columns={columns}
          rowKey={({ _id }) => _id}
          rowName={({ name }) => name}
          {...(canWrite
            ? {
                onOpen: (row: Category) => setOpen(row),
                rowActions: (row: Category) => [
                  { label: t`Edit`, onClick: () => setOpen(row) },
                  !row.isUsed && { label: t`Delete`, danger: true, onClick: () => setDeleting(row) },
                ],
              }
            : {})}
          empty={
            <EmptyState
              icon={ReceiptText}
              title={t`No expense categories yet`}
              text={t`Employees choose a category for each expense. Add your first category.`}
              action={canWrite ? add : undefined}
            />
          }
        />
      </Panel>
      <Suspense fallback={null}>
        {isRuleOpen && rule ? <TravelRuleDialog rule={rule} onClose={() => setRuleOpen(false)} /> : null}
        {open === null ? null : (
          <CategoryDialog category={open === 'new' ? undefined : open} onClose={() => setOpen(null)} />
        )}
      </Suspense>
      <ConfirmDialog
        open={deleting !== null}
        title={t`Delete "${deleting?.name ?? ''}"?`}
        confirm={t`Delete category`}
        danger
        onConfirm={async () => {
          if (deleting === null) return
          await api('DELETE /api/v1/user/expense-category/{id}', { params: { id: deleting._id } })
          snack(t`Category deleted`)
          void invalidate(list, 'GET /api/v1/employee/expense-category')
        }}
        onClose={() => setDeleting(null)}
      >
        {t`Employees can no longer choose it.`}
      </ConfirmDialog>
    </>
  )
}
