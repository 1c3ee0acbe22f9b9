import { addDays } from '@muster/engine/day.ts'
import type { Sent } from './load.ts'
import type { World } from './world.ts'

export interface Case {
  name: string
  /** Each request changes something and can be sent once. */
  isWrite: boolean
  provesPassword?: true
  /** The target share of the floor's calls per second; null without one. */
  aim: number | null
  /** Target share of the calls per second of one plain insert, for writing calls. */
  leastAim?: number
  /** Target share of the calls per second of its own writes, in one packet. */
  writesAim?: number
  requests(world: World): Promise<Sent[]>
}

const half = 0.5

/** The measured calls, in order: requests are submitted before the inbox that shows them. */
export const cases: readonly Case[] = [
  {
    name: 'sign-in',
    isWrite: true,
    provesPassword: true,
    aim: null,
    async requests({ people, password, signIns }) {
      return people.slice(0, signIns).map(({ email }, index) => ({
        method: 'POST',
        path: '/api/auth/user/signin',
        // Each from a different address, because limits are not measured.
        headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.0.${index >> 8}.${index & 255}` },
        body: JSON.stringify({ email, password }),
      }))
    },
  },
  {
    name: 'dashboard',
    isWrite: false,
    aim: half,
    async requests({ managers }) {
      const home = [
        '/api/v1/employee/attendances',
        '/api/v1/notification/all',
        '/api/v1/employee/approval-counts',
        '/api/v1/dashboard/first',
        '/api/v1/dashboard/recent-approval',
        '/api/v1/dashboard/coming-up',
        '/api/v1/dashboard/out',
      ]
      return managers.slice(0, 5).flatMap(({ token }) => home.map((path) => get(token, path)))
    },
  },
  {
    name: 'employee list',
    isWrite: false,
    aim: half,
    async requests({ admin }) {
      return [1, 2, 5, 9].map((page) => get(admin, `/api/v1/employee/basic-info?page=${page}&limit=10`))
    },
  },
  {
    name: 'employee search',
    isWrite: false,
    aim: half,
    async requests({ admin }) {
      return ['priya', 'sharma', 'ra', 'MST-05'].map((text) =>
        get(admin, `/api/v1/employee/basic-info?page=1&limit=10&search=${text}`),
      )
    },
  },
  {
    name: 'employees by what they lack',
    isWrite: false,
    aim: null,
    async requests({ admin }) {
      return ['anything', 'salary', 'bank'].map((lacks) =>
        get(admin, `/api/v1/employee/basic-info?page=1&limit=10&lacks=${lacks}`),
      )
    },
  },
  {
    name: 'attendance of everybody',
    isWrite: false,
    aim: null,
    async requests({ admin }) {
      return [1, 2, 5].map((page) => get(admin, `/api/v1/employee/attendance-all?page=${page}&limit=10`))
    },
  },
  {
    name: 'attendance register',
    isWrite: false,
    aim: null,
    async requests({ admin, today }) {
      const path = `/api/v1/employee/all-attendance?attendance=${today.slice(0, 7)}&limit=10`
      return [1, 2, 5].map((page) => get(admin, `${path}&page=${page}`))
    },
  },
  {
    name: 'own attendance',
    isWrite: false,
    aim: half,
    async requests({ people, today }) {
      return people
        .slice(0, 20)
        .map(({ token }) => get(token, `/api/v1/employee/attendance?attendance=${today.slice(0, 7)}`))
    },
  },
  {
    name: 'punch',
    isWrite: true,
    aim: half,
    leastAim: 0.5,
    writesAim: 0.25,
    async requests({ people }) {
      return people.map(({ token }) => post(token, '/api/v1/employee/punch-in', {}))
    },
  },
  {
    name: 'leave request',
    isWrite: true,
    aim: null,
    leastAim: 0.3,
    writesAim: 0.5,
    async requests(world) {
      return leaveRequests(world, 14)
    },
  },
  {
    name: 'decision',
    isWrite: true,
    aim: null,
    leastAim: 0.3,
    writesAim: 0.4,
    async requests(world) {
      return decisionsOf(world, leaveRequests(world, 28), 'leave-approval')
    },
  },
  {
    name: 'claim with five bills',
    isWrite: true,
    aim: null,
    async requests(world) {
      return claims(world)
    },
  },
  {
    name: 'claim decision',
    isWrite: true,
    aim: null,
    async requests(world) {
      return decisionsOf(world, claims(world).slice(0, 300), 'claims-approval')
    },
  },
  {
    name: 'spending report',
    isWrite: false,
    aim: null,
    async requests({ admin, today }) {
      const month = today.slice(0, 7)
      return ['category', 'department', 'employee'].map((by) =>
        get(admin, `/api/v1/user/spending?from=${month}&to=${month}&by=${by}`),
      )
    },
  },
  {
    name: 'claim inbox',
    isWrite: false,
    aim: half,
    async requests({ managers }) {
      return managers.slice(0, 20).map(({ token }) => get(token, '/api/v1/employee/all-claims?page=1&limit=10'))
    },
  },
  {
    name: 'approval inbox',
    isWrite: false,
    aim: half,
    async requests({ managers }) {
      return managers.slice(0, 20).map(({ token }) => get(token, '/api/v1/employee/all-leave?page=1&limit=10'))
    },
  },
]

function get(token: string, path: string): Sent {
  return { method: 'GET', path, headers: { authorization: `Bearer ${token}` } }
}

function post(token: string, path: string, body: object): Sent {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  return { method: 'POST', path, headers, body: JSON.stringify(body) }
}

function put(token: string, path: string, body: object): Sent {
  return { ...post(token, path, body), method: 'PUT' }
}

/** Decisions on new requests, each by the requester's manager. */
async function decisionsOf(world: World, requests: readonly Sent[], path: string): Promise<Sent[]> {
  const { people, recorder, fastify, signIn } = world
  const tokens = new Map<string, string>()
  const decisions: Sent[] = []
  // The requests to decide have to stay.
  recorder.isRehearsal = false
  for (const [index, { path: url, headers, body = '' }] of requests.entries()) {
    const manager = people[index]?.manager
    if (manager == null) continue
    const asked = await fastify.inject({ method: 'POST', url, headers, payload: body })
    if (asked.statusCode >= 400) continue
    const token = tokens.get(manager) ?? (await signIn(manager))
    tokens.set(manager, token)
    const { _id } = asked.json<{ data: { _id: string } }>().data
    decisions.push(put(token, `/api/v1/employee/${path}/${_id}`, { status: 'approved' }))
  }
  recorder.isRehearsal = true
  return decisions
}

let billsMade = 0

/** A claim by everyone: five expenses, each with a unique bill, as sent by a browser. */
function claims({ people, today, expenseCategory: categoryId }: World): Sent[] {
  const boundary = 'bills-of-the-bench'
  const part = (head: string, content: string) =>
    `--${boundary}\r\nContent-Disposition: form-data; ${head}\r\n\r\n${content}\r\n`
  return people.map(({ token }) => {
    const lines = Array.from({ length: 5 }, (_, at) => {
      const words = `Place ${billsMade}`
      return { day: addDays(today, -1 - at), categoryId, words, amountPaise: 40_000 + billsMade++, bills: [at + 1] }
    })
    const bills = lines.map(({ words }, at) =>
      part(`name="documents"; filename="bill-${at}.pdf"\r\nContent-Type: application/pdf`, `%PDF-1.4\n${words}\n%%EOF`),
    )
    const fields = [part('name="reason"', 'Customers in town'), part('name="lines"', JSON.stringify(lines))]
    return {
      method: 'POST',
      path: '/api/v1/employee/claims-request',
      headers: { authorization: `Bearer ${token}`, 'content-type': `multipart/form-data; boundary=${boundary}` },
      body: `${[...fields, ...bills].join('')}--${boundary}--\r\n`,
    }
  })
}

/** A day of leave for everyone, in the week starting this many days from now: a Wednesday, which is no one's weekly off. */
function leaveRequests({ people, today, leaveType }: World, after: number): Sent[] {
  const ahead = Array.from({ length: 7 }, (_, index) => addDays(today, after + index))
  const day = ahead.find((one) => new Date(one).getUTCDay() === 3) ?? today
  const draft = { policyId: leaveType, from: day, to: day, reason: 'A day at the passport office' }
  return people.map(({ token }) => post(token, '/api/v1/employee/leave', draft))
}
