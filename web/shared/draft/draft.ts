import { newKey } from '../call/retry/attempt.ts'
import {
  type Attempt,
  type StoredDraft,
  type DraftOptions,
  readKept,
  removeKept,
  notifyReaders,
  writeKept,
} from './draft-store.ts'
import type { FilesByField } from './draft-files.ts'
import { endDraft, isEnded } from './ended-drafts.ts'

/** Unsent input of one form. Never used for passwords and codes. */
export interface Draft {
  /** Its values when the form was opened; null if there was no draft. */
  readonly values: Record<string, unknown> | null
  readonly at: string | null
  /** Its number of files then. */
  readonly files: number
  /** Returns when it was saved; null if it was not. `files`: its number of files. */
  keep: (values: object, files?: number) => string | null
  /** After `keep`: saves its files, replacing earlier ones. False if this browser could not. */
  keepFiles: (files: FilesByField) => Promise<boolean>
  /** The files that it had when the form was opened; null if they are gone. */
  loadFiles: () => Promise<FilesByField | null>
  /** The key that it is sent under: the same until it is answered, in every tab and after a reload. */
  attempt: () => Attempt
  /** Its sending was accepted or refused: the next one gets a new key. */
  answered: () => void
  /** Discards it; later input becomes another draft. */
  discard: () => void
  /** Call after sending: later writes of this form, or of a tab with the same draft, are dropped. */
  forget: () => void
}

export function openDraft(name: string, options: DraftOptions): Draft {
  const opened = readDraft(name, options)
  let id = opened?.id || newId()
  let isOver = false
  let hasFiles = (opened?.files ?? 0) > 0
  let attempt = opened?.attempt
  /** What is stored of it, by whichever tab. */
  const stored = () => {
    const kept = readDraft(name, options)
    return kept?.id === id ? kept : null
  }
  const putAttempt = (next: Attempt | undefined) => {
    attempt = next
    const kept = stored()
    if (kept === null) return
    const { attempt: _, ...rest } = kept
    writeKept(name, options, { ...rest, ...attempting() })
  }
  const attempting = () => (attempt === undefined ? {} : { attempt })
  const drop = () => {
    endDraft(id)
    removeKept(name, options, id)
    const ended = id
    if (hasFiles) void filesOfDrafts().then((files) => files.removeFiles(ended))
    hasFiles = false
  }
  const owner = () => (isOver || isEnded(id) ? undefined : options.account())
  return {
    values: opened?.values ?? null,
    at: opened?.at ?? null,
    files: opened?.files ?? 0,
    keep: (values, files = 0) => {
      const account = owner()
      if (account === undefined) return null
      const at = new Date().toISOString()
      attempt = stored()?.attempt ?? attempt
      const kept = { id, account, at, values: { ...values }, files, ...attempting() }
      return writeKept(name, options, kept) ? at : null
    },
    keepFiles: async (files) => {
      const [account, draft] = [owner(), id]
      // A tab's draft ends with the tab; its files would remain.
      if (account === undefined || options.lives === 'tab') return false
      hasFiles = true
      return (await filesOfDrafts()).writeFiles(draft, account, files)
    },
    loadFiles: async () => {
      const account = owner()
      return account === undefined ? null : (await filesOfDrafts()).readFiles(id, account)
    },
    attempt: () => {
      const now = stored()?.attempt ?? attempt ?? { key: newKey(), at: new Date().toISOString() }
      putAttempt(now)
      return now
    },
    answered: () => putAttempt(undefined),
    discard: () => {
      drop()
      attempt = undefined
      id = newId()
      notifyReaders()
    },
    forget: () => {
      isOver = true
      drop()
      notifyReaders()
    },
  }
}

/** This person's draft of this form; null if there is none. */
export function readDraft(name: string, options: DraftOptions): StoredDraft | null {
  const kept = readKept(name, options)
  return kept !== null && kept.account === options.account() && !isEnded(kept.id) ? kept : null
}

/** The code for files is loaded once a draft has any. */
const filesOfDrafts = () => import('./draft-files.ts')

const newId = () => `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 10)}`
