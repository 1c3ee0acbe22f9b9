import { requestTypeNames, type RequestTypeName } from '@muster/contract/request-types.ts'
import { leave } from '../../features/leave/index.ts'
import { lockMonth, pay, withPayroll } from '../../features/payroll/testing.ts'
import { seedExpenses } from '../../features/expenses/seed.ts'
import type { Key } from '../../testing/call.ts'
import { aCompany, type Person } from '../../testing/company.ts'

/** A worked Sunday, in this month and in the locked one. */
export const sunday = '2026-11-15'
const lockedSunday = '2026-10-18'

/** All types, and the settlement of a trip, which has a separate form. */
export type DraftType = RequestTypeName | 'settlement'
export const draftTypes: readonly DraftType[] = [...requestTypeNames, 'settlement']
export const requestTypeOf = (type: DraftType): RequestTypeName => (type === 'settlement' ? 'travel' : type)

/** The draft of each type, and its calls. */
export interface Sending {
  submit: Key
  decide: Key
  cancel: Key
  own: Key
  /** Where its bills are compared: before submission, and by the approver. */
  preview?: Key
  see?: Key
  /** In order; a different one each time. */
  draft: () => object
}

/** Priya, whose requests these are, joined this year and leaves in December; Anita decides them, and October is paid. */
export async function requestCompany() {
  const company = await withPayroll(await aCompany())
  company.clock.set('2026-10-01T04:00:00.000Z')
  await company.within((tx) => leave.seed(tx))
  await company.within(seedExpenses)
  const hr = await company.employee('Hema Pillai', { role: 'HR' })
  const anita = await company.employee('Anita Rao', { role: 'Manager' })
  const priya = await company.employee('Priya Nair', { reportsTo: anita, joinedOn: '2026-10-05' })
  const tara = await company.employee('Tara Sen', { reportsTo: anita, joinedOn: '2026-10-05' })
  await pay(company, priya, 60_000_000, '2026-10-05')
  company.clock.set('2026-11-20T06:00:00.000Z')
  for (const day of [lockedSunday, sunday])
    await company.admin.call('PUT /api/v1/employee/attendance/{id}', {
      params: { id: priya.employee },
      body: { day, spans: [{ in: '09:30', out: '18:30' }], reason: 'Stocktaking' },
    })
  await lockMonth(company, '2026-10')
  await hr.call('PUT /api/v1/employee/status/{id}', {
    params: { id: priya.employee },
    body: { status: 'onNotice', inactiveDate: '2026-12-10' },
  })
  const types = await priya.call('GET /api/v1/employee/leave-types')
  const policyId = types.find(({ isPaid }) => !isPaid)!._id
  const categories = await company.admin.call('GET /api/v1/user/expense-category')
  const category = (name: string) => categories.find((one) => one.name === name)!._id
  const trip = await travelled(priya, anita, category('Fares'))
  const sendings: Record<DraftType, Sending> = {
    ...sendingsOf(policyId, category),
    settlement: settlementOf(trip, category),
  }
  return { company, hr, anita, priya, tara, before: new Set([trip]), sendings }
}

export type RequestCompany = Awaited<ReturnType<typeof requestCompany>>

/** A trip this week, approved and over, without an advance. */
async function travelled(who: Person, approver: Person, categoryId: string): Promise<string> {
  const leg = (from: string, to: string, day: string) => ({ from, to, day, mode: 'train' as const })
  const body = {
    reason: 'Audit of the Nashik plant',
    legs: [leg('Pune', 'Nashik', '2026-11-16'), leg('Nashik', 'Pune', '2026-11-17')],
    estimate: [{ categoryId, amountPaise: 2_000_00 }],
  }
  const { _id: id } = await who.call('POST /api/v1/employee/travel-expense-request', { body } as never)
  const approved = { params: { id }, body: { status: 'approved' as const } }
  await approver.call('PUT /api/v1/employee/travel-expense-approval/{id}', approved)
  return id
}

/** A call's body with a value at a path: `lines.0.amountPaise`. */
export function withAt(draft: object, path: string, value: unknown): object {
  const copy = structuredClone(draft) as Record<string, unknown>
  const names = path.split('.')
  const last = names.pop()!
  const holder = names.reduce<Record<string, unknown>>((at, name) => at[name] as Record<string, unknown>, copy)
  holder[last] = value
  return copy
}

export const pdf = (words: string) => ({ name: `${words}.pdf`, bytes: Buffer.from(`%PDF-1.4\n${words}\n%%EOF`) })

