/** What was typed into a form and not sent yet; lives as long as the tab. Never used for passwords and codes. */
export function readDraft<V>(name: string | undefined): Partial<V> {
  if (name === undefined) return {}
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(name)) ?? '{}') as Partial<V>
  } catch {
    return {}
  }
}

export function keepDraft(name: string | undefined, values: object): void {
  if (name === undefined) return
  sessionStorage.setItem(keyOf(name), JSON.stringify(values))
  for (const listener of listeners) listener()
}

export function forgetDraft(name: string | undefined): void {
  if (name !== undefined) sessionStorage.removeItem(keyOf(name))
}

const listeners = new Set<() => void>()

/** Calls `listener` whenever something is typed into a form with a draft. */
export function onDraft(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const keyOf = (name: string) => `muster.draft.${name}`
