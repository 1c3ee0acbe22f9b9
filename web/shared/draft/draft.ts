import { type Kept, type Options, readKept, removeKept, tellReaders, writeKept } from './draft-store.ts'
import { end, isEnded } from './ended-drafts.ts'

/** What was typed into one form and not sent yet. Never used for passwords and codes. */
export interface Draft {
  /** As it was when the form was opened; null when there was none. */
  readonly values: Record<string, unknown> | null
  readonly at: string | null
  /** Gives when it was kept; null when it was not. */
  keep: (values: object) => string | null
  /** Throws it away; what is typed from now on is another draft. */
  discard: () => void
  /** It was sent: whatever this form, or a tab with the same draft, still has to write is not kept any more. */
  forget: () => void
}

export function openDraft(name: string, options: Options): Draft {
  const found = readDraft(name, options)
  let id = found?.id || newId()
  let isOver = false
  const drop = () => {
    end(id)
    removeKept(name, options, id)
  }
  return {
    values: found?.values ?? null,
    at: found?.at ?? null,
    keep: (values) => {
      const account = options.account()
      if (isOver || account === undefined || isEnded(id)) return null
      const at = new Date().toISOString()
      return writeKept(name, options, { id, account, at, values: { ...values } }) ? at : null
    },
    discard: () => {
      drop()
      id = newId()
      tellReaders()
    },
    forget: () => {
      isOver = true
      drop()
      tellReaders()
    },
  }
}

/** The draft of this form and person; null when there is none. */
export function readDraft(name: string, options: Options): Kept | null {
  const kept = readKept(name, options)
  return kept !== null && kept.account === options.account() && !isEnded(kept.id) ? kept : null
}

const newId = () => `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 10)}`
