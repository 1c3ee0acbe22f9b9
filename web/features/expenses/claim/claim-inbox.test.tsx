import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { requestTypes } from '@muster/contract/request-types.ts'
import { mockApi } from '../../../shared/testing/mock-api.ts'
import { signedInAs, signedOut } from '../../../shared/testing/people.ts'
import { show } from '../../../shared/testing/show.tsx'
import TypedInboxScreen from '../../approvals/typed/typed-inbox-screen.tsx'
import { request } from '../../leave/request/testing.ts'

afterEach(signedOut)

const claims = Array.from({ length: 5 }, (_, index) => ({
  ...request(index + 1, `Person ${index + 1}`, { mayDecide: true }),
  ...{ type: 'claim', number: `CL-000${index + 1}`, title: 'Expense claim' },
  details: { lines: [], warnings: [], duplicates: [], payments: [] },
}))

it('the approver of claims sees five at first, and more when asked for', async () => {
  signedInAs('Manager', 'claimApprovalRead')
  const api = mockApi({
    'GET /api/v1/employee/all-claims': {
      ...{ data: claims, pagination: { page: 1, limit: 5, total: 12 } },
    } as never,
    'GET /api/v1/employee/claims-approval/{id}': claims[0] as never,
  })
  const { user } = show(<TypedInboxScreen />, { at: requestTypes.claim.inbox })
  const limits = () => api.calls('GET /api/v1/employee/all-claims').map(({ query }) => query?.['limit'])
  await user.click(await screen.findByRole('button', { name: 'Show more' }, { timeout: 30_000 }))
  await waitFor(() => expect(limits()).toEqual(['5', '25']))
}, 60_000)
