import { noticeboardFeature } from '../../features/noticeboard/index.ts'
import { addDays } from '@muster/engine/day.ts'
import { instantAt } from '@muster/engine/zone.ts'
import type { Day, Id } from '@muster/contract/values.ts'
import type { CallAs } from '../calls.ts'
import type { Filling } from '../filling.ts'
import type { DemoPerson } from '../people.ts'

interface Told {
  callAs: CallAs
  organisation: Id
  today: Day
  hr: Id
  /** Reads and acknowledges some, and leaves others open. */
  employee: DemoPerson
  present: readonly DemoPerson[]
}

const zone = 'Asia/Kolkata'

/** The company's communication: a summary, announcements, policies and their acknowledgements. */
export async function tellEverybody({ app, clock }: Filling, told: Told): Promise<void> {
  const { callAs, organisation, today, hr, employee, present } = told
  const at = (days: number, time: string) => clock.set(instantAt(addDays(today, -days), time, zone))
  at(40, '10:00')
  await callAs(hr, 'PUT /api/v1/employee/company-summary', { body: { description: summary } })
  const everyone = { audience: 'everyone', notify: false } as const
  const announce = async (body: { title: string; description: string; isPinned?: boolean }) =>
    (await callAs(hr, 'POST /api/v1/user/announcement', { body: { ...everyone, ...body } }))!._id
  const read = (account: Id, id: Id) => callAs(account, 'POST /api/v1/user/announcement/{id}/read', { params: { id } })
  at(21, '11:00')
  const award = await announce({ title: 'Export award for the Pune plant', description: exportAward })
  const readers = present.filter((_, turn) => turn % 4 !== 3)
  for (const { account } of readers) await read(account, award)
  at(6, '16:30')
  const drill = await announce({ title: 'Fire drill next Friday', description: fireDrill, isPinned: true })
  for (const { account } of readers.filter((one) => one !== employee).slice(0, 20)) await read(account, drill)
  at(1, '12:15')
  await announce({ title: 'New bus route from Hinjawadi', description: busRoute })
  at(3, '09:15')
  const policy = async (title: string, description: string) =>
    (await callAs(hr, 'POST /api/v1/employee/company-policy', {
      body: { title, description, audience: 'everyone', mustAcknowledge: true },
    }))!._id
  const conduct = await policy('Code of conduct', codeOfConduct)
  await policy('Travel and expenses', travelPolicy)
  await noticeboardFeature.jobs!['company-policy']!(app, { organisation })
  for (const { account } of present.filter((_, turn) => turn % 3 !== 1))
    await callAs(account, 'POST /api/v1/employee/company-policy/{id}/acknowledge', {
      ...{ params: { id: conduct }, body: { version: 1 } },
    })
}

const summary = `Sahyadri Components makes **precision parts** for pumps, valves and compressors, in Pune since 1994.

- Three plants and a design centre
- Customers in 14 countries
- *Safety first, then quality, then speed*`

const exportAward = `The Engineering Export Promotion Council has chosen our Pune plant for its **regional export award**.

Thank you to everyone who made it possible.`

const fireDrill = `We practise leaving the building at **11:00**.

1. Leave by the nearest stairs, not the lift
2. Meet at your assembly point
3. Wait until your floor marshal has counted everyone`

const busRoute = `A company bus runs from Hinjawadi at 08:15 from next month. Tell the front desk if you want a seat.`

const codeOfConduct = `## Respect

We treat colleagues, customers and suppliers fairly.

## Gifts

Accept no gift worth more than ₹1,000, and tell your manager about any gift.`

const travelPolicy = `Book trains and flights through the travel desk. Submit bills **within 30 days** of your return.`
