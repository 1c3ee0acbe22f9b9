import type { Day, Id } from '@muster/contract/values.ts'
import { addDays, monthOf } from '@muster/engine/day.ts'
import { instantAt } from '@muster/engine/zone.ts'
import type { CallAs } from '../calls.ts'
import type { Filling } from '../filling.ts'
import type { DemoPerson } from '../people.ts'

interface Told {
  callAs: CallAs
  today: Day
  hr: Id
  employee: DemoPerson
  present: readonly DemoPerson[]
}

/** Departments within others, with heads and budgets, and events of each kind with some answers. */
export async function arrangeCompany({ clock }: Filling, { callAs, today, hr, employee, present }: Told) {
  clock.set(instantAt(addDays(today, -5), '10:30', 'Asia/Kolkata'))
  const departments = (await callAs(hr, 'GET /api/v1/employee/department-tree', {}))!
  const idOf = (name: string) => departments.find((one) => one.name === name)!._id
  const partOf: Readonly<Record<string, string>> = { Engineering: 'Operations', Support: 'Sales' }
  for (const { _id, name } of departments) {
    const head = present.find((one) => one.department === name && one.role !== 'Employee')
    const parent = partOf[name]
    await callAs(hr, 'PUT /api/v1/user/department/{id}', {
      params: { id: _id },
      body: {
        ...{ name, headId: head?.employee ?? null, parentId: parent === undefined ? null : idOf(parent) },
        ...(name === 'Sales' ? {} : { purchaseBudgetPaise: 6_00_000_00 }),
      },
    })
  }
  const add = async (body: { title: string; day: Day } & Partial<Details>) => {
    const { day, ...rest } = body
    return (await callAs(hr, 'POST /api/v1/employee/event-scheduling', { body: { from: day, to: day, ...rest } }))!._id
  }
  const review = `${monthOf(addDays(today, 12))}-15`
  await add({
    title: 'Production meeting',
    day: addDays(today, -28),
    repeat: 'weekly',
    startTime: '09:30',
    endTime: '10:00',
  })
  await add({ title: 'Safety training', day: addDays(today, 3), place: 'Chakan plant, hall 2', remindMinutes: 1440 })
  await add({ title: 'Design review', day: review, audience: 'departments', departmentIds: [idOf('Engineering')] })
  const invited = [employee, ...present.filter((one) => one !== employee).slice(1, 5)]
  const circle = await add({
    ...{ title: 'Quality circle', day: addDays(today, 1), startTime: '15:00', endTime: '16:00', remindMinutes: 60 },
    ...{ place: 'Meeting room Rajgad', audience: 'people', employeeIds: invited.map((one) => one.employee) },
  })
  const answers = ['yes', 'maybe', 'no'] as const
  for (const [turn, { account }] of invited.slice(1, 4).entries())
    await callAs(account, 'PUT /api/v1/employee/event-answer/{id}', {
      ...{ params: { id: circle }, body: { answer: answers[turn]! } },
    })
}

interface Details {
  place: string
  startTime: string
  endTime: string
  repeat: 'weekly'
  remindMinutes: 60 | 1440
  audience: 'departments' | 'people'
  departmentIds: Id[]
  employeeIds: Id[]
}
