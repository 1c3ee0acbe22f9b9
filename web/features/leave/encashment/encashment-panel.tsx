import { Box, Button } from '@mui/material'
import { Suspense, useState } from 'react'
import { api } from '../../../shared/call/api.ts'
import { invalidate, useApi } from '../../../shared/call/use-api.ts'
import { formatDate, formatMonth } from '../../../shared/format/date.ts'
import { lazyDialog } from '../../../shared/part/lazy-part.tsx'
import { useCan } from '../../../shared/session/session.ts'
import { snack } from '../../../shared/snackbar/snackbar.ts'
import type { Column } from '../../../shared/table/column.ts'
import { DataList } from '../../../shared/table/data-list.tsx'
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { daysOf } from '../balance/balance-number.tsx'
import { changedByEncashment, type Encashment } from './encashment-words.ts'

// Forms are heavy, and leave is seldom paid out.
const EncashDialog = lazyDialog(() => import('./encash-dialog.tsx'))

const columns: Column<Encashment>[] = [
  { key: 'policy', header: 'Leave', cell: ({ policy }) => policy },
  { key: 'days', header: 'Days', cell: ({ halves }) => daysOf(halves), align: 'right', card: 'fact' },
  { key: 'on', header: 'Taken off on', cell: ({ on }) => formatDate(on), from: 'md', card: 'none' },
  { key: 'paid', header: 'Paid', cell: paidWords, card: 'fact' },
  { key: 'reason', header: 'Reason', cell: ({ reason }) => reason, card: 'meta' },
  { key: 'by', header: 'By', cell: ({ by }) => by, from: 'lg', card: 'none' },
]

/** Leave of somebody that is paid out instead of taken, for those who see their pay. */
export function EncashmentPanel({ employee }: { employee: string }) {
  const canWrite = useCan('employeeSalaryWrite')
  const [isAsking, setAsking] = useState(false)
  const [taking, setTaking] = useState<Encashment | null>(null)
  const reply = useApi('GET /api/v1/employee/leave-encashment/{id}', { params: { id: employee } })
  const canPayOut = canWrite && (reply.data?.policies.length ?? 0) > 0
  return (
    <Box sx={{ mt: 2.5 }}>
      <Panel
        title="Leave paid out"
        flush
        action={
          canPayOut ? (
            <Button variant="outlined" size="small" onClick={() => setAsking(true)}>
              Pay out leave
            </Button>
          ) : null
        }
      >
        <DataList
          reply={{ ...reply, data: reply.data?.encashments, mutate: () => reply.mutate() }}
          what="encashments"
          columns={columns}
          rowKey={({ _id }) => _id}
          rowName={({ policy, on }) => `${policy}, ${formatDate(on)}`}
          {...(canWrite
            ? {
                rowActions: (row: Encashment) =>
                  row.paidAt === null && !row.isCancelled
                    ? [{ label: 'Take back', onClick: () => setTaking(row) }]
                    : [],
              }
            : {})}
          empty={
            <EmptyState
              title="No leave was paid out"
              text={canPayOut ? 'What is paid out leaves the balance.' : 'No leave of this person can be paid out.'}
            />
          }
        />
      </Panel>
      {isAsking && reply.data ? (
        <Suspense fallback={null}>
          <EncashDialog employee={employee} known={reply.data} onClose={() => setAsking(false)} />
        </Suspense>
      ) : null}
      <ConfirmDialog
        open={taking !== null}
        title={`Take back ${daysOf(taking?.halves ?? 0)} days of ${taking?.policy ?? ''}?`}
        confirm="Take back"
        danger={false}
        onConfirm={async () => {
          await api('DELETE /api/v1/employee/leave-encashment/{id}', { params: { id: taking?._id ?? '' } })
          snack('Leave is back in the balance')
          void invalidate(...changedByEncashment)
        }}
        onClose={() => setTaking(null)}
      >
        The leave returns to the balance and is not paid.
      </ConfirmDialog>
    </Box>
  )
}

function paidWords({ paidAt, isCancelled, month }: Encashment): string {
  if (isCancelled) return 'Taken back'
  return paidAt === null ? `With ${formatMonth(month)}` : `With ${formatMonth(month)}, paid ${formatDate(paidAt)}`
}
