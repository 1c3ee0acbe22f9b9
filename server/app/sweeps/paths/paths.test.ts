import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Holder } from './testing/holder.ts'
import { takenBack, type TakenBack } from './testing/taken-back.ts'
import { walk, type Options } from './testing/walk.ts'
import { aWorld, type Name, type World } from './testing/world.ts'

/** WALK=10 looks at ten times as many standings; WALK_SEED begins elsewhere. */
const { WALK = '1', WALK_SEED = '0' } = process.env
const options: Options = { calls: 4, standings: 20 * Number(WALK), seed: Number(WALK_SEED) }

let world: World
let back: TakenBack | undefined
beforeAll(async () => {
  world = await aWorld()
  back = await takenBack(world.company)
}, 240_000)
afterAll(() => back?.end())

const person = (name: Name): Holder => {
  const { account, employee } = world.people[name]
  return { kind: 'person', name, account, employee, token: null }
}
const starts: Readonly<Record<string, () => Holder>> = {
  'the admin': () => person('admin'),
  HR: () => person('hema'),
  'an accountant': () => person('asha'),
  'a manager': () => person('anita'),
  'an employee': () => person('priya'),
  "the admin's API key": () => ({ kind: 'key', name: 'key', ...world.key, employee: null }),
  'the identity provider': () => ({
    ...{ kind: 'provider', name: 'provider', account: world.company.organisation, employee: null },
    token: world.scim,
  }),
}

it.each(Object.keys(starts))(
  'no path of four calls by %s alone moves money, gives access or destroys',
  { timeout: 900_000 },
  async (name) => {
    const { paths, standings, tried, isCut } = await walk(world, back!, starts[name]!(), options)
    // oxlint-disable-next-line no-console -- asked for by whoever runs it
    if (process.env['WALK_SAID']) console.info(name, { standings, tried, isCut })
    expect(paths).toEqual([])
    // A walk that is refused everywhere would prove nothing.
    expect(tried).toBeGreaterThan(10)
  },
)

it('finds the path that is there once a rule is off', async () => {
  await back!.tried(async () => {
    await world.company.within((tx) =>
      tx.query({
        name: '',
        text: "insert into two_person_rule (organisation_id, area, is_on) values ($1, 'salary', false) on conflict (organisation_id, area) do update set is_on = false",
        values: [tx.organisation],
      }),
    )
    const { paths } = await walk(world, back!, person('ravi'), { ...options, calls: 1 })
    expect(paths).toContain('ravi: salary (by ravi) → a salary')
  })
}, 300_000)
