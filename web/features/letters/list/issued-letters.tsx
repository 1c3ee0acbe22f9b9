import { t } from '@lingui/core/macro'
import { Box, Typography } from '@mui/material'
import { Ban, Download } from 'lucide-react'
import { Suspense, useState } from 'react'
import { letterKindNames } from '@muster/contract/letters/letter-kinds.ts'
import { api } from '../../../shared/call/api.ts'
import { useApiWith } from '../../../shared/call/use-api.ts'
import { DateInput } from '../../../shared/form/date/date-field.tsx'
import { DateText } from '../../../shared/format/date-text.tsx'
import { formatDate } from '../../../shared/format/date.ts'
import { lazyDialog } from '../../../shared/part/lazy-part.tsx'
import { useCan, useSession } from '../../../shared/session/session.ts'
import type { Column } from '../../../shared/table/column.ts'
import { DataList } from '../../../shared/table/data-list.tsx'
import type { Filter } from '../../../shared/table/filter.ts'
import { useListQuery } from '../../../shared/table/list-query.ts'
import { useDownload } from '../../../shared/table/use-download.ts'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { Person } from '../../../shared/ui/person.tsx'
import { StatusChip } from '../../../shared/ui/status-chip.tsx'
import { fileName, kindLabels, kindOptions, type Letter, stateLabels } from '../letter-labels.ts'

const CancelDialog = lazyDialog(() => import('./cancel-dialog.tsx'))

const states = ['making', 'issued', 'acknowledged', 'cancelled'] as const

/** Everyone's letters, or one employee's. */
export function IssuedLetters({ employeeId }: { employeeId?: string }) {
  const list = useListQuery({
    limit: 20,
    filters: { kind: letterKindNames, state: states, from: 'any', to: 'any' } as const,
  })
  const query = { ...list.query, ...(employeeId === undefined ? {} : { employeeId }) }
  // The list refetches while a document is being created.
  const again = { refreshInterval: (page: { data: Letter[] } | undefined) => (page?.data.some(isMaking) ? 3000 : 0) }
  const reply = useApiWith(again, 'GET /api/v1/user/letter', { query })
  const download = useDownload()
  const canIssue = useCan('letterWrite')
  const own = useSession(({ user }) => user?.employeeId)
  const [cancelling, setCancelling] = useState<Letter | null>(null)
  const open = ({ _id: id, number }: Letter) =>
    void download.run(fileName(number), () => api('GET /api/v1/user/letter/{id}/pdf', { params: { id } }))
  return (
    <Panel flush>
      <DataList
        reply={reply}
        list={list}
        words={{ label: t`Letters`, failed: t`Could not load letters.`, unmatched: t`No letters match these filters` }}
        searchLabel={t`Search by name, employee ID or number`}
        filters={filters}
        columns={employeeId === undefined ? [columns[0]!, whose, ...columns.slice(1)] : columns}
        rowKey={({ _id }) => _id}
        rowName={({ number }) => number}
        rowActions={(row) => [
          row.canOpen && { label: t`Download PDF`, icon: Download, onClick: () => open(row) },
          canIssue &&
            row.cancelledAt === null &&
            row.state !== 'making' &&
            row.employee._id !== own && {
              label: t`Cancel letter`,
              icon: Ban,
              danger: true,
              onClick: () => setCancelling(row),
            },
        ]}
        empty={<EmptyState title={t`No letters yet`} text={t`Letters you issue appear here with their numbers.`} />}
      />
      <Suspense fallback={null}>
        {cancelling ? <CancelDialog letter={cancelling} onClose={() => setCancelling(null)} /> : null}
      </Suspense>
    </Panel>
  )
}

const isMaking = ({ state }: Letter) => state === 'making'

const whose: Column<Letter> = {
  key: 'employee',
  header: t`Employee`,
  cell: ({ employee }) => <Person name={employee.name} photo={employee.photo} detail={employee.code} />,
  card: 'fact',
}

const columns: Column<Letter>[] = [
  { key: 'number', header: t`Number`, cell: ({ number }) => <span className="whole">{number}</span>, card: 'title' },
  { key: 'kind', header: t`Letter`, cell: ({ kind }) => kindLabels[kind], card: 'meta' },
  { key: 'day', header: t`Date`, cell: ({ day }) => <DateText value={day} />, card: 'fact' },
  { key: 'by', header: t`Issued by`, cell: ({ issuedBy }) => issuedBy, from: 'lg', card: 'none' },
  {
    key: 'status',
    header: t`Status`,
    cell: (letter) => <LetterState {...letter} />,
    file: [
      { header: t`Status`, value: ({ state }) => stateLabels[state].label },
      { header: t`Reason for cancelling`, value: ({ cancelReason }) => cancelReason },
    ],
  },
]

const dateFilter = (name: string, label: string): Filter => ({
  ...{ name, label, words: formatDate },
  control: (value, set) => <DateInput label={label} value={value ?? null} onChange={(day) => set(day ?? undefined)} />,
})

const filters: readonly Filter[] = [
  { name: 'kind', label: t`Letter`, options: kindOptions },
  { name: 'state', label: t`Status`, options: states.map((value) => ({ value, label: stateLabels[value].label })) },
  dateFilter('from', t`From date`),
  dateFilter('to', t`To date`),
]

function LetterState({ state, cancelReason }: Pick<Letter, 'state' | 'cancelReason'>) {
  return (
    <Box>
      <StatusChip status={state} {...stateLabels[state]} />
      {cancelReason === null ? null : (
        <Typography variant="caption" component="p">
          {cancelReason}
        </Typography>
      )}
    </Box>
  )
}
