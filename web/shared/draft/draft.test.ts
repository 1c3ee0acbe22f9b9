import { beforeEach, describe, expect, it } from 'vitest'
import { openDraft, readDraft } from './draft.ts'
import type { DraftOptions } from './draft-store.ts'

let account: string | undefined
const tab: DraftOptions = { lives: 'tab', account: () => account }
const device: DraftOptions = { lives: 'device', account: () => account }

beforeEach(() => {
  account = 'priya'
  localStorage.clear()
  sessionStorage.clear()
})

describe.each([
  ['of a tab', tab],
  ['of a device', device],
])('a draft %s', (_, options) => {
  it('is there when the form is opened again', () => {
    openDraft('leave', options).keep({ reason: 'A wedding' })
    expect(openDraft('leave', options).values).toEqual({ reason: 'A wedding' })
  })

  it('does not come back once it was sent, whatever the form still writes', () => {
    const form = openDraft('leave', options)
    form.keep({ reason: 'A wedding' })
    form.forget()
    // A late effect, a write on leaving the page, or one while the tab is hidden.
    expect(form.keep({ reason: 'A wedding' })).toBeNull()
    expect(openDraft('leave', options).values).toBeNull()
  })

  it('does not come back if its very first write comes after it was sent', () => {
    const form = openDraft('leave', options)
    form.forget()
    form.keep({ reason: 'A wedding' })
    expect(readDraft('leave', options)).toBeNull()
  })

  it('does not come back from another view of the same draft', () => {
    const first = openDraft('leave', options)
    first.keep({ reason: 'A wedding' })
    const second = openDraft('leave', options)
    first.forget()
    expect(second.keep({ reason: 'A wedding, in Kochi' })).toBeNull()
    expect(openDraft('leave', options).values).toBeNull()
  })

  it("leaves another form's draft alone, and the next one is saved again", () => {
    const sent = openDraft('leave', options)
    const other = openDraft('leave', options)
    sent.keep({ reason: 'A wedding' })
    other.keep({ reason: 'A move' })
    sent.forget()
    expect(openDraft('leave', options).values).toEqual({ reason: 'A move' })
    other.discard()
    expect(openDraft('leave', options).values).toBeNull()
    other.keep({ reason: 'A fever' })
    expect(openDraft('leave', options).values).toEqual({ reason: 'A fever' })
  })

  it('is given to no one else, and nothing is saved while no one is signed in', () => {
    const form = openDraft('leave', options)
    form.keep({ reason: 'A wedding' })
    account = 'arjun'
    expect(openDraft('leave', options).values).toBeNull()
    account = undefined
    expect(form.keep({ reason: 'Late' })).toBeNull()
  })
})

it('a copied tab does not bring back what the other one sent', () => {
  const first = openDraft('employee', tab)
  first.keep({ firstName: 'Tara' })
  const copied = sessionStorage.getItem('muster.draft.employee')!
  first.forget()
  sessionStorage.setItem('muster.draft.employee', copied)
  expect(openDraft('employee', tab).values).toBeNull()
})

it('form input is saved by this module alone', () => {
  const files = import.meta.glob<string>(['../../**/*.{ts,tsx}', '!../../**/*.test.*', '!../../node_modules/**'], {
    query: '?raw',
    import: 'default',
    eager: true,
  })
  const keepers = Object.entries(files).filter(([, text]) => /Storage[^\n]*setItem\([^\n]*\bvalues\b/.test(text))
  expect(keepers.map(([name]) => name)).toEqual([])
  expect(Object.keys(files).length).toBeGreaterThan(300)
})
