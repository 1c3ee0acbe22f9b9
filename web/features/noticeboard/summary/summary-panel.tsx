import { t } from '@lingui/core/macro'
import { Box, Typography } from '@mui/material'
import { Suspense, useState } from 'react'
import { api } from '../../../shared/call/api.ts'
import { invalidate, useApi } from '../../../shared/call/use-api.ts'
import { formatInstant } from '../../../shared/format/time.ts'
import { lazyDialog } from '../../../shared/part/lazy-part.tsx'
import { useCan } from '../../../shared/session/session.ts'
import { snack } from '../../../shared/snackbar/snackbar.ts'
import { ActionButton } from '../../../shared/ui/action/action-button.tsx'
import { ConfirmDialog } from '../../../shared/form/confirm/confirm-dialog.tsx'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { TextSkeleton } from '../../../shared/ui/skeletons.tsx'
import { RichText } from '../text/rich-text.tsx'

const SummaryDialog = lazyDialog(() => import('./summary-dialog.tsx'))

const key = 'GET /api/v1/employee/company-summary'

/** The company summary. Without one, only people who may write it see the panel. */
export default function SummaryPanel() {
  const mayWrite = useCan('informationWrite')
  const { data, error, mutate } = useApi(key)
  const [isEditing, setEditing] = useState(false)
  const [isRemoving, setRemoving] = useState(false)
  if (data === null && !mayWrite) return null
  const edit = { label: data ? t`Edit` : t`Write a summary`, onClick: () => setEditing(true) }
  return (
    <Panel
      title={t`About the company`}
      action={
        mayWrite && data ? (
          <Box sx={{ display: 'flex', gap: 1 }}>
            <ActionButton action={edit} />
            <ActionButton look="text" action={{ label: t`Remove`, danger: true, onClick: () => setRemoving(true) }} />
          </Box>
        ) : undefined
      }
    >
      {data ? (
        <>
          <RichText html={data.html} />
          {mayWrite ? (
            <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mt: 2 }}>
              {t`Last changed by ${data.updatedBy}, ${formatInstant(data.updatedAt)}`}
            </Typography>
          ) : null}
        </>
      ) : data === null ? (
        <EmptyState
          title={t`No company summary yet`}
          text={t`Describe the company, its products and its values.`}
          action={edit}
        />
      ) : error ? (
        <ErrorState title={t`Could not load the company summary.`} error={error} onRetry={() => void mutate()} />
      ) : (
        <TextSkeleton lines={4} />
      )}
      <Suspense fallback={null}>
        {isEditing ? <SummaryDialog text={data?.description ?? ''} onClose={() => setEditing(false)} /> : null}
      </Suspense>
      <ConfirmDialog
        open={isRemoving}
        danger
        title={t`Remove the company summary?`}
        confirm={t`Remove summary`}
        onClose={() => setRemoving(false)}
        onConfirm={async () => {
          await api('DELETE /api/v1/employee/company-summary')
          snack(t`Company summary removed`)
          await invalidate(key)
        }}
      >
        {t`No one will be able to read it.`}
      </ConfirmDialog>
    </Panel>
  )
}
