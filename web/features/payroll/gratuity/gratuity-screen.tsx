import { t } from '@lingui/core/macro'
import { Download } from 'lucide-react'
import { useState } from 'react'
import type { ReplyOf } from '@muster/contract/routes.ts'
import { api } from '../../../shared/call/api.ts'
import type { RouteOf } from '../../../shared/call/types.ts'
import { useApi } from '../../../shared/call/use-api.ts'
import { formatDate } from '../../../shared/format/date.ts'
import { DateText } from '../../../shared/format/date-text.tsx'
import { formatMoney } from '../../../shared/format/money.ts'
import { Money } from '../../../shared/format/money-text.tsx'
import type { Column } from '../../../shared/table/column.ts'
import { DataList } from '../../../shared/table/data-list.tsx'
import { useListQuery } from '../../../shared/table/list-query.ts'
import { useDownload } from '../../../shared/table/use-download.ts'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { Person } from '../../../shared/ui/person.tsx'
import { SidePanel } from '../../../shared/ui/side-panel/side-panel.tsx'
import { StatStrip } from '../../../shared/ui/stat-strip.tsx'
import { StatusChip } from '../../../shared/ui/status-chip.tsx'
import { SeveralNotice } from '../legal-entity/several-notice.tsx'
import { entityFilters, useEntities } from '../legal-entity/use-entities.ts'
import type { OfEntity } from '../output/of-entity.ts'
import { TraceSteps } from '../payslip/trace-steps.tsx'

type Row = ReplyOf<RouteOf<'GET /api/v1/user/gratuity'>>['data'][number]

const columns = (isOfSeveral: boolean): Column<Row>[] => [
  {
    key: 'name',
    header: t`Employee`,
    cell: ({ employee }) => <Person name={employee.name} photo={null} detail={employee.code} />,
    sort: 'name',
  },
  ...(isOfSeveral
    ? [{ key: 'entity', header: t`Legal entity`, cell: ({ entity }: Row) => entity?.name, card: 'meta' as const }]
    : []),
  { key: 'joined', header: t`Joined`, cell: ({ joinedOn }) => <DateText value={joinedOn} />, from: 'lg', card: 'none' },
  { key: 'service', header: t`Service`, cell: ({ service }) => service, card: 'meta' },
  {
    key: 'wages',
    header: t`Last wages`,
    cell: ({ wagesPaise }) => <Money value={wagesPaise} />,
    align: 'right',
    from: 'md',
    card: 'none',
  },
  {
    key: 'payable',
    header: t`Payable today`,
    cell: ({ payablePaise }) => <Money value={payablePaise} />,
    align: 'right',
    sort: 'payable',
    card: 'fact',
  },
  {
    key: 'accrued',
    header: t`Accrued`,
    cell: ({ accruedPaise }) => <Money value={accruedPaise} />,
    align: 'right',
    sort: 'accrued',
    card: 'fact',
  },
  {
    key: 'state',
    header: t`Status`,
    cell: ({ isVested }) =>
      isVested ? (
        <StatusChip status="vested" label={t`Entitled`} tone="success" />
      ) : (
        <StatusChip status="notVested" label={t`Not yet entitled`} tone="neutral" />
      ),
    card: 'status',
  },
]

const states = [
  { value: 'vested', label: t`Entitled` },
  { value: 'notVested', label: t`Not yet entitled` },
]

/** The gratuity that the company owes as of today, by person, with its calculation. */
export default function GratuityScreen() {
  const list = useListQuery({
    limit: 20,
    sorts: ['name', 'payable', 'accrued'],
    sortBy: 'name',
    filters: { state: ['vested', 'notVested'], entity: 'any' },
  })
  const reply = useApi('GET /api/v1/user/gratuity', { query: list.query })
  const [open, setOpen] = useState<Row | null>(null)
  const entities = useEntities()
  const { entity } = list.filters
  const ofEntity = entity === undefined ? {} : { entity }
  const download = useDownload()
  const file = (format: 'csv' | 'xlsx') => ({
    ...{ label: format === 'csv' ? t`Download CSV` : t`Download XLSX`, icon: Download, pending: download.pending },
    onClick: () =>
      void download.run(`gratuity-register.${format}`, () =>
        api('GET /api/v1/user/gratuity/file', { query: { format, ...ofEntity } }),
      ),
  })
  return (
    <>
      <PageHeader
        title={t`Gratuity register`}
        subtitle={t`Gratuity owed to current employees, by their service and wages today.`}
        secondary={[file('xlsx'), file('csv')]}
      />
      <SeveralNotice
        text={t`The legal entity that employs a person today owes their gratuity for all of their service.`}
      />
      <Totals query={ofEntity} />
      <Panel flush>
        <DataList
          reply={reply}
          list={list}
          words={{
            label: t`Gratuity register`,
            failed: t`Could not load the gratuity register.`,
            unmatched: t`No people match these filters`,
          }}
          searchLabel={t`Search people`}
          filters={[{ name: 'state', label: t`Status`, options: states }, ...entityFilters(entities)]}
          columns={columns(entities.length > 0)}
          rowKey={({ employee }) => employee._id}
          rowName={({ employee }) => employee.name}
          onOpen={setOpen}
          empty={<EmptyState title={t`No employees yet`} />}
        />
      </Panel>
      {open === null ? null : (
        <SidePanel open title={open.employee.name} onClose={() => setOpen(null)}>
          <TraceSteps steps={open.steps} />
        </SidePanel>
      )}
    </>
  )
}

function Totals({ query }: { query: OfEntity }) {
  const { data, error } = useApi('GET /api/v1/user/gratuity-liability', { query })
  return (
    <StatStrip
      label={t`Gratuity owed`}
      loading={data === undefined && error === undefined}
      stats={[
        {
          label: t`Payable today`,
          value: formatMoney(data?.payablePaise ?? 0),
          detail: t`to ${data?.vested ?? 0} entitled people`,
        },
        {
          label: t`Accrued`,
          value: formatMoney(data?.accruedPaise ?? 0),
          detail: t`for ${data?.people ?? 0} people, entitled or not`,
        },
        { label: t`As of`, value: data === undefined ? '–' : formatDate(data.day) },
      ]}
    />
  )
}
