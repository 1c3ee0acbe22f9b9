import type { ReactElement } from 'react'
import type { Permission } from '@muster/contract/permissions.ts'
import { requestTypes } from '@muster/contract/request-types.ts'
import SettlementScreen from '../../../features/expenses/travel/settlement-screen.tsx'
import TypedAddScreen from '../../../features/approvals/typed/typed-add-screen.tsx'
import SelfAttendanceScreen from '../../../features/attendance/self-attendance-screen.tsx'
import type { CallKey } from '../../../shared/call/types.ts'
import { today } from '../../../shared/format/date.ts'
import type { mockApi } from '../../../shared/testing/mock-api.ts'
import { homeDay, replies } from './replies.ts'

/** A form as a person left it, and the server's possible errors. */
export interface RequestFormCase {
  screen: ReactElement
  at: { path?: string; at: string }
  permissions: readonly Permission[]
  served: Parameters<typeof mockApi>[0]
  submit: CallKey
  reply: unknown
  sent: string
  draft: { name: string; values: Record<string, unknown>; files: readonly string[] }
  /** Some values that its fields show again. */
  typed: readonly string[]
  /** Where an error with this path appears: in a group of the form, or at the top. */
  fault: { path: string; place: RegExp | null }
  /** For the second file. */
  file: { place: RegExp | null } | null
}

const id = (n: number) => `01930000-0000-7000-8000-00000000000${n}`
const add = (type: keyof typeof requestTypes): Pick<RequestFormCase, 'screen' | 'at' | 'permissions'> => ({
  screen: <TypedAddScreen />,
  at: { at: requestTypes[type].form ?? '' },
  permissions: [requestTypes[type].read, requestTypes[type].write],
})
const reply = { _id: id(9) }
const files = ['first.pdf', 'second.pdf']
const documents = { place: null }
const expense = (words: string, amountPaise: number, bills: number[]) => ({
  ...{ day: today(), categoryId: id(1), words, amountPaise, currency: 'INR', foreignAmount: null, rate: null },
  ...{ quantity: null, taxPaise: null, gstin: '', bills },
})
const item = { category: '', quantity: 2, unitPaise: null, vendor: '', link: '', neededBy: today() }
const quote = { pricing: 'items', unitPaise: [5_000_00], totalPaise: null }

