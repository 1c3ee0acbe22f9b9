import { firstField } from '../../../shared/ui/first-field.ts'

const dialogs = '[role=dialog], [role=alertdialog]'
const headings = 'h1, h2, h3'

/**
 * Puts the focus of a dialog that opens on its first field, of a panel beside the page on its heading, not on the paper,
 * where nothing can be typed. A form that loads after the dialog opened gets it then, unless the person has moved on.
 * Returns how to stop.
 */
export function enterDialogs(): () => void {
  let observer: MutationObserver | null = null
  /** A press beside the fields focuses the open dialog, too; the focus would take the click from what was pressed. */
  let isPressed = false
  const pressed = () => {
    isPressed = true
    window.setTimeout(() => (isPressed = false))
  }
  const focused = ({ target }: Event) => {
    if (isPressed || !(target instanceof HTMLElement) || !target.matches(dialogs)) return
    const dialog = target
    observer?.disconnect()
    const first = entryOf(dialog)
    first?.focus({ preventScroll: true })
    if (first !== null && !first.matches(headings)) return
    const placed = first ?? dialog
    observer = new MutationObserver(() => {
      if (document.activeElement !== placed || !dialog.isConnected) return observer?.disconnect()
      const later = entryOf(dialog)
      if (later === null || later === placed) return
      observer?.disconnect()
      later.focus({ preventScroll: true })
    })
    observer.observe(dialog, { childList: true, subtree: true })
  }
  document.addEventListener('mousedown', pressed, true)
  document.addEventListener('focusin', focused)
  return () => {
    observer?.disconnect()
    document.removeEventListener('mousedown', pressed, true)
    document.removeEventListener('focusin', focused)
  }
}

function entryOf(dialog: HTMLElement): HTMLElement | null {
  // A record beside its list is read first; a form in it is to be filled in.
  const isRead = dialog.closest('.MuiDrawer-root') !== null
  const field = isRead ? firstFieldOfForm(dialog) : firstField(dialog)
  if (field !== null) return field
  const heading = dialog.querySelector<HTMLElement>(headings)
  if (heading !== null) heading.tabIndex = -1
  return heading
}

function firstFieldOfForm(dialog: Element): HTMLElement | null {
  const form = dialog.querySelector('form')
  return form === null ? null : firstField(form)
}
