import { lazyDialog } from '../../shared/part/lazy-part.tsx'

/** Asks for a note; a form, so it is loaded when it is opened. */
export const NoteDialog = lazyDialog(() => import('./note-dialog.tsx').then((file) => ({ default: file.NoteDialog })))
