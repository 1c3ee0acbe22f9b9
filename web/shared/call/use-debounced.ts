import { useEffect, useState } from 'react'

/** A debounced value, so that typing does not make a call per keystroke. */
export function useDebounced<T>(value: T, milliseconds = 300): T {
  const [debounced, setDebounced] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), milliseconds)
    return () => clearTimeout(timer)
  }, [value, milliseconds])
  return debounced
}
