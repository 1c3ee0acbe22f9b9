import { create } from 'zustand'

export type SnackbarType = 'success' | 'error'

export interface SnackbarMessage {
  id: number
  message: string
  type: SnackbarType
  /** One possible action, such as Undo. */
  action?: { label: string; run: () => void }
  /** Called when it closes or expires, but not after its action. */
  onClose?: () => void
}

interface SnackbarState {
  open: boolean
  message: string
  type: SnackbarType
  /** The visible one is first; the others are queued. */
  queue: readonly SnackbarMessage[]
  /** Until then no screen reports success: its change awaits approval. */
  quietUntil: number
}

export const useSnackbar = create<SnackbarState>()(() => ({
  ...{ open: false, message: '', type: 'success', queue: [] },
  quietUntil: 0,
}))

let lastId = 0

/** Shows a message at the bottom of every screen, one at a time; returns the key for `closeSnackbar`. */
export function snack(
  message: string,
  type: SnackbarType = 'success',
  more: Pick<SnackbarMessage, 'action' | 'onClose'> = {},
): number {
  const { queue, quietUntil } = useSnackbar.getState()
  if (type === 'success' && more.action === undefined && Date.now() < quietUntil) return 0
  const last = queue.at(-1)
  // The same message twice in a row, from several calls that failed at once, is shown once.
  if (last?.message === message && last.type === type && more.action === undefined) return last.id
  lastId += 1
  show([...queue, { id: lastId, message, type, ...more }])
  return lastId
}

/** Says that a change awaits approval, in place of its screen's success message. */
export function snackPending(message: string): void {
  snack(message)
  useSnackbar.setState({ quietUntil: Date.now() + 1500 })
}

export const snackError = (message: string) => snack(message, 'error')

export function closeSnackbar(id: number, acted = false): void {
  const { queue } = useSnackbar.getState()
  const closed = queue.find((one) => one.id === id)
  if (closed === undefined) return
  show(queue.filter((one) => one.id !== id))
  if (acted) closed.action?.run()
  else closed.onClose?.()
}

function show(queue: readonly SnackbarMessage[]): void {
  const first = queue[0]
  useSnackbar.setState({
    queue,
    open: first !== undefined,
    message: first?.message ?? '',
    type: first?.type ?? 'success',
  })
}
