import { t } from '@lingui/core/macro'
import { approving } from '@muster/contract/request-types.ts'
import type { ProfileTab } from '../../shared/contributions.ts'
import { lazyDialog, lazyPart } from '../../shared/part/lazy-part.tsx'

/** Shows a file over the page; opened by whoever looks at one. */
export const FileViewer = lazyDialog(() => import('./file-viewer.tsx').then((file) => ({ default: file.FileViewer })))

/** Files of a request, each opened over the page. */
export const RequestFiles = lazyPart(() => import('./request-files.tsx'))

/** One request of the inbox over another page, read and decided there. */
export const RequestDrawer = lazyDialog(() => import('./inbox/request-drawer.tsx'))

/** Asks for a note; a form, so it is loaded when it is opened. */
export const NoteDialog = lazyDialog(() => import('./note-dialog.tsx').then((file) => ({ default: file.NoteDialog })))

export const profileTab: ProfileTab = {
  value: 'stand-ins',
  label: t`Stand-ins`,
  access: approving,
  Tab: lazyPart(() => import('./stand-in/stand-in-screen.tsx').then((file) => ({ default: file.ProfileStandIns }))),
}