/** The result of a call: its status and field errors. */
export async function answer(who: Person, key: Key, sent: object) {
  const { status, body } = await who.raw(key, sent as never)
  const {
    errors = [],
    message,
    data,
  } = body as {
    errors?: { path: string; message: string }[]
    message: string
    data: { _id: string; requests?: { _id: string }[]; details: { warnings: unknown } }
  }
  return { status, errors, message, id: data?.requests?.[0]?._id ?? data?._id, details: data?.details }
}

/** All that have no prerequisites. */
export function sendingsOf(policyId: string, category: (name: string) => string) {
  const employee = '/api/v1/employee'
  let n = 0
  return {
    leave: {
      ...callsOf(`${employee}/leave`, `${employee}/leave-approval/{id}`, `${employee}/leave-cancel/{id}`),
      draft: () => ({ policyId, from: '2026-12-01', to: '2026-12-02', reason: 'Something at home' }),
    },
    compOff: {
      ...callsOf(`${employee}/compOff-request`, `${employee}/compOff-approval/{id}`, `${employee}/compOff-cancel/{id}`),
      draft: () => ({ day: sunday, amount: 'full', reason: 'Release of the month' }),
    },
    workFromHome: {
      ...callsOf(
        `${employee}/work-from-home`,
        `${employee}/work-from-home-approval/{id}`,
        `${employee}/work-from-home-cancel/{id}`,
      ),
      draft: () => ({ pattern: 'days', days: ['2026-11-24'], reason: 'The plumber comes' }),
    },
    attendance: {
      ...callsOf(
        `${employee}/attendance-request`,
        `${employee}/attendance-request/{id}`,
        `${employee}/attendance-cancel/{id}`,
      ),
      draft: () => ({
        days: [{ day: '2026-11-18', type: 'both', punchInTime: '09:30', punchOutTime: '18:30' }],
        reason: 'I forgot to punch',
      }),
    },
    travel: {
      ...callsOf(
        `${employee}/travel-expense-request`,
        `${employee}/travel-expense-approval/{id}`,
        `${employee}/travel-expense-cancel/{id}`,
      ),
      draft: () => ({
        reason: 'Audit of the Mumbai plant',
        legs: [
          { from: 'Pune', to: 'Mumbai', day: '2026-11-23', mode: 'train' },
          { from: 'Mumbai', to: 'Pune', day: '2026-11-25', mode: 'train' },
        ],
        estimate: [{ categoryId: category('Fares'), amountPaise: 4_000_00 }],
        advancePaise: 3_000_00,
      }),
    },
    procurement: {
      ...callsOf(
        `${employee}/procurement-request`,
        `${employee}/procurement-approval/{id}`,
        `${employee}/procurement-cancel/{id}`,
      ),
      draft: () => ({
        reason: 'The old one is broken',
        deliverTo: 'Second floor',
        lines: [{ name: 'Office chair', quantity: 1, unitPaise: 5_000_00, neededBy: '2026-12-01' }],
      }),
    },
    claim: {
      ...callsOf(`${employee}/claims-request`, `${employee}/claims-approval/{id}`, `${employee}/claims-cancel/{id}`),
      ...{ preview: `POST ${employee}/claims-preview`, see: `GET ${employee}/claims-approval/{id}` },
      draft: () => ({
        reason: 'Customers in town',
        lines: [
          {
            ...{ day: '2026-11-18', categoryId: category('Local travel'), words: `Garuda Cabs ${++n}` },
            amountPaise: 350_00,
          },
        ],
      }),
    },
  } as Record<Exclude<DraftType, 'settlement'>, Sending>
}

function settlementOf(tripId: string, category: (name: string) => string): Sending {
  const employee = '/api/v1/employee'
  let n = 0
  return {
    ...callsOf(
      `${employee}/travel-expense-request`,
      `${employee}/travel-expense-approval/{id}`,
      `${employee}/travel-expense-cancel/{id}`,
    ),
    submit: `POST ${employee}/travel-expense-settlement`,
    preview: `POST ${employee}/travel-expense-settlement-preview`,
    see: `GET ${employee}/travel-expense-approval/{id}`,
    draft: () => ({
      tripId,
      reason: 'Audit of the Nashik plant',
      lines: [
        {
          ...{ day: '2026-11-17', categoryId: category('Fares'), words: `Konkan Railway ${++n}` },
          amountPaise: 350_00,
        },
      ],
    }),
  } as Sending
}

function callsOf(path: string, decide: string, cancel: string) {
  const own = `GET ${path}`
  return { submit: `POST ${path}`, decide: `PUT ${decide}`, cancel: `PUT ${cancel}`, own } as Pick<
    Sending,
    'submit' | 'decide' | 'cancel' | 'own'
  >
}
