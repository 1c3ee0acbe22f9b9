import { setTimeout as sleep } from 'node:timers/promises'

/** Repeats until the answer is as wanted; fails after this many seconds. */
export async function until<T>(ask: () => Promise<T>, isSo: (answer: T) => boolean, seconds = 30): Promise<T> {
  const started = performance.now()
  for (;;) {
    const answer = await ask()
    if (isSo(answer)) return answer
    if (performance.now() - started > seconds * 1000)
      throw new Error(`Not within ${seconds} s: ${JSON.stringify(answer)}`)
    await sleep(20)
  }
}
