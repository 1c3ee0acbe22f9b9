import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Key, Sent } from './call.ts'
import { run, type Company, type Person } from './company.ts'

/** Days and amounts in a language that writes them like English. */
const figures = /\b(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)[a-z]*\b/g
const translateAll = new Set(['title', 'quantity', 'note', 'message', 'text', 'label', 'reason'])
const values = new Set(['of', 'from', 'to'])

/** Every English text in a reply to a reader of another language. Codes have no spaces; text written by people is excluded. */
export function english(reply: unknown, written: readonly string[], name = ''): string[] {
  if (Array.isArray(reply)) return reply.flatMap((one) => english(one, written, name))
  if (typeof reply === 'object' && reply !== null)
    return Object.entries(reply).flatMap(([key, value]) => english(value, written, key))
  if (typeof reply !== 'string' || !(translateAll.has(name) || values.has(name))) return []
  const left = written.toSorted((a, b) => b.length - a.length).reduce((text, one) => text.replaceAll(one, ''), reply)
  const words = left.replace(figures, '').match(/[A-Za-z]{3,}/g) ?? []
  const isCode = (values.has(name) && !reply.includes(' ')) || /^\w+\.\w+$/.test(reply)
  return words.length === 0 || isCode ? [] : [`${name}: ${reply}`]
}

export async function read<K extends Key>(person: Person, key: K, sent: Sent<K> = {}): Promise<unknown> {
  const { status, body } = await person.raw(key, { ...sent, headers: { 'accept-language': 'xx' } })
  expect([key, status]).toEqual([key, 200])
  return (body as { data: unknown }).data
}

/** Everything that everyone can read about the company's activity. */
export async function everything(company: Company, people: readonly Person[]): Promise<unknown[]> {
  const replies: unknown[] = [await read(company.admin, 'GET /api/v1/user/activity-log', { query: { limit: 100 } })]
  for (const view of ['pending', 'decided'] as const)
    replies.push(await read(company.admin, 'GET /api/v1/user/pending-change', { query: { view } }))
  for (const person of people) {
    const params = { id: person.employee }
    replies.push(await read(company.admin, 'GET /api/v1/employee/activity/{id}', { params, query: { limit: 100 } }))
    replies.push(await read(person, 'GET /api/v1/notification/all'))
    replies.push(await read(person, 'GET /api/v1/dashboard/recent-approval'))
    replies.push(await read(company.admin, 'GET /api/v1/employee/leave-policy-days/{id}', { params, query: {} }))
  }
  return replies
}

/** The names of the company's own records. */
export async function namesOf(company: Company): Promise<string[]> {
  const { rows } = await company.within((tx) =>
    run(
      tx,
      sql`select name from role union select name from leave_policy union select name from salary_component
        union select code from salary_component union select name from salary_template union select name from account
        union select work_email from employee union select split_part(name, ' ', 1) from account`,
    ),
  )
  return (rows as { name: string }[]).map(({ name }) => name)
}
