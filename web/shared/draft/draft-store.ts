export interface DraftOptions {
  /** As long as this tab, or on this device until sign-out. */
  lives: 'tab' | 'device'
  /** The owner: the next person on this browser does not get it. Undefined: signed out, nothing is kept. */
  account: () => string | undefined
}

export interface StoredDraft {
  /** Identifies one draft for its lifetime, in every tab that shows it. */
  id: string
  account: string
  /** When it was saved, an Instant. */
  at: string
  values: Record<string, unknown>
  /** Its number of files; they are saved by `draft-files`. */
  files?: number
  /** It was sent and is unanswered so far. */
  attempt?: Attempt
}

export interface Attempt {
  /** The Idempotency-Key that it was sent under. */
  key: string
  /** When it was first sent, an Instant. */
  at: string
}

export function readKept(name: string, options: DraftOptions): StoredDraft | null {
  try {
    const kept = JSON.parse(storageOf(options).getItem(keyOf(name)) ?? 'null') as Partial<StoredDraft> | null
    return kept?.values === undefined ? null : ({ id: '', ...kept } as StoredDraft)
  } catch {
    return null
  }
}

/** Returns whether this browser could save it. */
export function writeKept(name: string, options: DraftOptions, kept: StoredDraft): boolean {
  try {
    storageOf(options).setItem(keyOf(name), JSON.stringify(kept))
  } catch {
    return false
  }
  notifyReaders()
  return true
}

/** Another tab's draft of the same form stays: it is a different one. */
export function removeKept(name: string, options: DraftOptions, id: string): void {
  const kept = readKept(name, options)
  if (kept === null || kept.id === id || kept.id === '') storageOf(options).removeItem(keyOf(name))
}

const readers = new Set<() => void>()

/** Calls `reader` whenever a draft is saved or discarded in this tab. */
export function onDraft(reader: () => void): () => void {
  readers.add(reader)
  return () => readers.delete(reader)
}

export function notifyReaders(): void {
  for (const reader of readers) reader()
}

const storageOf = ({ lives }: DraftOptions) => (lives === 'tab' ? sessionStorage : localStorage)
const keyOf = (name: string) => `muster.draft.${name}`
