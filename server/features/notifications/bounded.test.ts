import { beforeAll, expect, it } from 'vitest'
import { verbatim } from '@muster/engine/sentence.ts'
import { newId } from '../../platform/id.ts'
import { aCompany, type Company, type Person } from '../../testing/company.ts'
import { cleanNotifications } from './cleaning.ts'
import { notify, notifyEach } from './index.ts'
import { kept, unreadOfSubject } from './notification.queries.ts'

let company: Company
let priya: Person
let meera: Person

beforeAll(async () => {
  company = await aCompany()
  priya = await company.employee('Priya Nair')
  meera = await company.employee('Meera Iyer')
})

const tell = (people: Person[], target: string | undefined, message: string, type: 'leave' | 'claim' = 'leave') =>
  company.within((tx) =>
    notify(
      tx,
      people.map(({ account }) => account),
      { type, message: verbatim(message), ...(target === undefined ? {} : { target }) },
    ),
  )
const all = (person: Person) => person.call('GET /api/v1/notification/all')
const count = (person: Person) =>
  company.within(async (tx) => {
    const text = 'select count(*)::int as n from notification where account_id = $1'
    return ((await tx.query({ name: '', text, values: [person.account] })).rows[0] as { n: number }).n
  })

it('of one kind about one thing only the newest five unread ones stay, however often somebody causes more', async () => {
  const [request, other] = [newId(), newId()]
  await tell([priya], other, 'Another request')
  await tell([priya], request, 'A claim of the same', 'claim')
  for (let time = 1; time <= 40; time++) {
    company.clock.advance(1)
    await tell([priya, meera], request, `Note ${time}`)
  }
  const messages = (await all(priya)).filter(({ targetId }) => targetId === request).map(({ message }) => message)
  expect(messages).toEqual(['Note 40', 'Note 39', 'Note 38', 'Note 37', 'Note 36', 'A claim of the same'])
  expect(await count(priya)).toBe(unreadOfSubject + 2)
  expect(await count(meera)).toBe(unreadOfSubject)
})

it('what was read stays beside what is new, and what is about nothing in particular is not replaced', async () => {
  const asha = await company.employee('Asha Pillai')
  const request = newId()
  for (let time = 1; time <= 3; time++) await tell([asha], request, `Note ${time}`)
  await company.within((tx) =>
    tx.query({
      name: '',
      text: 'update notification set is_read = true where account_id = $1',
      values: [asha.account],
    }),
  )
  for (let time = 4; time <= 10; time++) await tell([asha], request, `Note ${time}`)
  for (let time = 1; time <= 7; time++) await tell([asha], undefined, 'Welcome')
  expect(await count(asha)).toBe(3 + unreadOfSubject + 7)
})

it('an account keeps the newest five hundred, and none for longer than half a year', async () => {
  const [ravi, lata] = [await company.employee('Ravi Menon'), await company.employee('Lata Bose')]
  const many = Array.from({ length: kept.rows + 50 }, (_, at) => ({
    ...{ account: ravi.account, type: 'leave' as const, message: verbatim(`Request ${at}`), target: newId() },
  }))
  await company.within((tx) => notifyEach(tx, many))
  await tell([lata], newId(), 'Old')
  company.clock.advance((kept.days + 1) * 86_400)
  await tell([lata], newId(), 'New')
  await cleanNotifications(company.app, { organisation: company.organisation })
  expect((await all(lata)).map(({ message }) => message)).toEqual(['New'])
  await company.within((tx) => notifyEach(tx, many))
  expect(await count(ravi)).toBe(kept.rows + 50)
  await cleanNotifications(company.app, { organisation: company.organisation })
  expect(await count(ravi)).toBe(kept.rows)
})
