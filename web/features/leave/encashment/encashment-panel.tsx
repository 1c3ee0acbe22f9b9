import { t } from '@lingui/core/macro'
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
import { ConfirmDialog } from '../../../shared/form/confirm/confirm-dialog.tsx'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { daysOf } from '../balance/balance-number.tsx'
import { changedByEncashment, type Encashment } from './encashment.ts'

// Forms are heavy, and leave is seldom encashed.
const EncashDialog = lazyDialog(() => import('./encash-dialog.tsx'))

const columns: Column<Encashment>[] = [
  { key: 'policy', header: t`Leave`, cell: ({ policy }) => policy },
  { key: 'days', header: t`Days`, cell: ({ halfDays }) => daysOf(halfDays), align: 'right', card: 'fact' },
  { key: 'on', header: t`Deducted on`, cell: ({ on }) => formatDate(on), from: 'md', card: 'none' },
  { key: 'paid', header: t`Paid`, cell: paidText, card: 'fact' },
  { key: 'reason', header: t`Reason`, cell: ({ reason }) => reason, card: 'meta' },
  { key: 'by', header: t`By`, cell: ({ by }) => by, from: 'lg', card: 'none' },
]

/** A person's encashed leave, for people who may see their pay. */
export function EncashmentPanel({ employee }: { employee: string }) {
  const canWrite = useCan('employeeSalaryWrite')
  const [isAsking, setAsking] = useState(false)
  const [taking, setTaking] = useState<Encashment | null>(null)
  const reply = useApi('GET /api/v1/employee/leave-encashment/{id}', { params: { id: employee } })
  const canPayOut = canWrite && (reply.data?.policies.length ?? 0) > 0
  return (
    <Box sx={{ mt: 2.5 }}>
      <Panel
        title={t`Leave encashment`}
        flush
        action={
          canPayOut ? (
            <Button variant="outlined" size="small" onClick={() => setAsking(true)}>{t`Encash leave`}</Button>
          ) : null
        }
      >
        <DataList
          reply={{ ...reply, data: reply.data?.encashments, mutate: () => reply.mutate() }}
          words={{
            label: t`Encashments`,
            failed: t`Could not load encashments.`,
            unmatched: t`No encashments match these filters`,
          }}
          columns={columns}
          rowKey={({ _id }) => _id}
          rowName={({ policy, on }) => `${policy}, ${formatDate(on)}`}
          {...(canWrite
            ? {
                rowActions: (row: Encashment) =>
                  row.paidAt === null && !row.isCancelled ? [{ label: t`Reverse`, onClick: () => setTaking(row) }] : [],
              }
            : {})}
          empty={
            <EmptyState
              title={t`No leave encashments yet`}
              text={
                canPayOut
                  ? t`Encashed leave is deducted from the balance.`
                  : t`This employee has no leave that can be encashed.`
              }
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
        title={t`Reverse ${taking?.policy ?? ''} encashment (${daysOf(taking?.halfDays ?? 0)} days)?`}
        confirm={t`Reverse`}
        danger={false}
        onConfirm={async () => {
          await api('DELETE /api/v1/employee/leave-encashment/{id}', { params: { id: taking?._id ?? '' } })
          snack(t`Encashment reversed. The leave is back in the balance.`)
          void invalidate(...changedByEncashment)
        }}
        onClose={() => setTaking(null)}
      >{t`The leave returns to the balance and is not paid.`}</ConfirmDialog>
    </Box>
  )
}

function paidText({ paidAt, isCancelled, month }: Encashment): string {
  if (isCancelled) return t`Reversed`
  return paidAt === null
    ? t`Due with ${formatMonth(month)}`
    : t`Paid with ${formatMonth(month)}, on ${formatDate(paidAt)}`
}
