import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../call/api-error.ts'
import { openDraft } from './draft.ts'
import { sendDraft } from './send-draft.ts'

const options = { lives: 'device', account: () => 'priya' } as const
/** As the form does when its page is loaded. */
const opened = () => openDraft('claim', options)
const lost = new ApiError(0, 'Could not reach the server')
let keys: string[]

beforeEach(() => {
  keys = []
  localStorage.clear()
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

const send = (draft: ReturnType<typeof opened>, answer: 'accepted' | ApiError = 'accepted') =>
  sendDraft(draft, (key) => {
    keys.push(key)
    return answer === 'accepted' ? Promise.resolve(answer) : Promise.reject(answer)
  }).catch((error: unknown) => (error as ApiError).message)

describe('an unanswered draft is sent again under its key', () => {
  it.each([
    ['after hours', () => opened(), 20 * 3_600_000],
    ['after a reload', () => opened(), 0],
    ['with changed text', () => (opened().keep({ reason: 'A wedding, in Kochi' }), opened()), 60_000],
  ])('%s', async (_, again, later) => {
    const first = opened()
    first.keep({ reason: 'A wedding' })
    await send(first, lost)
    vi.advanceTimersByTime(later)
    expect(await send(again())).toBe('accepted')
    expect(keys[1]).toBe(keys[0])
  })

  it('twice at once, from two tabs that show it', async () => {
    const [one, other] = [opened(), (opened().keep({ reason: 'A wedding' }), opened())]
    await send(other, lost)
    const third = opened()
    await Promise.all([send(third), send(other), send(opened())])
    expect(new Set(keys).size).toBe(1)
    expect(one.values).toBeNull()
  })

  it('also if it could not be saved, as long as its page is open', async () => {
    const draft = opened()
    await send(draft, new ApiError(502, 'Busy'))
    vi.advanceTimersByTime(600_000)
    await send(draft)
    expect(keys[1]).toBe(keys[0])
  })
})

describe('a draft gets a new key', () => {
  it.each([
    ['once it was refused', (draft: ReturnType<typeof opened>) => send(draft, new ApiError(422, 'Too late'))],
    ['once it was accepted', (draft: ReturnType<typeof opened>) => send(draft)],
    ['once it was discarded', async (draft: ReturnType<typeof opened>) => (await send(draft, lost), draft.discard())],
  ])('%s', async (_, before) => {
    const draft = opened()
    draft.keep({ reason: 'A wedding' })
    await before(draft)
    draft.keep({ reason: 'A wedding' })
    await send(draft)
    expect(keys[1]).not.toBe(keys[0])
  })
})

it('says that the server already has an earlier version, and sends again only after that', async () => {
  const draft = opened()
  draft.keep({ reason: 'A wedding' })
  await send(draft, lost)
  const other = new ApiError(422, 'Send a new key.', [{ path: 'headers.idempotency-key', message: 'Send a new key.' }])
  expect(await send(draft, other)).toBe(
    'This was submitted before your last changes. Check your requests before you submit it again.',
  )
  expect(await send(draft)).toBe('accepted')
  expect(keys[2]).not.toBe(keys[0])
})

it('after a day, when the server has forgotten the key, says that it may have been submitted already', async () => {
  const first = opened()
  first.keep({ reason: 'A wedding' })
  await send(first, lost)
  vi.advanceTimersByTime(24 * 3_600_000)
  const late = opened()
  expect(await send(late)).toBe('This may have been submitted already. Check your requests first, then submit again.')
  expect(keys).toHaveLength(1)
  expect(await send(late)).toBe('accepted')
})
