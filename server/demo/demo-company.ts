import { addDays, addMonths, financialYear, firstDay, lastDay, monthOf } from '@muster/engine/day.ts'
import { instantAt, localDay } from '@muster/engine/zone.ts'
import type { Day } from '@muster/contract/values.ts'
import { newId } from '../platform/id.ts'
import { postLedger } from '../features/leave/ledger/post-ledger.ts'
import { recompute } from '../features/attendance/index.ts'
import { insertRecords } from '../features/employees/index.ts'
import { endSessions } from '../features/identity/index.ts'
import { agree, askForOne, forgetMails } from './agree-story.ts'
import { calling, insisting } from './calls.ts'
import { tellFiled } from './filed/filed-story.ts'
import { entityEvents } from './filed/entity-story.ts'
import { onFounded, type Filling } from './filling.ts'
import { awayDays, planLeaves, waitingLeave } from './leave-story.ts'
import { castPay } from './pay-cast.ts'
import { tellEverybody } from './noticeboard/noticeboard-story.ts'
import { arrangeCompany } from './noticeboard/organisation-story.ts'
import { payMonth, paySalaries } from './pay-story.ts'
import { connectPrograms } from './integrations/integration-story.ts'
import { writeLetters } from './noticeboard/letter-story.ts'
import { inventPeople, type DemoPerson } from './people.ts'
import { inventPunches } from './punches.ts'
import { random } from './random.ts'
import { demoDomain } from '../app/demo-sign-ins.ts'
import { sundayPunches } from './requests/comp-off-story.ts'
import { requestStories } from './requests/stories.ts'
import { tellers } from './requests/story.ts'
import { tellLeaves } from './requests/tell-leaves.ts'
import { registerCompany } from './statutory-story.ts'
import { declareTaxes } from './tax-story.ts'
import { inventRecords } from './records.ts'
import {
  openDoors,
  readOldNotifications,
  writeCompany,
  writeHolidays,
  writePunches,
  type DemoCompany,
} from './write-company.ts'
import { payEvents } from './year-story.ts'

const zone = 'Asia/Kolkata'

