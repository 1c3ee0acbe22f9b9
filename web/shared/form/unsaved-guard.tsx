import { t } from '@lingui/core/macro'
import { type RefObject, useEffect } from 'react'
import { useBlocker } from 'react-router'
import { ConfirmDialog } from './confirm/confirm-dialog.tsx'
import { beginUnsaved } from './unsaved.ts'

interface Props {
  dirty: boolean
  /** Set while the form itself navigates after it was saved. */
  leaving: RefObject<boolean>
  /** "Your changes to this shift will be lost." */
  lost?: string
}

/** Confirms before unsaved changes are lost. One per page. */
export function UnsavedGuard({ dirty, leaving, lost }: Props) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty &&
      !leaving.current &&
      (currentLocation.pathname !== nextLocation.pathname || currentLocation.search !== nextLocation.search),
  )
  useEffect(() => {
    if (!dirty) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    const end = beginUnsaved()
    return () => {
      window.removeEventListener('beforeunload', ask)
      end()
    }
  }, [dirty])
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title={t`Leave without saving?`}
      keep={t`Stay`}
      confirm={t`Leave`}
      onConfirm={() => blocker.proceed?.()}
      onClose={() => {
        if (blocker.state === 'blocked') blocker.reset()
      }}
    >
      {lost ?? t`Your changes will be lost.`}
    </ConfirmDialog>
  )
}
