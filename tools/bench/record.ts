import type { Id } from '@muster/contract/values.ts'
import type { Database } from '../../server/platform/database/open.ts'
import type { Sql, Tx } from '../../server/platform/database/tx.ts'

/** One transaction of a call: statements of a batch were sent together, batches in sequence. */
export interface Recorded {
  organisation: Id | null
  batches: Sql[][]
}

export interface Recorder extends Database {
  /** Rolls back every transaction instead of committing: the call is rehearsed, and can still be made. */
  isRehearsal: boolean
  /** Everything recorded since the last call. */
  take(): Recorded[]
}

/** A database that records all of the product's statements, in order. One call at a time. */
export function recorder(database: Database): Recorder {
  let noted: Recorded[] = []
  const transact = async <T>(organisation: Id | null, work: (tx: Tx) => Promise<T>): Promise<T> => {
    const recorded: Recorded = { organisation, batches: [] }
    noted.push(recorded)
    let result: { value: T } | undefined
    const noting = async (tx: Tx): Promise<T> => {
      result = { value: await work(listening(tx, recorded)) }
      if (recording.isRehearsal) throw undone
      return result.value
    }
    const running =
      organisation === null
        ? database.globally((tx) => noting(tx as unknown as Tx))
        : database.within(organisation, noting)
    return running.catch((error: unknown) => {
      if (error === undone && result) return result.value
      throw error
    })
  }
  const recording: Recorder = {
    ...database,
    isRehearsal: false,
    within: (organisation, work) => transact(organisation, work),
    globally: (work) => transact(null, work as never),
    take() {
      const taken = noted.filter(({ batches }) => batches.length > 0)
      noted = []
      return taken
    },
  }
  return recording
}

const undone = new Error('This was a rehearsal.')

function listening(tx: Tx, { batches }: Recorded): Tx {
  let waiting = 0
  const query = async (sql: Sql) => {
    if (waiting === 0) batches.push([])
    batches.at(-1)!.push(sql)
    waiting += 1
    try {
      return await tx.query(sql)
    } finally {
      waiting -= 1
    }
  }
  return Object.create(tx, { query: { value: query } }) as Tx
}
