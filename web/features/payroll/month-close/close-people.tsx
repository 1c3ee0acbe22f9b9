import { t } from '@lingui/core/macro'
import { Box } from '@mui/material'
import { messageOf } from '../../../shared/call/api-error.ts'
import type { ReplyOf } from '@muster/contract/routes.ts'
import type { RouteOf } from '../../../shared/call/types.ts'
import { useApi } from '../../../shared/call/use-api.ts'
import { useCall } from '../../../shared/call/use-call.ts'
import { useCan } from '../../../shared/session/session.ts'
import { snack, snackError } from '../../../shared/snackbar/snackbar.ts'
import type { Column } from '../../../shared/table/column.ts'
import { DataList } from '../../../shared/table/data-list.tsx'
import type { ListQuery } from '../../../shared/table/list-query.ts'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { Person } from '../../../shared/ui/person.tsx'
import { runReads } from '../types.ts'
import { closeItems, type CloseItem, type MonthClose } from './close-items.ts'

type Row = ReplyOf<RouteOf<'GET /api/v1/user/month-close/{item}'>>['data'][number]

interface Props {
  item: CloseItem
  month: string
  run: MonthClose['run']
  list: ListQuery<never, { item: readonly CloseItem[] }>
}

const columns: Column<Row>[] = [
  {
    key: 'name',
    header: t`Person`,
    cell: ({ employee }) => <Person name={employee.name} photo={null} detail={employee.code} />,
  },
  { key: 'detail', header: t`Details`, cell: ({ detail }) => detail, card: 'meta' },
]

/** The people of one item: a row leads to where it is settled; people with changed inputs are recalculated here. */
export function ClosePeople({ item, month, run, list }: Props) {
  const words = closeItems[item]
  const canFix = useCan(words.access)
  const canCalculate = useCan('payRollHistoryWrite') && item === 'changed' && run?.state === 'calculated'
  const { page, limit } = list.query
  const reply = useApi('GET /api/v1/user/month-close/{item}', { params: { item }, query: { page, limit } })
  const call = useCall('POST /api/v1/user/payrun/{id}/recalculate', { stale: runReads })
  const recalculate = async ({ employee }: Row) => {
    if (run === null) return
    try {
      await call.run({ params: { id: run._id }, body: { employeeId: employee._id, attempt: run.attempt } })
      snack(t`${employee.name} recalculated`)
    } catch (error) {
      snackError(messageOf(error))
    }
  }
  return (
    <Box sx={{ mt: 2 }}>
      <DataList
        reply={reply}
        list={list}
        words={{ label: words.label, failed: t`Could not load people.`, unmatched: t`No people match these filters` }}
        columns={[
          ...columns,
          ...(canFix ? [{ key: 'fix', header: t`Fix in`, cell: () => words.fix, card: 'fact' } as const] : []),
        ]}
        rowKey={({ employee, detail }) => `${employee._id} ${detail}`}
        rowName={({ employee }) => employee.name}
        {...(canFix ? { rowLink: ({ employee }: Row) => words.to(employee._id, month) } : {})}
        {...(canCalculate
          ? {
              rowActions: (row: Row) => [
                { label: t`Recalculate`, onClick: () => void recalculate(row), pending: call.pending },
              ],
            }
          : {})}
        empty={<EmptyState title={t`No one is affected now`} />}
      />
    </Box>
  )
}
