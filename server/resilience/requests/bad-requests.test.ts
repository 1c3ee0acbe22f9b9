import { createHash } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { entryOf } from '@muster/contract/request-types.ts'
import {
  answer,
  draftTypes,
  pdf,
  requestCompany,
  requestTypeOf,
  withAt,
  type DraftType,
  type RequestCompany,
} from './drafts.ts'

/** The day and amount fields of each type, and the number of days allowed. */
const known: Partial<Record<DraftType, { days: string[]; amounts: string[]; more?: object }>> = {
  leave: { days: ['from', 'to'], amounts: [] },
  compOff: { days: ['day'], amounts: ['minutes'], more: { amount: 'hours' } },
  workFromHome: { days: ['days.0'], amounts: [] },
  attendance: { days: ['days.0.day'], amounts: [] },
  travel: { days: ['legs.0.day', 'legs.1.day'], amounts: ['estimate.0.amountPaise'] },
  procurement: { days: ['lines.0.neededBy'], amounts: ['lines.0.unitPaise', 'lines.0.quantity'] },
  claim: { days: ['lines.0.day'], amounts: ['lines.0.amountPaise'] },
  settlement: { days: ['lines.0.day'], amounts: ['lines.0.amountPaise'] },
}
const places = known as Required<typeof known>

/** Invalid days, and their error if it is the same for all types. */
const badDays = {
  'before joining': '2026-09-25',
  'after leaving': '2026-12-20',
  'in a century': '2126-01-01',
  'that does not exist': '2026-02-30',
  'that is none': 'soon',
}

/** Procurement is for the company: it may be needed after the requester has left, and some types end before that. */
const mayBe = new Set(['procurement after leaving'])

/** With several files, the error names the refused one. */
const badFiles = (most: number) => ({
  'too many': [
    Array.from({ length: most + 1 }, (_, n) => pdf(`bill ${n}`)),
    { path: 'files.documents', message: `Attach at most ${most} files` },
  ],
  'one too large': [
    [pdf('small'), { name: 'a.pdf', bytes: Buffer.concat([pdf('large').bytes, Buffer.alloc(10 * 1024 * 1024)]) }],
    { path: 'files.documents.1', message: 'a.pdf is larger than 10 MB' },
  ],
  'one that is a program with the name of a bill': [
    [pdf('good'), { name: 'a.pdf', bytes: Buffer.concat([Buffer.from('MZ'), Buffer.alloc(600)]) }],
    { path: 'files.documents.1', message: 'a.pdf is not a file of type PDF, JPEG, PNG' },
  ],
  'one that is empty': [
    [pdf('good'), { name: 'a.pdf', bytes: Buffer.alloc(0) }],
    { path: 'files.documents.1', message: 'a.pdf is empty' },
  ],
})

let at: RequestCompany

beforeAll(async () => {
  at = await requestCompany()
})

const send = (type: DraftType, body: object, documents?: object) =>
  answer(at.priya, at.sendings[type].submit, { body, ...(documents ? { files: { documents } } : {}) })
/** Besides the trip that is settled. */
const own = async (type: DraftType) => {
  const { body } = await at.priya.raw(at.sendings[type].own, { query: { page: 1, limit: 50 } } as never)
  return (body as { data: { _id: string; state: string }[] }).data.filter(({ _id }) => !at.before.has(_id))
}

describe.each(draftTypes)('a request of the type %s', (type) => {
  const { days, amounts, more = {} } = places[type]
  const { documents } = entryOf(requestTypeOf(type))

  it.runIf(documents > 0)('is refused with bad files, at their field, and nothing is stored', async () => {
    for (const [files, error] of Object.values(badFiles(documents)))
      expect(await send(type, at.sendings[type].draft(), files as object)).toMatchObject({
        status: 400,
        errors: [error],
      })
    expect(await own(type)).toEqual([])
  })

  it.each(amounts)('is refused with an amount of zero, or an unreasonably small or large one, at %s', async (path) => {
    for (const amount of [0, -100, 1.5, 90_000_000_000_00, 'many', null]) {
      const { status, errors } = await send(type, withAt({ ...at.sendings[type].draft(), ...more }, path, amount))
      expect([amount, status, errors[0]?.path]).toEqual([amount, 400, `body.${path}`])
      expect(errors[0]!.message).toMatch(/^(Enter|A day|Choose)/)
      // In rupees, as people read them.
      if (amount === 90_000_000_000_00) expect(errors[0]!.message).not.toContain('paise')
    }
    expect(await own(type)).toEqual([])
  })

  it.each(days)('is refused with a day before joining, after leaving or unreasonably far away, at %s', async (path) => {
    for (const [what, day] of Object.entries(badDays)) {
      if (mayBe.has(`${type} ${what}`)) continue
      const { status, errors } = await send(type, withAt(at.sendings[type].draft(), path, day))
      // For two days that must be in order, the error may be at either.
      const fields = [...days, path.replace(/\.\d+$/, '')].map((one) => `body.${one}`)
      expect([what, status]).toEqual([what, 400])
      expect(fields).toContain(errors[0]?.path)
      expect(errors[0]!.message.length).toBeGreaterThan(10)
    }
    expect(await own(type)).toEqual([])
  })

  it('cannot be decided, forwarded or withdrawn again once withdrawn', async () => {
    const { decide, cancel, draft } = at.sendings[type]
    const { id } = await send(type, draft())
    const params = { id: id! }
    expect((await answer(at.priya, cancel, { params, body: {} })).status).toBe(200)
    const said = 'This request was already cancelled by Priya Nair.'
    for (const body of [{ status: 'approved' }, { status: 'rejected', note: 'Not agreed' }])
      expect(await answer(at.anita, decide, { params, body })).toMatchObject({ status: 409, message: said })
    const { forward, forwardCall = 'claim-approval-forward' } = entryOf(requestTypeOf(type))
    const passed = await answer(at.anita, `PUT /api/v1/employee/${forwardCall}/{id}` as never, {
      params,
      query: { type: forward },
      body: { employeeId: at.hr.employee, note: 'For you' },
    })
    expect(passed).toMatchObject({ status: 409, message: said })
    expect((await answer(at.priya, cancel, { params, body: {} })).status).toBe(409)
    expect((await own(type)).map(({ state }) => state)).toEqual(['cancelled'])
    at.before.add(id!)
  })
})

