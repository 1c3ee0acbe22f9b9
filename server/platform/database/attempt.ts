import { awaitLater, firstOf, together } from './together.ts'
import type { Tx } from './tx.ts'

/**
 * Runs a part of a transaction that can be undone by itself: if it throws, its rows and its after-commit effects are dropped. With
 * `keep: false` it is undone in any case, as a rehearsal.
 */
export async function attempt<T>(tx: Tx, work: (tx: Tx) => Promise<T>, { keep = true } = {}): Promise<T> {
  const later: (() => void)[] = []
  const closing: Promise<unknown>[] = []
  const part = Object.create(tx, {
    publish: { value: (...event: Parameters<Tx['publish']>) => later.push(() => tx.publish(...event)) },
    afterCommit: { value: (effect: Parameters<Tx['afterCommit']>[0]) => later.push(() => tx.afterCommit(effect)) },
    // The part ends before the transaction does.
    closeWith: { value: (sent: Promise<unknown>) => awaitLater(closing, sent) },
  }) as Tx
  const say = (text: string) => tx.query({ name: '', text, values: [] })
  await say('savepoint attempt')
  try {
    const done = await work(part)
    await together(closing)
    await say(keep ? 'release savepoint attempt' : 'rollback to savepoint attempt')
    if (keep) for (const effect of later) effect()
    return done
  } catch (thrown) {
    const error = await firstOf(closing, thrown)
    await say('rollback to savepoint attempt')
    throw error
  }
}
