import { t } from '@lingui/core/macro'
import { create } from 'zustand'
import { messageOf } from '../call/api-error.ts'
import { closeSnackbar, snack, snackError } from './snackbar.ts'

interface DeferredAct {
  /** The id of its subject; lists hide subjects of deferred acts. */
  key: string
  /** The subject's type, for counts: "leave". */
  group: string
  /** Worded as if done: "Leave of Priya Nair approved". */
  text: string
  /** Makes the call and refetches what it made stale. */
  send: () => Promise<unknown>
}

interface Deferred {
  /** Acts decided here that the server's lists do not reflect yet. */
  acts: readonly Pick<DeferredAct, 'key' | 'group'>[]
}

export const useDeferred = create<Deferred>()(() => ({ acts: [] }))

export const isDeferred = ({ acts }: Deferred, id: string) => acts.some(({ key }) => key === id)

/** The pending act's message. */
let message: number | null = null
let sending: Promise<unknown> = Promise.resolve()

/**
 * Shows an act as done at once and sends it when its message closes: until then Undo cancels it, and the server never
 * hears of it. The next act, signing out and leaving the page send the pending one.
 */
export function defer({ key, group, text, send }: DeferredAct): void {
  void sendDeferred()
  useDeferred.setState(({ acts }) => ({ acts: [...acts, { key, group }] }))
  const clearMessage = () => {
    message = null
  }
  const id = snack(text, 'success', {
    action: {
      label: t`Undo`,
      run: () => {
        clearMessage()
        release(key)
      },
    },
    onClose: () => {
      clearMessage()
      sending = perform(key, send)
    },
  })
  message = id
}

/** Sends the pending act without waiting for its message to close. */
export async function sendDeferred(): Promise<void> {
  if (message !== null) closeSnackbar(message)
  await sending
}

async function perform(key: string, send: DeferredAct['send']): Promise<void> {
  try {
    await send()
  } catch (error) {
    snackError(messageOf(error))
  }
  release(key)
}

function release(key: string): void {
  useDeferred.setState(({ acts }) => ({ acts: acts.filter((act) => act.key !== key) }))
}

addEventListener('pagehide', () => void sendDeferred())
