import { plural, t } from '@lingui/core/macro'
import { Plus } from 'lucide-react'
import type { ReplyOf } from '@muster/contract/routes.ts'
import type { RouteOf } from '../../../shared/call/types.ts'
import { useApi } from '../../../shared/call/use-api.ts'
import { DateText } from '../../../shared/format/date-text.tsx'
import { formatMonth } from '../../../shared/format/date.ts'
import { Money } from '../../../shared/format/money-text.tsx'
import type { Column } from '../../../shared/table/column.ts'
import { DataList } from '../../../shared/table/data-list.tsx'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { ActionButton } from '../../../shared/ui/action/action-button.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { useTdsEntity } from './tds-entity.tsx'

export type TdsMonth = ReplyOf<RouteOf<'GET /api/v1/user/tds-month'>>['months'][number]

const columns: Column<TdsMonth>[] = [
  { key: 'month', header: t`Month`, cell: ({ month }) => formatMonth(month) },
  {
    key: 'people',
    header: t`Employees`,
    cell: ({ people }) => plural(people, { one: '# employee', other: '# employees' }),
    from: 'md',
    card: 'none',
  },
  {
    key: 'deducted',
    header: t`TDS deducted`,
    cell: ({ deductedPaise }) => <Money value={deductedPaise} exact />,
    align: 'right',
    card: 'fact',
  },
  {
    key: 'deposited',
    header: t`Deposited`,
    cell: ({ depositedPaise }) => <Money value={depositedPaise} exact />,
    align: 'right',
    from: 'md',
    card: 'none',
  },
  {
    key: 'open',
    header: t`Outstanding`,
    cell: ({ openPaise }) => <Money value={openPaise} exact />,
    align: 'right',
    card: 'fact',
  },
  { key: 'due', header: t`Due`, cell: ({ dueOn }) => <DateText value={dueOn} />, card: 'meta' },
  {
    key: 'interest',
    header: t`Interest if paid today`,
    cell: ({ interestPaise }) => <Money value={interestPaise} exact />,
    align: 'right',
    card: 'fact',
  },
]

interface Props {
  year: string | undefined
  /** For those who may add a challan: called with its months. */
  onAdd?: (months: string[]) => void
}

/** TDS by the month it was deducted in. */
export function MonthsPanel({ year, onAdd }: Props) {
  const entity = useTdsEntity()
  const query = { ...(year === undefined ? {} : { financialYear: year }), ...entity }
  const reply = useApi('GET /api/v1/user/tds-month', { query })
  const open = reply.data?.months.filter(({ openPaise }) => openPaise > 0).map(({ month }) => month) ?? []
  return (
    <Panel
      title={reply.data === undefined ? t`TDS by month` : t`TDS by month, ${reply.data.financialYear}`}
      flush
      {...(onAdd
        ? {
            action: (
              <ActionButton action={{ label: t`Add challan`, icon: Plus, onClick: () => onAdd(open.slice(0, 1)) }} />
            ),
          }
        : {})}
    >
      <DataList
        reply={{
          data: reply.data?.months,
          error: reply.error,
          isLoading: reply.isLoading,
          mutate: () => void reply.mutate(),
        }}
        words={{
          label: t`TDS by month`,
          failed: t`Could not load TDS by month.`,
          unmatched: t`No months match these filters`,
        }}
        columns={columns}
        rowKey={({ month }) => month}
        rowName={({ month }) => formatMonth(month)}
        {...(onAdd
          ? {
              rowActions: ({ month, openPaise }: TdsMonth) => [
                openPaise > 0 && { label: t`Add challan`, onClick: () => onAdd([month]) },
              ],
            }
          : {})}
        empty={
          <EmptyState
            title={t`No TDS deducted in this year`}
            text={t`TDS appears here once a pay run that deducts it is approved.`}
          />
        }
      />
    </Panel>
  )
}
