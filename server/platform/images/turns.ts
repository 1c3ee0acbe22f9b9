export interface Rules {
  atOnce: number
  ofAccount: number
  /** The most that may wait, in total. */
  waiting: number
  patienceMillis: number
  /** Thrown when too many wait, or one waited too long. */
  isBusy(): Error
  /** Thrown when a key already has `ofAccount` running. */
  hasMany(): Error
}

/** Limits how many pieces of heavy work run at once; the others wait in order, up to a time and a number. */
export function oneAfterTheOther(rules: Rules) {
  const queue: (() => void)[] = []
  const ofKey = new Map<string, number>()
  let running = 0
  const next = () => {
    if (running < rules.atOnce) queue.shift()?.()
  }
  const turn = async () => {
    if (running < rules.atOnce && queue.length === 0) {
      running += 1
      return
    }
    if (queue.length >= rules.waiting) throw rules.isBusy()
    await new Promise<void>((resolve, reject) => {
      const go = () => {
        clearTimeout(timer)
        running += 1
        resolve()
      }
      const timer = setTimeout(() => {
        queue.splice(queue.indexOf(go), 1)
        reject(rules.isBusy())
      }, rules.patienceMillis)
      queue.push(go)
    })
  }
  return async <T>(key: string, work: () => Promise<T>): Promise<T> => {
    const own = ofKey.get(key) ?? 0
    if (own >= rules.ofAccount) throw rules.hasMany()
    ofKey.set(key, own + 1)
    try {
      await turn()
      try {
        return await work()
      } finally {
        running -= 1
        next()
      }
    } finally {
      const left = (ofKey.get(key) ?? 1) - 1
      if (left > 0) ofKey.set(key, left)
      else ofKey.delete(key)
    }
  }
}
