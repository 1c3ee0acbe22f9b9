import { t } from '@lingui/core/macro'
import { create } from 'zustand'
import { messageOf } from '../call/api-error.ts'
import { closeSnackbar, snack, snackError } from './snackbar.ts'

interface DeferredAct {
  /** The id of what it is about; lists leave out what is deferred. */
  key: string
  /** What kind of thing that is, for counts: "leave". */
  group: string
  /** Said as if it were done: "Leave of Priya Nair approved". */
  told: string
  /** Makes the call and reads again what it made stale. */
  send: () => Promise<unknown>
}

interface Deferred {
  /** What is decided here and not yet known to the lists of the server. */
  acts: readonly Pick<DeferredAct, 'key' | 'group'>[]
}

export const useDeferred = create<Deferred>()(() => ({ acts: [] }))

export const isDeferred = ({ acts }: Deferred, id: string) => acts.some(({ key }) => key === id)

/** The message of the act that waits. */
let message: number | null = null
let sending: Promise<unknown> = Promise.resolve()

/**
 * Tells of an act at once and sends it when its message goes: until then Undo takes it back, and the server never
 * heard of it. The next act, signing out and leaving the page send the one that waits.
 */
export function defer({ key, group, told, send }: DeferredAct): void {
  void sendDeferred()
  useDeferred.setState(({ acts }) => ({ acts: [...acts, { key, group }] }))
  const settle = () => {
    message = null
  }
  const id = snack(told, 'success', {
    action: {
      label: t`Undo`,
      run: () => {
        settle()
        release(key)
      },
    },
    onClose: () => {
      settle()
      sending = perform(key, send)
    },
  })
  message = id
}

/** Sends what waits, without waiting for its message to go. */
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
