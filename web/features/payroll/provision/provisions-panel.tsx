import { t } from '@lingui/core/macro'
import { Box, Typography } from '@mui/material'
import { Suspense, useState } from 'react'
import { provisionKinds } from '@muster/contract/payroll/provision/provision.routes.ts'
import type { ReplyOf } from '@muster/contract/routes.ts'
import type { RouteOf } from '../../../shared/call/types.ts'
import { useApi } from '../../../shared/call/use-api.ts'
import { formatMonth } from '../../../shared/format/date.ts'
import { Money } from '../../../shared/format/money-text.tsx'
import { formatInstant } from '../../../shared/format/time.ts'
import { lazyDialog } from '../../../shared/part/lazy-part.tsx'
import { useCan } from '../../../shared/session/session.ts'
import { ActionButton } from '../../../shared/ui/action/action-button.tsx'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { Facts } from '../../../shared/ui/facts.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { TextSkeleton } from '../../../shared/ui/skeletons.tsx'
import { provisionLabels } from './provision-labels.ts'

const key = 'GET /api/v1/user/payrun/{id}/provisions'
type Provisions = ReplyOf<RouteOf<typeof key>>

// Loaded when opened.
const ProvisionsDialog = lazyDialog(() => import('./provisions-dialog.tsx'))

/** Provisions for gratuity, leave and bonus owed at the end of the month, for companies that make them. */
export default function ProvisionsPanel({ runId }: { runId: string }) {
  const canWrite = useCan('payRollHistoryWrite')
  const reply = useApi(key, { params: { id: runId } })
  const [isChoosing, setChoosing] = useState(false)
  const made = reply.data?.provisions ?? []
  const label = made.length === 0 ? t`Calculate provisions` : t`Calculate again`
  return (
    <Panel
      title={t`Provisions`}
      subtitle={t`Gratuity, leave and bonus owed at the end of the month, for your books.`}
      action={
        canWrite && reply.data?.laterMonth === null ? (
          <ActionButton action={{ label, onClick: () => setChoosing(true) }} size="small" />
        ) : undefined
      }
    >
      {reply.error ? (
        <ErrorState
          title={t`Could not load the provisions.`}
          error={reply.error}
          onRetry={() => void reply.mutate()}
          slim
        />
      ) : reply.data === undefined ? (
        <TextSkeleton lines={2} />
      ) : (
        <Shown {...reply.data} />
      )}
      {isChoosing ? (
        <Suspense>
          <ProvisionsDialog
            runId={runId}
            kinds={made.length === 0 ? provisionKinds : made.map(({ kind }) => kind)}
            onClose={() => setChoosing(false)}
          />
        </Suspense>
      ) : null}
    </Panel>
  )
}

function Shown({ provisions, laterMonth }: Provisions) {
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {provisions.length === 0 ? (
        <Typography color="text.secondary">{t`No provisions for this month.`}</Typography>
      ) : null}
      {provisions.map((one) => (
        <One key={one.kind} {...one} />
      ))}
      {laterMonth === null ? null : (
        <Typography variant="body2" color="text.secondary">
          {t`Provisions of ${formatMonth(laterMonth)} build on these, so they no longer change.`}
        </Typography>
      )}
    </Box>
  )
}

function One(provision: Provisions['provisions'][number]) {
  const { kind, beforePaise, bookedPaise, owedPaise, changePaise, madeBy, madeAt } = provision
  const made = formatInstant(madeAt)
  return (
    <Box component="section" aria-label={provisionLabels[kind]}>
      <Typography sx={{ fontWeight: 600, mb: 0.5 }}>{provisionLabels[kind]}</Typography>
      <Facts
        facts={[
          { label: t`Owed at month end`, value: <Money value={owedPaise} /> },
          { label: t`Provided before`, value: <Money value={beforePaise} /> },
          bookedPaise !== 0 && { label: t`Booked with payroll`, value: <Money value={bookedPaise} /> },
          { label: t`Change in the journal`, value: <Money value={changePaise} /> },
          { label: t`Calculated`, value: madeBy === null ? made : t`${made} by ${madeBy}` },
        ]}
      />
    </Box>
  )
}
