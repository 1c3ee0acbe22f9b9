import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { folded } from '@muster/engine/folded.ts'
import { aCompany, run } from '../../../testing/company.ts'

it('PostgreSQL folds every letter as the rest of the product does', async () => {
  const company = await aCompany()
  // Latin, Greek and Cyrillic with their signs, the scripts of India, punctuation, ligatures and wide letters.
  const ranges = [
    ...[
      [0x20, 0x52f],
      [0x600, 0x6ff],
      [0x900, 0xdff],
      [0x1e00, 0x206f],
    ],
    ...[
      [0x20a0, 0x20bf],
      [0xfb00, 0xfb06],
      [0xff01, 0xff5e],
    ],
  ] as const
  const letters = ranges.flatMap(([from, to]) =>
    Array.from({ length: to! - from! + 1 }, (_, index) => `a${String.fromCodePoint(from! + index)}b`),
  )
  const { rows } = await company.within((tx) =>
    run(tx, sql`select given, search_folded(given) as ours from unnest(${letters}::text[]) given`),
  )
  const differing = (rows as { given: string; ours: string }[]).filter(({ given, ours }) => ours !== folded(given))
  expect(differing.map(({ given, ours }) => [given, ours, folded(given)])).toEqual([])
  expect(rows).toHaveLength(letters.length)
})

it('a list finds people however their name and the search are written', async () => {
  const company = await aCompany()
  await company.employee("Zoë D'Souza")
  await company.employee('José Núñez')
  const found = async (search: string) => {
    const query = { search, limit: 50 }
    const [list, colleagues] = await Promise.all([
      company.admin.call('GET /api/v1/employee/basic-info', { query }),
      company.admin.call('GET /api/v1/employee/pagination-all', { query: { employeeName: search } }),
    ])
    expect(colleagues.data.map(({ name }) => name)).toEqual(list.data.map(({ name }) => name))
    return list.data.map(({ name }) => name)
  }
  for (const search of ['zoe', 'ZOË', 'dsouza', 'D’Souza', "d'souza", 'Zoë\u00a0D’Souza', 'zoe  dsouza'])
    expect(await found(search)).toEqual(["Zoë D'Souza"])
  for (const search of ['nunez', 'NÚÑEZ', 'Jose\u0301', 'jose nunez'])
    expect(await found(search)).toEqual(['José Núñez'])
  expect(await found('%')).toEqual([])
})