/** The company of a first start: 60 people, pay since April of the last financial year, attendance for three months. */
export async function fillDemoCompany(filling: Filling): Promise<void> {
  const { app, clock, fastify, realNow } = filling
  const today = localDay(realNow, zone)
  const firstPaid = `${financialYear(addMonths(monthOf(today), -12)).slice(0, 4)}-04`
  const firstPunched = addMonths(monthOf(today), -3)
  const [payFrom, from] = [firstDay(firstPaid), firstDay(firstPunched)]
  const chance = random(20_260)
  const people = cast(inventPeople(60, demoDomain, payFrom, chance))
  const payCast = castPay(people, firstPaid)
  const company: DemoCompany = {
    organisation: newId(),
    name: 'Sahyadri Components',
    admin: newId(),
    adminEmail: `admin@${demoDomain}`,
    people,
  }
  const everybody = people.map(({ employee }) => employee)
  const within = filling.within(company.organisation)

  clock.set(instantAt(addDays(payFrom, -1), '09:00', zone))
  await within((tx) => writeCompany(tx, company, filling.passwordHash))
  await within((tx) => insertRecords(tx, app, inventRecords(people)))
  await within(onFounded)
  await within((tx) => writeHolidays(tx, holidaysOf(today)))
  await within((tx) => paySalaries(tx, people, payFrom))
  await within((tx) => postLedger(tx, everybody))

  const present = people.filter((person) => person !== payCast.leaver)
  const employee = present.find(({ email }) => email === `employee@${demoDomain}`)!
  const leaves = [...planLeaves(present, from, today, chance), waitingLeave(employee, today)]
  const away = awayDays(leaves)
  const isHoliday = new Set(holidaysOf(today).map(({ day }) => day))
  const isAway = (person: DemoPerson, day: Day) => isHoliday.has(day) || away.get(person.employee)?.has(day) === true
  const callAs = calling(app, fastify, company.organisation)
  const insist = insisting(app, fastify, company.organisation)
  const hr = people.find(({ role }) => role === 'HR')!.account
  await registerCompany(insist, hr, firstPaid)
  const declareNow = (year: string) =>
    declareTaxes(filling, callAs, { organisation: company.organisation, financialYear: year, people: present, hr })
  const events = [
    ...payEvents({ callAs: insist, cast: payCast, hr, declareNow }, firstPaid),
    ...entityEvents({ callAs: insist, hr, people: payCast.tooling }, addMonths(monthOf(today), -1)),
  ]
  const told = tellers(insist, { company, today, employee, present })
  const requests = requestStories.flatMap((story) => story(told)).sort((a, b) => a.at.localeCompare(b.at))
  const extra = sundayPunches(told)
  for (let month = firstPaid; month <= monthOf(today); month = addMonths(month, 1)) {
    const last = lastDay(month) < today ? lastDay(month) : today
    for (const { on, act } of events.filter((one) => monthOf(one.on) === month && one.on < today)) {
      clock.set(instantAt(on, '09:30', zone))
      await act()
      await agree(callAs, company.admin)
    }
    if (month >= firstPunched) {
      const asked = leaves.filter((one) => monthOf(localDay(one.submittedAt, zone)) === month)
      await tellLeaves(filling, callAs, company, asked)
    }
    filling.tell(`Demo: ${month}.`)
    // In the afternoon, when the last night shift of the month is over.
    const now = month === monthOf(today) ? realNow : instantAt(addDays(last, 1), '15:00', zone)
    clock.set(now)
    if (month >= firstPunched) {
      const punches = inventPunches(present, { from: firstDay(month), to: last, now, isAway }, chance)
      const worked = extra.filter(({ at }) => monthOf(localDay(at, zone)) === month)
      await within((tx) => writePunches(tx, [...punches, ...worked]))
      await within((tx) => recompute(tx, everybody, firstDay(month), last))
    }
    const asked = requests.filter((one) => monthOf(localDay(one.at, zone)) === month)
    for (const { at, act } of asked) {
      clock.set(at)
      await act()
    }
    clock.set(now)
    // Days at home that were in the future when they were approved.
    if (asked.length > 0 && month >= firstPunched) await within((tx) => recompute(tx, everybody, firstDay(month), last))
    const paid = { organisation: company.organisation, month, hr, admin: company.admin }
    if (month < monthOf(today)) await payMonth(filling, callAs, paid)
    await filling.takeStatistics()
  }
  await tellEverybody(filling, { callAs: insist, organisation: company.organisation, today, hr, employee, present })
  await arrangeCompany(filling, { callAs: insist, today, hr, employee, present })
  const { organisation, admin } = company
  await writeLetters(filling, { callAs: insist, organisation, today, hr, employee, present })
  await connectPrograms(filling, { callAs: insist, organisation, admin, today })
  clock.set(realNow)
  await tellFiled({ callAs: insist, hr, admin, today })
  await askForOne(callAs, hr, payCast.borrower)
  await within((tx) => postLedger(tx, everybody))
  await within((tx) => readOldNotifications(tx, instantAt(addDays(today, -2), '00:00', zone)))
  await app.database.globally((tx) => forgetMails(tx))
  await app.database.globally((tx) => openDoors(tx, company))
  // The story used their sessions; a person who later looks at their devices sees only their own.
  await within(async (tx) => {
    for (const account of [admin, ...people.map((person) => person.account)])
      await endSessions(tx, account, 'signedOut')
  })
}

/** Three of them have sign-ins that are shown at the first start. */
function cast(people: DemoPerson[]): DemoPerson[] {
  const manager = people.find(({ role, department }) => role === 'Manager' && department === 'Engineering')!
  const employee = people.find(({ role, reportsTo }) => role === 'Employee' && reportsTo === manager.employee)!
  const hr = people.find(({ role }) => role === 'HR')!
  const named = { manager, employee, hr }
  for (const [name, person] of Object.entries(named)) {
    person.email = `${name}@${demoDomain}`
    person.shift = 0
    person.place = 0
  }
  return people
}

/** The fixed national days around now; the others move with the moon and are entered by the company. */
function holidaysOf(today: Day): { name: string; day: Day }[] {
  const year = Number(today.slice(0, 4))
  return [year - 1, year, year + 1].flatMap((one) => [
    { name: 'Republic Day', day: `${one}-01-26` },
    { name: 'Labour Day', day: `${one}-05-01` },
    { name: 'Independence Day', day: `${one}-08-15` },
    { name: 'Gandhi Jayanti', day: `${one}-10-02` },
    { name: 'Christmas', day: `${one}-12-25` },
  ])
}
