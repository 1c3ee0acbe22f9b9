import { create } from 'zustand'

interface PunchState {
  /** Of the punch being sent, wherever on the screen it was clicked. */
  apiStatus: 'idle' | 'pending' | 'failed'
  lastPunchStatus: 'IN' | 'OUT' | null
  /** The server asks whether this punch away from the location is on duty. */
  question: { kind: 'in' | 'out'; text: string; coordinates: [number, number] | undefined } | null
  /** The end of the shift, while the person confirms leaving early. */
  early: string | null
}

/** Punch state shared by header and dashboard; the punches themselves are in the data cache. */
export const usePunchStore = create<PunchState>()(() => ({
  apiStatus: 'idle',
  lastPunchStatus: null,
  question: null,
  early: null,
}))
