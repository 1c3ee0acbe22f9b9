import { t } from '@lingui/core/macro'
import { Box } from '@mui/material'
import type { ReplyOf } from '@muster/contract/routes.ts'
import { Suspense } from 'react'
import type { RouteOf } from '../../../../shared/call/types.ts'
import { useApi } from '../../../../shared/call/use-api.ts'
import { Money } from '../../../../shared/format/money-text.tsx'
import { lazyDialog } from '../../../../shared/part/lazy-part.tsx'
import type { Column } from '../../../../shared/table/column.ts'
import { DataList } from '../../../../shared/table/data-list.tsx'
import type { ListQuery } from '../../../../shared/table/list-query.ts'
import { EmptyState } from '../../../../shared/ui/empty-state.tsx'
import { Panel } from '../../../../shared/ui/panel.tsx'
import { Person } from '../../../../shared/ui/person.tsx'
import { useSidePanel } from '../../../../shared/ui/side-panel/use-side-panel.ts'
import type { CauseTotal } from './change-causes.tsx'
import { signedMoney } from '../../signed-money.ts'

type Row = ReplyOf<RouteOf<'GET /api/v1/user/payrun/{id}/difference/people'>>['data'][number]
type Cause = CauseTotal['cause']

const PayslipPanel = lazyDialog(() => import('../../payslip/payslip-panel.tsx'))

interface Props {
  runId: string
  attempt: number
  list: ListQuery<'name' | 'amount', { cause: readonly Cause[] }>
  causes: readonly CauseTotal[]
}

/** The people whose net pay changed, with every cause in words; a row opens the payslip. */
export function ChangePeople({ runId, attempt, list, causes }: Props) {
  const panel = useSidePanel()
  const reply = useApi('GET /api/v1/user/payrun/{id}/difference/people', {
    params: { id: runId },
    query: { ...list.query, attempt },
  })
  const options = causes.map(({ cause, name }) => ({ value: cause, label: name }))
  return (
    <>
      <Panel flush>
        <DataList
          reply={reply}
          list={list}
          words={{ label: t`People`, failed: t`Could not load people.`, unmatched: t`No people match these filters` }}
          searchLabel={t`Search people`}
          filters={[{ name: 'cause', label: t`Cause`, options }]}
          columns={columns(list.filters.cause)}
          rowKey={({ employee }) => employee._id}
          rowName={({ employee }) => employee.name}
          onOpen={({ payslipId }) => (payslipId === null ? undefined : panel.open(payslipId))}
          empty={<EmptyState title={t`No changes in net pay`} />}
        />
      </Panel>
      {panel.id === null ? null : (
        <Suspense>
          <PayslipPanel
            id={panel.id}
            onClose={panel.close}
            {...panel.beside((reply.data?.data ?? []).flatMap(({ payslipId }) => payslipId ?? []))}
          />
        </Suspense>
      )}
    </>
  )
}

function columns(chosen: Cause | undefined): Column<Row>[] {
  return [
    {
      key: 'name',
      header: t`Person`,
      cell: ({ employee: { name, code, department } }) => (
        <Person name={name} photo={null} detail={department === null ? code : `${code} · ${department}`} />
      ),
      sort: 'name',
    },
    { key: 'why', header: t`Reason`, cell: (row) => <Why row={row} chosen={chosen} />, card: 'meta' },
    {
      key: 'net',
      header: t`Net`,
      cell: ({ netAfterPaise }) => (netAfterPaise === null ? '–' : <Money value={netAfterPaise} />),
      align: 'right',
      from: 'md',
      card: 'none',
    },
    {
      key: 'amount',
      header: t`Change`,
      cell: ({ amountPaise }) => signedMoney(amountPaise),
      sort: 'amount',
      align: 'right',
      card: 'fact',
    },
  ]
}

function Why({ row, chosen }: { row: Row; chosen: Cause | undefined }) {
  const shown = chosen === undefined ? row.causes : row.causes.filter(({ cause }) => cause === chosen)
  return (
    <Box
      component="ul"
      sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.5, fontSize: '0.8125rem', overflowWrap: 'anywhere' }}
    >
      {shown.map(({ cause, name, amountPaise, words }) => (
        <li key={cause}>
          <Box component="span" sx={{ color: 'text.primary' }}>
            {name} {signedMoney(amountPaise)}
          </Box>
          <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
            {words}
          </Box>
        </li>
      ))}
    </Box>
  )
}
