import { describe, expect, test } from 'vitest'
import { declare, people, ppf, prove } from '../testing.ts'

describe('a decision on a declared item', () => {
  test('accepts in part with a reason; but not more than was declared, without proof, or income in part', async () => {
    const { priya, accounts } = await people()
    const item = await declare(priya, ppf)
    const decide = (id: string, body: object) =>
      accounts.refused('PUT /api/v1/user/tax-item-decision/{id}', { params: { id }, body: body as never })
    expect(await decide(item, { action: 'accept' })).toMatchObject({ status: 409 })
    await prove(priya, item)
    expect((await decide(item, { action: 'accept', acceptedPaise: 10_000_001 })).errors?.[0]?.path).toBe(
      'body.acceptedPaise',
    )
    expect((await decide(item, { action: 'accept', acceptedPaise: 5_000_000 })).errors?.[0]?.path).toBe('body.reason')
    const job = {
      section: 'previousEmployer',
      employer: 'Globex',
      from: '2026-04',
      to: '2026-05',
      incomePaise: 9_000_000,
    } as const
    const earlier = await declare(priya, job)
    await prove(priya, earlier)
    expect((await decide(earlier, { action: 'accept', acceptedPaise: 100, reason: 'Less' })).errors?.[0]?.path).toBe(
      'body.acceptedPaise',
    )
    const body = { action: 'accept', acceptedPaise: 5_000_000, reason: 'Half is of last year' } as const
    await accounts.call('PUT /api/v1/user/tax-item-decision/{id}', { params: { id: item }, body })
    const { items } = await priya.call('GET /api/v1/employee/self-tax')
    expect(items[0]).toMatchObject({ state: 'accepted', acceptedPaise: 5_000_000, reason: 'Half is of last year' })
  })

  test('an accepted item has to be accepted again when it is changed', async () => {
    const { priya, accounts } = await people()
    const item = await declare(priya, ppf)
    const proof = await prove(priya, item)
    const params = { id: item }
    await accounts.call('PUT /api/v1/user/tax-item-decision/{id}', { params, body: { action: 'accept' } })
    const taken = await priya.refused('DELETE /api/v1/employee/self-tax-proof/{id}', { params: { id: proof } })
    expect(taken).toMatchObject({ status: 409, message: 'It was accepted with this proof. Change the item first.' })
    const details = { ...ppf, amountPaise: 12_000_000 }
    await priya.call('PUT /api/v1/employee/self-tax-item/{id}', { params, body: { details } })
    const { items } = await priya.call('GET /api/v1/employee/self-tax')
    expect(items[0]).toMatchObject({ state: 'declared', declaredPaise: 12_000_000, acceptedPaise: null })
    await priya.call('DELETE /api/v1/employee/self-tax-proof/{id}', { params: { id: proof } })
    await priya.call('DELETE /api/v1/employee/self-tax-item/{id}', { params })
    expect((await priya.call('GET /api/v1/employee/self-tax')).items).toEqual([])
  })
})
