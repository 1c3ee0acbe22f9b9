import { aCompany, type Company, type Person } from '../../../testing/company.ts'
import type { Id } from '@muster/contract/values.ts'
import { recompute } from '../day/recompute.ts'

export const forgot = 'I forgot to punch out'

/** A Thursday and the day before it; today is Friday the 20th, 09:35 in Bengaluru. */
export const thursday = '2026-11-19'
export const wednesday = '2026-11-18'

export const out = (time: string, day = thursday) => ({ day, type: 'punchOut' as const, requestedTime: time })
export const both = (punchInTime: string, punchOutTime: string, day = thursday) => ({
  ...{ day, type: 'both' as const, punchInTime, punchOutTime },
})

/** Priya, who requests corrections, Anita, who decides them, and their calls. */
export async function correctionCompany() {
  const company: Company = await aCompany()
  company.clock.set('2026-11-02T04:00:00.000Z')
  const anita = await company.employee('Anita Rao', { role: 'Manager' })
  const priya = await company.employee('Priya Nair', { reportsTo: anita, joinedOn: '2026-11-01' })
  company.clock.set('2026-11-20T04:05:00.000Z')

  const sent = (...days: object[]) =>
    priya.raw('POST /api/v1/employee/attendance-request', { body: { days: days as never, reason: forgot } })
  const dayOf = async (day = thursday) => {
    const { data } = await priya.call('GET /api/v1/employee/attendance', { query: { attendance: day.slice(0, 7) } })
    return data.find((one) => one.day === day)!
  }
  return {
    ...{ company, anita, priya, sent, dayOf },

    /** Punches in Bengaluru time, alternately in and out. */
    async punched(day: string, ...times: string[]) {
      const now = company.clock.now()
      for (const [at, time] of times.entries()) {
        company.clock.set(new Date(`${day}T${time}:00+05:30`).toISOString())
        const key = at % 2 === 0 ? 'POST /api/v1/employee/punch-in' : 'POST /api/v1/employee/punch-out'
        await priya.call(key, { body: {} })
      }
      company.clock.set(now)
      await company.within((tx) => recompute(tx, [priya.employee], '2026-11-02', '2026-11-20'))
    },

    async submit(...days: object[]): Promise<Id> {
      const { body, status } = await sent(...days)
      if (status !== 200) throw new Error(JSON.stringify(body))
      return (body as { data: { requests: { _id: Id }[] } }).data.requests[0]!._id
    },

    /** The fields with errors, and why. */
    async refused(...days: object[]) {
      const { body, status } = await sent(...days)
      if (status !== 400) throw new Error(`answered ${status}`)
      return (body as { errors: { path: string; message: string }[] }).errors.map(({ path, message }) => [
        path,
        message,
      ])
    },

    decide: (who: Person, id: Id, status: 'approved' | 'rejected' = 'approved') =>
      who.raw('PUT /api/v1/employee/attendance-request/{id}', {
        params: { id },
        body: status === 'rejected' ? { status, note: 'Not agreed' } : { status },
      }),
    see: (who: Person, id: Id) => who.call('GET /api/v1/employee/attendance-request/{id}', { params: { id } }),
    cancel: (id: Id) => priya.raw('PUT /api/v1/employee/attendance-cancel/{id}', { params: { id }, body: {} }),

    /** The valid punches, in Bengaluru time. */
    holding: async (day = thursday) =>
      (await dayOf(day)).punches.filter((punch) => !punch.isSuperseded).map(({ kind, at }) => `${kind} ${clock(at)}`),

    /** A correction by HR without a request. */
    correct: (day: string, spans: { in: string; out: string | null }[]) =>
      company.admin.call('PUT /api/v1/employee/attendance/{id}', {
        params: { id: priya.employee },
        body: { day, spans, reason: 'As the door recorded it' },
      }),
  }
}

const clock = (at: string) => new Date(Date.parse(at) + 330 * 60_000).toISOString().slice(11, 16)
