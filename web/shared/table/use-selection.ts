import { useState } from 'react'

export interface Selection {
  keys: readonly string[]
  has: (key: string) => boolean
  all: (keys: readonly string[]) => boolean
  some: (keys: readonly string[]) => boolean
  set: (key: string, on: boolean) => void
  setAll: (keys: readonly string[], on: boolean) => void
  clear: () => void
}

/** The selected rows. Another page or filter (`scope`) starts with none. */
export function useSelection(scope: string): Selection {
  const [state, setState] = useState<{ scope: string; keys: readonly string[] }>({ scope, keys: [] })
  const keys = state.scope === scope ? state.keys : []
  const put = (next: readonly string[]) => setState({ scope, keys: next })
  return {
    keys,
    has: (key) => keys.includes(key),
    all: (wanted) => wanted.length > 0 && wanted.every((key) => keys.includes(key)),
    some: (wanted) => wanted.some((key) => keys.includes(key)),
    set: (key, on) => put(on ? [...keys, key] : keys.filter((each) => each !== key)),
    setAll: (wanted, on) => put(on ? [...new Set([...keys, ...wanted])] : keys.filter((key) => !wanted.includes(key))),
    clear: () => put([]),
  }
}
