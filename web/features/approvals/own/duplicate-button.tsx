import { t } from '@lingui/core/macro'
import { Button } from '@mui/material'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { entryOf } from '@muster/contract/request-types.ts'
import { hasOwnDraft } from '../../../shared/session/own-draft.ts'
import { useCan } from '../../../shared/session/session.ts'
import { ConfirmDialog } from '../../../shared/form/confirm/confirm-dialog.tsx'
import type { AnyRequest, RequestView } from '../request-view.ts'
import { beginDraft } from './begin-draft.ts'

interface Props<R extends AnyRequest> {
  view: Pick<RequestView<R>, 'type' | 'again'>
  request: R
}

/** Starts a new request with this one's values; an existing draft is replaced only after confirmation. */
export function DuplicateButton<R extends AnyRequest>({ view: { type, again }, request }: Props<R>) {
  const { write, form } = entryOf(type)
  const navigate = useNavigate()
  const mayWrite = useCan(write)
  const [asks, setAsks] = useState(false)
  if (again === undefined || form === null || !mayWrite) return null
  const duplicate = () => {
    void beginDraft(type, again(request))
    void navigate(form)
  }
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        onClick={() => (hasOwnDraft(type) ? setAsks(true) : duplicate())}
      >{t`Duplicate`}</Button>
      <ConfirmDialog
        open={asks}
        title={t`Replace your draft?`}
        confirm={t`Replace draft`}
        keep={t`Keep draft`}
        danger={false}
        onConfirm={duplicate}
        onClose={() => setAsks(false)}
      >
        {t`You have an unsubmitted draft. It will be replaced by a copy of this request.`}
      </ConfirmDialog>
    </>
  )
}
