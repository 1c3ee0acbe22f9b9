import type { Day, Id } from '@muster/contract/values.ts'
import { addDays, firstDay, monthOf } from '@muster/engine/day.ts'
import type { DemoPerson } from '../people.ts'
import { forwardToHr, onDay, workday, type Step, type Told } from './story.ts'

interface Correction {
  who: DemoPerson
  on: Day
  times: { type: 'both'; punchInTime: string; punchOutTime: string } | { type: 'punchOut'; requestedTime: string }
  reason: string
  end: 'pending' | 'forwarded' | 'approved' | 'rejected' | 'withdrawn' | 'cancelled'
}

const both = { type: 'both', punchInTime: '09:20', punchOutTime: '18:55' } as const
const late = { type: 'punchOut', requestedTime: '19:25' } as const

/** Corrections in every state. */
function corrections({ today, employee, team, others }: Told): Correction[] {
  const byDay = (people: readonly DemoPerson[]) => people.filter(({ shift }) => shift === 0)
  const [first = employee, second = first, third = second] = byDay(team)
  const [fourth = first, fifth = fourth] = byDay(others)
  const recent = (who: DemoPerson, back: number, of: Omit<Correction, 'who' | 'on'>): Correction => ({
    ...{ who, on: withinMonth(workday(today, back)), ...of },
  })
  return [
    recent(employee, 12, { times: both, reason: 'The terminal at the gate was down', end: 'approved' }),
    recent(employee, 1, { times: late, reason: 'I forgot to punch out after the release', end: 'pending' }),
    recent(first, 2, { times: both, reason: 'At the customer in Peenya all day', end: 'pending' }),
    recent(second, 3, { times: late, reason: 'The call with Chennai ran late', end: 'forwarded' }),
    recent(third, 8, { times: both, reason: 'My phone was at home', end: 'rejected' }),
    recent(first, 15, { times: late, reason: 'Stock count until the evening', end: 'withdrawn' }),
    recent(fourth, 18, { times: both, reason: 'Training at the plant', end: 'cancelled' }),
    recent(fifth, 6, { times: both, reason: 'At the exhibition in Pune', end: 'approved' }),
  ]
}

export function attendanceStory(told: Told): Step[] {
  const { callAs, accountOf } = told
  return corrections(told).flatMap((correction, turn) => {
    const { who, on, end } = correction
    const boss = accountOf(who.reportsTo)
    let sent: Id | null = null
    const params = () => ({ id: sent! })
    const step = (time: string, act: () => Promise<unknown>): Step => ({ at: onDay(on, time), act })
    const submit = step(`10:${30 + turn}`, async () => void (sent = await send(told, correction)))
    const decide = (body: { status: 'approved' } | { status: 'rejected'; note: string }) =>
      callAs(boss, 'PUT /api/v1/employee/attendance-request/{id}', { params: params(), body })
    const cancel = () =>
      callAs(who.account, 'PUT /api/v1/employee/attendance-cancel/{id}', { params: params(), body: {} })
    const approve = step(`16:${10 + turn}`, () => decide({ status: 'approved' }))
    const ends: Record<Correction['end'], Step[]> = {
      pending: [],
      approved: [approve],
      rejected: [
        step('16:40', () => decide({ status: 'rejected', note: 'The door has no entry of you on this day.' })),
      ],
      forwarded: [step('17:20', () => forwardToHr(told, boss, sent!, 'attendance', 'Please check against the door.'))],
      withdrawn: [step('11:50', cancel)],
      cancelled: [approve, step('17:45', cancel), step('18:15', () => decide({ status: 'approved' }))],
    }
    return [submit, ...ends[end]]
  })
}

/** The day itself, or the last weekday of the month before, whose days are not locked yet. */
function withinMonth(day: Day): Day {
  return Number(day.slice(8)) > 7 ? day : workday(firstDay(monthOf(day)), 1)
}

/** The newest day that can be corrected like this: punched, and neither leave nor off. */
async function send({ callAs }: Told, { who, on, times, reason }: Correction): Promise<Id> {
  for (let day = addDays(on, -1); monthOf(day) === monthOf(on); day = addDays(day, -1)) {
    const days = [{ day, ...times }]
    const reply = await callAs(who.account, 'POST /api/v1/employee/attendance-preview', { body: { days } })
    const [latest] = reply!.days
    if (latest!.problems.length > 0 || latest!.before!.state === 'weeklyOff' || latest!.before!.state === 'holiday')
      continue
    const made = await callAs(who.account, 'POST /api/v1/employee/attendance-request', { body: { days, reason } })
    return made!.requests[0]!._id
  }
  throw new Error(`${who.email} has no day to correct before ${on}.`)
}
