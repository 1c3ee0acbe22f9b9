import { reportLostConnection } from '../call/connection.ts'
import { checkBuild } from './build.ts'
import { isLoadFailure } from './load-failure.ts'

/** Why a part could not be loaded: unreachable, from a replaced build, or refused repeatedly. */
export type Failure = 'away' | 'changed' | 'stuck'

interface State<T> {
  part: T | null
  failure: Failure | null
  /** A retry is running. */
  pending: boolean
}

/** Tries while the server is reachable; some browsers never request again what failed once. */
const mostTries = 3

/** Loads the code of one part, with retries. `begin` never rejects: the state holds the failure. */
export function openLoading<T>(load: () => Promise<{ default: T }>) {
  let state: State<T> = { part: null, failure: null, pending: false }
  let thrown: unknown
  let running: Promise<void> | null = null
  let refused = 0
  const listeners = new Set<() => void>()

  async function attempt(quietly: boolean): Promise<void> {
    try {
      const { default: part } = await load()
      set({ part, failure: null, pending: false })
    } catch (error) {
      if (!isLoadFailure(error)) thrown = error
      // The next user of the part starts again.
      if (quietly && listeners.size === 0) running = null
      else set({ part: null, failure: thrown === undefined ? await failure() : null, pending: false })
    }
  }

  async function failure(): Promise<Failure> {
    const build = await checkBuild()
    if (build === 'changed') return 'changed'
    if (build === 'same') refused += 1
    if (refused >= mostTries) return 'stuck'
    // The component that shows the part is told when the server is back.
    reportLostConnection()
    return 'away'
  }

  function set(next: State<T>): void {
    state = next
    for (const listener of listeners) listener()
  }

  return {
    state: () => {
      // The code itself is broken: that is our bug and shown as one.
      if (thrown !== undefined) throw thrown
      return state
    },
    begin: () => (running ??= attempt(false)),
    preload: () => void (running ??= attempt(true)),
    retry: () => {
      if (state.part !== null || state.pending) return
      set({ ...state, pending: true })
      running = attempt(false)
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        // Opening it again loads it again.
        if (listeners.size === 0 && state.failure !== null && !state.pending) {
          running = null
          state = { ...state, failure: null }
        }
      }
    },
  }
}
