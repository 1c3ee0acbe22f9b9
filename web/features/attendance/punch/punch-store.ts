import { create } from 'zustand'

interface PunchState {
  /** Of the punch that is being sent, wherever on the screen it was clicked. */
  apiStatus: 'idle' | 'pending' | 'failed'
  lastPunchStatus: 'IN' | 'OUT' | null
  /** The server asks whether this punch away from the location is on duty. */
  question: { kind: 'in' | 'out'; text: string; coordinates: [number, number] | undefined } | null
  /** When the shift ends, while the person is asked whether to leave before. */
  early: string | null
}

/** What the header and the dashboard share about punching; the punches themselves are in the data cache. */
export const usePunchStore = create<PunchState>()(() => ({
  apiStatus: 'idle',
  lastPunchStatus: null,
  question: null,
  early: null,
}))
