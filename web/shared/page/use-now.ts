import { useSyncExternalStore } from 'react'

/** The current time, every second while `running`; all clocks of the page tick together. */
export function useNow(running: boolean): number {
  return useSyncExternalStore(running ? listen : nobody, () => present)
}

let present = Date.now()
let timer: ReturnType<typeof setInterval> | undefined
const listeners = new Set<() => void>()

function listen(listener: () => void): () => void {
  if (listeners.size === 0) {
    present = Date.now()
    timer = setInterval(tick, 1000)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) clearInterval(timer)
  }
}

function tick(): void {
  present = Date.now()
  for (const listener of listeners) listener()
}

const nobody = () => () => {}
