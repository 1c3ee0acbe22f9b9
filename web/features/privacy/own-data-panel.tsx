import { t } from '@lingui/core/macro'
import { Stack } from '@mui/material'
import { exportKeptDays } from '@muster/contract/privacy/personal-export.ts'
import { useApi } from '../../shared/call/use-api.ts'
import { useCall } from '../../shared/call/use-call.ts'
import { messageOf } from '../../shared/call/api-error.ts'
import { snack, snackError } from '../../shared/snackbar/snackbar.ts'
import { OwnConsentsPanel } from './consents-panel.tsx'
import { ExportsPanel } from './exports-panel.tsx'

const reads = ['GET /api/v1/privacy/own-export'] as const

/** Exports of the person's own data. */
export function OwnDataPanel() {
  const reply = useApi(reads[0])
  const request = useCall('POST /api/v1/privacy/own-export', { stale: reads })
  return (
    <Stack spacing={2.5}>
      <ExportsPanel
        title={t`Export your data`}
        subtitle={t`One ZIP file with your profile, pay, tax, attendance, leave, requests, documents, notes and sign-ins, and all uploaded files. It is available for ${exportKeptDays} days.`}
        reply={reply}
        isRequesting={request.pending}
        onRequest={() =>
          request.run().then(
            () => snack(t`Export requested. You will be notified when it is ready.`),
            (error: unknown) => snackError(messageOf(error)),
          )
        }
        empty={t`No exports yet. Request your first export.`}
        fileName={t`My personal data.zip`}
      />
      <OwnConsentsPanel />
    </Stack>
  )
}
