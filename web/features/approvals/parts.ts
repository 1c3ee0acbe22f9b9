import { t } from '@lingui/core/macro'
import { approving } from '@muster/contract/request-types.ts'
import type { ProfileTab } from '../../shared/contributions.ts'
import { lazyDialog, lazyPart } from '../../shared/part/lazy-part.tsx'

/** Shows a file over the page; loaded when opened. */
export const FileViewer = lazyDialog(() => import('./file-viewer.tsx').then((file) => ({ default: file.FileViewer })))

/** A request's files, each opened over the page. */
export const RequestFiles = lazyPart(() => import('./request-files.tsx'))

/** An inbox request over another page, with its actions. */
export const RequestDrawer = lazyDialog(() => import('./inbox/request-drawer.tsx'))

/** Asks for a note; a form, so it is loaded when opened. */
export const NoteDialog = lazyDialog(() => import('./note-dialog.tsx').then((file) => ({ default: file.NoteDialog })))

export const profileTab: ProfileTab = {
  value: 'stand-ins',
  label: t`Stand-ins`,
  access: approving,
  Tab: lazyPart(() => import('./stand-in/stand-in-screen.tsx').then((file) => ({ default: file.ProfileStandIns }))),
}
