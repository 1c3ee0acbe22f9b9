import { clear, createStore, del, entries, get, set } from 'idb-keyval'
import { isEnded } from './ended-drafts.ts'

/** Files of a form, by field. */
export type FilesByField = Readonly<Record<string, File | readonly File[]>>

interface KeptFiles {
  account: string
  /** When they were saved, in milliseconds. */
  at: number
  files: FilesByField
}

const forgotten = 30 * 86_400_000
const patience = 10_000

/** Saves a draft's files by its id, replacing earlier ones; false if this browser has no storage for them, or none left. */
export function writeFiles(id: string, account: string, files: FilesByField): Promise<boolean> {
  return inTurn(false, async (store) => {
    if (Object.keys(files).length === 0) await del(id, store)
    else {
      // Files left after a failed write would be taken for the whole set.
      await del(id, store)
      await set(id, { account, at: Date.now(), files } satisfies KeptFiles, store)
    }
    if (isEnded(id)) await del(id, store)
    return true
  })
}

/** The files of a person's draft; null if there are none. */
export function readFiles(id: string, account: string): Promise<FilesByField | null> {
  return inTurn(null, async (store) => {
    await sweep(store)
    const kept = await get<KeptFiles>(id, store)
    return kept === undefined || kept.account !== account || isEnded(id) ? null : kept.files
  })
}

export function removeFiles(id: string): Promise<void> {
  return inTurn(undefined, (store) => del(id, store))
}

/** Of all drafts: nothing stays on the device after sign-out. */
export function removeAllFiles(): Promise<void> {
  return inTurn(undefined, (store) => clear(store))
}

/** Files that no form has read for a month: their draft was overwritten by another tab. */
async function sweep(store: Store): Promise<void> {
  for (const [id, { at }] of await entries<string, KeptFiles>(store))
    if (at < Date.now() - forgotten) await del(id, store)
}

type Store = ReturnType<typeof createStore>

let store: Store | undefined
let last: Promise<unknown> = Promise.resolve()

/**
 * Runs work one after the other, so that the last write wins. A private window may have no database or a full one, and a
 * browser that is busy upgrading it may never answer.
 */
function inTurn<T>(otherwise: T, work: (store: Store) => Promise<T>): Promise<T> {
  const turn = last.then(async () => {
    try {
      store ??= createStore('muster-drafts', 'files')
      return await Promise.race([work(store), after(patience, otherwise)])
    } catch {
      return otherwise
    }
  })
  last = turn
  return turn
}

function after<T>(milliseconds: number, value: T): Promise<T> {
  return new Promise<T>((resolve) => setTimeout(() => resolve(value), milliseconds))
}