describe('days in an impossible order', () => {
  it.each([
    ['leave', 'to', '2026-11-30', 'body.to', 'The last day is before the first day'],
    ['travel', 'legs.1.day', '2026-11-22', 'body.legs.1.day', 'Enter 23 Nov 2026 or a later day'],
    ['claim', 'lines.0.day', '2026-11-21', 'body.lines.0.day', 'Enter today or an earlier day'],
    ['settlement', 'lines.0.day', '2026-11-21', 'body.lines.0.day', 'Enter today or an earlier day'],
    ['procurement', 'lines.0.neededBy', '2026-11-19', 'body.lines.0.neededBy', 'Enter today or a later day'],
    ['compOff', 'day', '2026-11-22', 'body.day', 'Choose a day that you have worked'],
    ['attendance', 'days.0.day', '2026-11-21', 'body.days.0.day', 'Choose a day up to today'],
  ] as const)('are refused: %s with %s on %s', async (type, path, day, field, message) => {
    expect(await send(type, withAt(at.sendings[type].draft(), path, day))).toMatchObject({
      status: 400,
      errors: expect.arrayContaining([{ path: field, message }]),
    })
  })

  it('are refused: a weekly pattern that ends before it begins', async () => {
    const body = {
      pattern: 'weekly',
      weekdays: [2],
      from: '2026-12-01',
      until: '2026-11-24',
      reason: 'School holidays',
    }
    const { status, errors } = await send('workFromHome', body)
    expect([status, errors[0]?.path]).toEqual([400, 'body.until'])
  })
})

describe('a day in a month with locked pay', () => {
  it('is refused if it would change attendance already paid', async () => {
    expect(await send('workFromHome', withAt(at.sendings.workFromHome.draft(), 'days.0', '2026-10-20'))).toMatchObject({
      status: 400,
      errors: [{ path: 'body.days', message: 'Payroll has locked 1 Oct 2026 to 31 Oct 2026' }],
    })
  })

  it.each(['leave', 'attendance'] as const)('is accepted if the next pay adjusts for it: %s', async (type) => {
    const draft = at.sendings[type].draft()
    const body =
      type === 'leave' ? { ...draft, from: '2026-10-20', to: '2026-10-20' } : withAt(draft, 'days.0.day', '2026-10-20')
    const { status, id } = await send(type, body)
    expect(status).toBe(200)
    await answer(at.priya, at.sendings[type].cancel, { params: { id: id! }, body: {} })
  })
})

describe('the same bill twice', () => {
  const claim = async (who: RequestCompany['priya'], words: string, bills: string[]) => {
    const [line] = (at.sendings.claim.draft() as { lines: object[] }).lines
    const lines = bills.map((_, n) => ({ ...line, words: `${words} ${n}`, bills: [n + 1] }))
    return answer(who, at.sendings.claim.submit, {
      body: { reason: 'Customers in town', lines },
      files: { documents: bills.map(pdf) },
    })
  }

  it('is shown to the approver at its line, across people', async () => {
    await claim(at.tara, 'Udupi Grand', ['invoice'])
    const { id } = await claim(at.priya, 'Garuda Cabs', ['cab', 'invoice'])
    const params = { id: id! }
    const { details } = await at.anita.call('GET /api/v1/employee/claims-approval/{id}', { params })
    expect(details.duplicates).toMatchObject([{ position: 2, by: 'file', requester: 'Tara Sen' }])
    expect(details.warnings).toEqual([])
    await answer(at.priya, at.sendings.claim.cancel, { params, body: {} })
  })

  it.each(['claim', 'settlement'] as const)(
    'in one %s is shown before submission and to the approver',
    async (type) => {
      const { submit, preview, cancel, draft } = at.sendings[type]
      const { lines, ...rest } = draft() as { lines: object[]; tripId?: string }
      const both = ['Karavalli', 'Annapoorna'].map((words, n) => ({ ...lines[0], words, bills: [n + 1] }))
      const said = 'Expense 1 has the same bill'
      const files = ['invoice of the two', 'invoice of the two'].map(pdf)
      const hash = createHash('sha256').update(files[0]!.bytes).digest('hex')
      const asked = await at.priya.raw(preview! as never, {
        body: { ...(type === 'claim' ? {} : { tripId: rest.tripId }), lines: both, files: [hash, hash] } as never,
      })
      expect((asked.body as { data: unknown }).data).toMatchObject({
        problems: [{ line: 1, field: 'bills', message: said, isBlocking: false }],
      })
      const { id } = await answer(at.priya, submit, { body: { ...rest, lines: both }, files: { documents: files } })
      const params = { id: id! }
      const seen = await answer(at.anita, at.sendings[type].see!, { params })
      expect(seen.details.warnings).toEqual([{ position: 2, message: said }])
      await answer(at.priya, cancel, { params, body: {} })
    },
  )
})
