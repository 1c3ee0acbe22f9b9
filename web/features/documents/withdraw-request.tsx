import { t } from '@lingui/core/macro'
import { Button } from '@mui/material'
import { useState } from 'react'
import type { DocumentCategory } from '@muster/contract/documents/document.ts'
import { api } from '../../shared/call/api.ts'
import { invalidate } from '../../shared/call/use-api.ts'
import { snack } from '../../shared/snackbar/snackbar.ts'
import { ConfirmDialog } from '../../shared/form/confirm/confirm-dialog.tsx'
import { categoryLabels, documentReads } from './document-labels.ts'

interface Props {
  id: string
  category: DocumentCategory
  /** The person it was requested from. */
  name: string
}

/** Withdraws the request for a document. */
export function WithdrawRequest({ id, category, name }: Props) {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button
        color="inherit"
        size="small"
        aria-label={t`Withdraw the request for ${categoryLabels[category]}`}
        onClick={() => setAsking(true)}
      >{t`Withdraw`}</Button>
      <ConfirmDialog
        open={isAsking}
        title={t`Withdraw this request?`}
        confirm={t`Withdraw request`}
        keep={t`Keep request`}
        danger={false}
        onConfirm={async () => {
          await api('DELETE /api/v1/employee/gdpr-doc-request/{id}', { params: { id } })
          await invalidate(...documentReads)
          snack(t`Request withdrawn`)
        }}
        onClose={() => setAsking(false)}
      >
        {t`${name} no longer sees it.`}
      </ConfirmDialog>
    </>
  )
}
