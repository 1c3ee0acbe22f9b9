import { type ComponentProps, Suspense } from 'react'
import { lazyDialog } from '../../shared/part/lazy-part.tsx'

// Forms are heavy, and most visits only read: a dialog is loaded when it is first opened.
const Note = lazyDialog(() => import('./note-dialog.tsx').then((file) => ({ default: file.NoteDialog })))
const Forward = lazyDialog(() => import('./forward-dialog.tsx').then((file) => ({ default: file.ForwardDialog })))

export function NoteDialog(props: ComponentProps<typeof Note>) {
  return props.open ? (
    <Suspense fallback={null}>
      <Note {...props} />
    </Suspense>
  ) : null
}

export function ForwardDialog(props: ComponentProps<typeof Forward>) {
  return props.open ? (
    <Suspense fallback={null}>
      <Forward {...props} />
    </Suspense>
  ) : null
}
