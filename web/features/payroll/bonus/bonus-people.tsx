import { t } from '@lingui/core/macro'
import { Suspense, useState } from 'react'
import { useApi } from '../../../shared/call/use-api.ts'
import { formatDays } from '../../../shared/format/time.ts'
import { Money } from '../../../shared/format/money-text.tsx'
import { lazyDialog } from '../../../shared/part/lazy-part.tsx'
import type { Column } from '../../../shared/table/column.ts'
import { DataList } from '../../../shared/table/data-list.tsx'
import type { useListQuery } from '../../../shared/table/list-query.ts'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { Person } from '../../../shared/ui/person.tsx'
import { StatusChip } from '../../../shared/ui/status-chip.tsx'
import type { OfEntity } from '../output/of-entity.ts'
import { bonusStates, type BonusPerson, type BonusYear } from './bonus-state.ts'

const PersonPanel = lazyDialog(() => import('./bonus-person-panel.tsx'))
const DecisionDialog = lazyDialog(() => import('./bonus-decision-dialog.tsx'))
const OutsideDialog = lazyDialog(() => import('./bonus-outside-dialog.tsx'))

const columns: Column<BonusPerson>[] = [
  {
    key: 'name',
    header: t`Employee`,
    cell: ({ employee }) => <Person name={employee.name} photo={null} detail={employee.code} />,
    sort: 'name',
  },
  {
    key: 'days',
    header: t`Days worked`,
    cell: ({ halfDays }) => formatDays(halfDays / 2),
    align: 'right',
    from: 'lg',
    card: 'none',
  },
  {
    key: 'wages',
    header: t`Wages earned`,
    cell: ({ wagesPaise }) => <Money value={wagesPaise} />,
    align: 'right',
    from: 'md',
    card: 'none',
  },
  {
    key: 'bonus',
    header: t`Bonus`,
    cell: ({ bonusPaise }) => <Money value={bonusPaise} />,
    align: 'right',
    from: 'md',
    card: 'none',
  },
  {
    key: 'payable',
    header: t`Payable`,
    cell: ({ payablePaise }) => <Money value={payablePaise} />,
    align: 'right',
    sort: 'payable',
    card: 'fact',
  },
  {
    key: 'state',
    header: t`Status`,
    cell: ({ state }) => <StatusChip status={state} label={bonusStates[state].label} tone={bonusStates[state].tone} />,
    card: 'status',
  },
]

const states = Object.entries(bonusStates).map(([value, { label }]) => ({ value, label }))

interface Props {
  year: string
  ofEntity: OfEntity
  list: ReturnType<typeof useListQuery>
  run: BonusYear['run']
  canWrite: boolean
}

/** Everyone in the year, with the basis of their bonus. */
export function BonusPeople({ year, ofEntity, list, run, canWrite }: Props) {
  const reply = useApi('GET /api/v1/user/bonus-run/people', { query: { ...list.query, year, ...ofEntity } as never })
  const [open, setOpen] = useState<{ what: 'steps' | 'decide' | 'outside'; person: BonusPerson } | null>(null)
  const show = (what: 'steps' | 'decide' | 'outside', person: BonusPerson) => setOpen({ what, person })
  const close = () => setOpen(null)
  const isOpen = canWrite && run !== null && run.month === null
  return (
    <Panel flush>
      <DataList
        reply={reply}
        list={list}
        words={{
          label: t`Bonus by person`,
          failed: t`Could not load the bonus.`,
          unmatched: t`No people match these filters`,
        }}
        searchLabel={t`Search people`}
        filters={[{ name: 'state', label: t`Status`, options: states }]}
        columns={columns}
        rowKey={({ employee }) => employee._id}
        rowName={({ employee }) => employee.name}
        onOpen={(person) => show('steps', person)}
        rowActions={(person) => [
          { label: t`How it was calculated`, onClick: () => show('steps', person) },
          isOpen && { label: t`Deductions and exclusion`, onClick: () => show('decide', person) },
          canWrite &&
            (person.state === 'payable' || person.paidOn !== null) &&
            !(person.state === 'paid' && run?.isPaid === true && person.reference === '') && {
              label: t`Payment outside payroll`,
              onClick: () => show('outside', person),
            },
        ]}
        empty={
          <EmptyState
            title={run === null ? t`Not calculated yet` : t`No pay in this year`}
            text={t`The bonus is calculated from the locked payslips of the year.`}
          />
        }
      />
      <Suspense fallback={null}>
        {open?.what === 'steps' ? <PersonPanel person={open.person} onClose={close} /> : null}
        {open?.what === 'decide' ? <DecisionDialog year={year} person={open.person} onClose={close} /> : null}
        {open?.what === 'outside' ? <OutsideDialog year={year} person={open.person} onClose={close} /> : null}
      </Suspense>
    </Panel>
  )
}