export const requestForms: Partial<Record<keyof typeof requestTypes | 'settlement', RequestFormCase>> = {
  leave: {
    ...{ ...add('leave'), served: replies.leave, submit: 'POST /api/v1/employee/leave', reply },
    sent: 'Leave request submitted',
    draft: {
      ...{ name: 'leave', files },
      values: { policyId: id(4), from: '2099-11-24', to: '2099-11-25', reason: 'A wedding in the family' },
    },
    typed: ['A wedding in the family', '24/11/2099'],
    fault: { path: 'body.to', place: null },
    file: documents,
  },
  compOff: {
    ...{ ...add('compOff'), served: replies.compOff, submit: 'POST /api/v1/employee/compOff-request', reply },
    sent: 'Comp-off request submitted',
    draft: {
      ...{ name: 'compOff', files },
      values: { day: '2026-11-15', amount: 'hours', minutes: 280, reason: 'Release of the month' },
    },
    typed: ['Release of the month', '280'],
    fault: { path: 'body.minutes', place: null },
    file: documents,
  },
  workFromHome: {
    ...{ ...add('workFromHome'), served: replies.workFromHome, submit: 'POST /api/v1/employee/work-from-home', reply },
    sent: 'Work from home request submitted',
    draft: {
      ...{ name: 'workFromHome', files },
      values: { days: [homeDay], reachableAt: '+91 98450 12345', reason: 'The plumber comes' },
    },
    typed: ['The plumber comes', '+91 98450 12345'],
    fault: { path: 'body.days', place: /^Days/ },
    file: documents,
  },
  attendance: {
    ...{ screen: <SelfAttendanceScreen />, at: { at: '/?fix=2026-10-06&missed=punchOut' } },
    permissions: ['selfattendanceRead'],
    ...{ served: replies.attendance, submit: 'POST /api/v1/employee/attendance-request' },
    reply: { requests: [{ _id: id(1), day: '2026-10-06' }] },
    sent: 'Attendance request submitted',
    draft: {
      ...{ name: 'attendance 2026-10-06', files: [] },
      values: {
        days: [
          {
            ...{ day: '2026-10-06', type: 'punchOut', requestedTime: '18:40', punchInTime: null, punchOutTime: null },
          },
        ],
        reason: 'I forgot to punch out',
      },
    },
    typed: ['I forgot to punch out', '18:40'],
    fault: { path: 'body.days.0.requestedTime', place: /^Day 1$/ },
    file: null,
  },
  travel: {
    ...{ ...add('travel'), served: replies.travel, submit: 'POST /api/v1/employee/travel-expense-request', reply },
    sent: 'Travel request submitted',
    draft: {
      ...{ name: 'travel', files },
      values: {
        legs: [
          { from: 'Pune', to: 'Mumbai', day: '2026-11-02', mode: 'train' },
          { from: 'Mumbai', to: 'Pune', day: '2026-11-04', mode: 'train' },
        ],
        estimate: [{ categoryId: id(1), words: '', amountPaise: 4_000_00, quantity: null }],
        advancePaise: 3_000_00,
        reason: 'Audit of the Mumbai plant',
      },
    },
    typed: ['Audit of the Mumbai plant', 'Pune', '4,000', '3,000'],
    fault: { path: 'body.legs.1.day', place: /^Leg 2$/ },
    file: documents,
  },
  settlement: {
    ...{ screen: <SettlementScreen />, at: { path: '/settle/:id', at: `/settle/${id(5)}` } },
    permissions: ['travelRead', 'travelWrite'],
    ...{ served: replies.settlement, submit: 'POST /api/v1/employee/travel-expense-settlement', reply },
    sent: 'Settlement submitted',
    draft: {
      ...{ name: `settlement ${id(5)}`, files },
      values: { lines: [expense('Konkan Railway', 3_600_00, [1]), expense('Garuda Cabs', 450_00, [2])], reason: '' },
    },
    typed: ['Konkan Railway', '3,600', 'Garuda Cabs'],
    fault: { path: 'body.lines.1.amountPaise', place: /^Expense 2$/ },
    file: { place: /^Expense 2$/ },
  },
  procurement: {
    ...{ ...add('procurement'), served: replies.procurement },
    ...{ submit: 'POST /api/v1/employee/procurement-request', reply, sent: 'Procurement request submitted' },
    draft: {
      ...{ name: 'procurement', files },
      values: {
        lines: [{ ...item, name: 'Chair' }],
        quotes: [
          { ...quote, vendor: 'Godrej', file: 1 },
          { ...quote, vendor: 'Featherlite', file: 2 },
        ],
        ...{ chosenQuote: '0', chosenReason: '', deliverTo: 'Second floor', reason: 'Two people join' },
      },
    },
    typed: ['Chair', 'Godrej', 'Featherlite', '5,000', 'Second floor', 'Two people join'],
    fault: { path: 'body.quotes.1.vendor', place: /^Quote 2$/ },
    file: { place: /^Quote 2$/ },
  },
  claim: {
    ...{ ...add('claim'), served: replies.claim, submit: 'POST /api/v1/employee/claims-request', reply },
    sent: 'Claim submitted',
    draft: {
      ...{ name: 'claim', files },
      values: {
        lines: [expense('Udupi Grand', 900_00, [1]), expense('Garuda Cabs', 650_00, [2])],
        reason: 'Customers in town',
      },
    },
    typed: ['Udupi Grand', '900', 'Garuda Cabs', 'Customers in town'],
    fault: { path: 'body.lines.1.bills', place: /^Expense 2$/ },
    file: { place: /^Expense 2$/ },
  },
}
