import { useRef, useState } from 'react'

export interface OneAttempt {
  pending: boolean
  /** False while another one is running. */
  begin: () => boolean
  /** Call after a failure: success leaves the page. */
  end: () => void
}

/** One sign-in at a time, by whichever method. */
export function useOneAttempt(): OneAttempt {
  const isUnderWay = useRef(false)
  const [pending, setPending] = useState(false)
  const set = (on: boolean) => {
    isUnderWay.current = on
    setPending(on)
  }
  const begin = () => {
    if (isUnderWay.current) return false
    set(true)
    return true
  }
  return { pending, begin, end: () => set(false) }
}
