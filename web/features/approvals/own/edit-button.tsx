import { t } from '@lingui/core/macro'
import { Button } from '@mui/material'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { entryOf } from '@muster/contract/request-types.ts'
import { hasOwnDraft } from '../../../shared/session/own-draft.ts'
import { useCan } from '../../../shared/session/session.ts'
import { ConfirmDialog } from '../../../shared/form/confirm/confirm-dialog.tsx'
import type { AnyRequest, RequestView } from '../request-view.ts'
import { beginDraft, filesOf } from './begin-draft.ts'

interface Props<R extends AnyRequest> {
  view: Pick<RequestView<R>, 'type' | 'again' | 'edit'>
  request: R
  /** Withdraws it. */
  onWithdraw: () => Promise<unknown>
}

/**
 * Opens a request in its form with its files, to be changed and submitted again: a pending one is withdrawn first, so that no one
 * decides it meanwhile. A rejected or withdrawn one stays as it is; if its type can be duplicated, that is the way.
 */
export function EditButton<R extends AnyRequest>({ view, request, onWithdraw }: Props<R>) {
  const { type, again, edit } = view
  const { write, form } = entryOf(type)
  const navigate = useNavigate()
  const mayWrite = useCan(write)
  const [asks, setAsks] = useState(false)
  const { state, mayCancel, isMine } = request
  const isPending = state === 'pending'
  const isOffered = isPending ? mayCancel : again === undefined && (state === 'rejected' || state === 'cancelled')
  const values = isOffered && isMine ? (edit?.(request) ?? null) : null
  if (values === null || form === null || !mayWrite) return null
  const begin = async () => {
    // Before anything is withdrawn: without its files it would not be the same.
    const documents = await filesOf(request)
    if (isPending) await onWithdraw()
    await beginDraft(type, values, documents)
    void navigate(form)
  }
  const replaces = hasOwnDraft(type)
  const submitAgain = t`The form opens with your entries and files. Change what you need and submit it as a new request.`
  return (
    <>
      <Button variant="outlined" color="inherit" onClick={() => setAsks(true)}>
        {isPending ? t`Edit` : t`Submit again`}
      </Button>
      <ConfirmDialog
        open={asks}
        title={isPending ? t`Withdraw and edit?` : t`Submit this request again?`}
        confirm={isPending ? t`Withdraw and edit` : t`Open the form`}
        keep={isPending ? t`Keep request` : t`Cancel`}
        danger={false}
        onConfirm={begin}
        onClose={() => setAsks(false)}
      >
        {isPending ? t`The request is withdrawn, so it is not decided while you change it.` : null} {submitAgain}{' '}
        {replaces ? t`It replaces your unsubmitted draft.` : null}
      </ConfirmDialog>
    </>
  )
}
