import { screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { requestTypes } from '@muster/contract/request-types.ts'
import { mockApi } from '../../../shared/testing/mock-api.ts'
import { signedInAs, signedOut } from '../../../shared/testing/people.ts'
import { show } from '../../../shared/testing/show.tsx'
import TypedInboxScreen from '../../approvals/typed/typed-inbox-screen.tsx'

afterEach(signedOut)

const id = (n: number) => `01930000-0000-7000-8000-00000000000${n}`
const at = '2026-11-20T06:00:00.000Z'
const file = (n: number, name: string) => ({
  ...{ _id: id(n), position: n, key: `request/${n}`, name, mediaType: 'application/pdf', bytes: 100 },
})
const quote = (vendor: string, totalPaise: number, of: number | null) => ({
  ...{ vendor, totalPaise, unitPaise: [totalPaise], file: of, isCheapest: of === 2, isChosen: of === 1 },
})
const request = {
  ...{ _id: id(1), number: 'PR-0001', type: 'procurement', state: 'pending', isCancelling: false, title: 'Chair' },
  ...{ quantity: '1 item', reason: 'The old one is broken', startsOn: '2026-12-01', endsOn: '2026-12-01' },
  ...{ claimed: 5_000_00, approved: null, stage: null, since: at, dueAt: null, level: 1, levelCount: 1 },
  requester: { _id: id(9), name: 'Priya Nair', code: 'ACM-0001', department: null },
  assignee: { kind: 'person', _id: id(8), name: 'Anita Rao' },
  ...{ forwardedBy: null, createdAt: at, decidedAt: null, events: [], lines: [], stages: [], nextStages: [] },
  attachments: [file(1, 'godrej.pdf'), file(2, 'featherlite.pdf'), file(3, 'floor plan.pdf')],
  ...{ isMine: false, mayDecide: true, mayCancel: false },
  details: {
    ...{ deliverTo: 'Second floor', items: [], chosenReason: '', warnings: [], department: null, orders: [] },
    quotes: [quote('Godrej', 5_000_00, 1), quote('Featherlite', 4_500_00, 2)],
    assets: [],
  },
}

it("opens a quote's document below its price, and lists the others under Documents", async () => {
  signedInAs('Manager', 'procurementApprovalRead')
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:quote')
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue()
  mockApi({
    'GET /api/v1/employee/procurement-approval': {
      ...{ data: [request], pagination: { page: 1, limit: 20, total: 1 } },
    } as never,
    'GET /api/v1/employee/procurement-approval/{id}': request as never,
    'GET /api/v1/utility/assets/private': new Response('%PDF-1.4') as never,
  })
  const { user } = show(<TypedInboxScreen />, { at: requestTypes.procurement.inbox })
  const table = await screen.findByRole('table', { name: 'Quotes' }, { timeout: 30_000 })
  const open = await within(table).findByRole('button', { name: 'Open featherlite.pdf' })
  expect(screen.getAllByRole('button', { name: /^Open / }).map(({ textContent }) => textContent)).toEqual([
    'godrej.pdf',
    'featherlite.pdf',
    'floor plan.pdf',
  ])
  expect(within(table).queryByRole('button', { name: 'Open floor plan.pdf' })).toBeNull()
  await user.click(open)
  await screen.findByRole('dialog', { name: 'featherlite.pdf' })
}, 60_000)

it("shows the approver what is left of the department's budget, and any excess", async () => {
  signedInAs('Manager', 'procurementApprovalRead')
  const department = { name: 'Design', since: '2026-04-01', approvedPaise: 9_000_00 }
  const shown = (budgetPaise: number | null) => {
    const one = { ...request, details: { ...request.details, department: { ...department, budgetPaise } } }
    mockApi({
      'GET /api/v1/employee/procurement-approval': {
        ...{ data: [one], pagination: { page: 1, limit: 20, total: 1 } },
      } as never,
      'GET /api/v1/employee/procurement-approval/{id}': one as never,
    })
    return show(<TypedInboxScreen />, { at: requestTypes.procurement.inbox })
  }
  const without = shown(null)
  await screen.findByText('₹9,000 approved since 01 Apr 2026', undefined, { timeout: 30_000 })
  expect(screen.queryByRole('alert')).toBeNull()
  without.unmount()
  const beyond = shown(12_000_00)
  await screen.findByText('₹3,000 of ₹12,000 · ₹9,000 approved since 01 Apr 2026')
  screen.getByText('This request exceeds the remaining budget of Design by ₹2,000.')
  beyond.unmount()
  shown(14_000_00)
  await screen.findByText('₹5,000 of ₹14,000 · ₹9,000 approved since 01 Apr 2026')
  expect(screen.queryByText(/exceeds/)).toBeNull()
}, 60_000)
