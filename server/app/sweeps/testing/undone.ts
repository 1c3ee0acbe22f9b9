import type { App } from '../../../platform/app.ts'
import type { Database } from '../../../platform/database/open.ts'

/** Runs transactions of an organisation, returns the result, and rolls back: nothing remains for later tests. */
export async function undone<T>({ database }: App, work: () => Promise<T>): Promise<T> {
  const { within } = database
  const takenBack: Database['within'] = async (organisation, act) => {
    const answer: { result?: unknown } = {}
    await within(organisation, async (tx) => {
      answer.result = await act(tx)
      throw new TakenBack()
    }).catch((error: unknown) => {
      if (!(error instanceof TakenBack)) throw error
    })
    return answer.result as Awaited<ReturnType<typeof act>>
  }
  database.within = takenBack
  try {
    return await work()
  } finally {
    database.within = within
  }
}

class TakenBack extends Error {}
