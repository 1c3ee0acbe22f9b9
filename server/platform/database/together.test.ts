import { describe, expect, it } from 'vitest'
import { together } from './together.ts'

const after = async (ticks: number) => {
  for (let tick = 0; tick < ticks; tick += 1) await Promise.resolve()
}

describe('parts of a transaction sent together', () => {
  it('return results in their order, whichever ends first', async () => {
    const slow = after(9).then(() => 'slow')
    expect(await together([slow, Promise.resolve(1)])).toEqual(['slow', 1])
  })

  it('have all ended when the first failure is thrown, rather than one caused by it', async () => {
    let ended = false
    const following = after(9).then(() => {
      ended = true
      throw new Error('current transaction is aborted')
    })
    const cause = after(2).then(() => {
      throw new Error('there is such a row')
    })
    await expect(together([following, cause])).rejects.toThrow('there is such a row')
    expect(ended).toBe(true)
  })
})
