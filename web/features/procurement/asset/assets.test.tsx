import { screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { useSnackbar } from '../../../shared/snackbar/snackbar.ts'
import { Failure, mockApi } from '../../../shared/testing/mock-api.ts'
import { signedInAs, signedOut } from '../../../shared/testing/people.ts'
import { show } from '../../../shared/testing/show.tsx'
import AssetsScreen from '../assets-screen.tsx'
import OwnAssetsTab from './own-assets-tab.tsx'

afterEach(() => {
  signedOut()
  useSnackbar.setState({ queue: [], open: false })
})

const id = (n: number) => `01930000-0000-7000-8000-00000000000${n}`
const laptop = {
  ...{ _id: id(1), tag: 'AST-0001', name: 'Laptop', category: 'IT', serial: 'SN-1', vendor: '', boughtOn: null },
  ...{ pricePaise: 60_000_00, warrantyUntil: null, state: 'inUse' as const, heldSince: '2026-11-02', condition: null },
  ...{ holder: { _id: id(2), name: 'Priya Nair', code: 'A-1', leftOn: null }, acknowledgedAt: null, request: null },
}
const page = (data: (typeof laptop)[]) => ({ data, pagination: { page: 1, limit: 10, total: data.length } })
const summary = { inStock: 0, inUse: 1, retired: 0, leaving: 1 }

it('shows who holds what, with the possible actions', async () => {
  signedInAs('HR', 'assetRead', 'assetWrite')
  mockApi({ 'GET /api/v1/user/asset': page([laptop]), 'GET /api/v1/user/asset-summary': summary })
  const { user } = show(<AssetsScreen />, { at: '/home/organization/assets' })
  await screen.findByText('Priya Nair, not confirmed')
  const strip = screen.getByRole('region', { name: 'Assets by status' })
  expect(
    within(strip)
      .getByRole('link', { name: /With employees who are leaving/ })
      .getAttribute('href'),
  ).toContain('leaving=yes')
  await user.click(screen.getByRole('button', { name: /^Actions for AST-0001/ }))
  await screen.findByRole('menuitem', { name: 'Record return' })
  expect(screen.queryByRole('menuitem', { name: 'Hand over' })).toBeNull()
})

it('offers no changes with read access only', async () => {
  signedInAs('HR', 'assetRead')
  mockApi({ 'GET /api/v1/user/asset': page([]), 'GET /api/v1/user/asset-summary': { ...summary, inUse: 0 } })
  show(<AssetsScreen />, { at: '/home/organization/assets' })
  await screen.findByText('No assets yet')
  expect(screen.queryByRole('button', { name: 'Add assets' })).toBeNull()
})

it('can be retried if it could not be loaded', async () => {
  signedInAs('HR', 'assetRead')
  mockApi({ 'GET /api/v1/user/asset': new Failure(500, 'Something broke'), 'GET /api/v1/user/asset-summary': summary })
  show(<AssetsScreen />, { at: '/home/organization/assets' })
  await screen.findByText('Could not load the asset register.')
})

it('is confirmed once by its holder', async () => {
  signedInAs('Employee')
  const own = {
    ...{ _id: id(3), assetId: id(1), tag: 'AST-0001', name: 'Laptop', category: '', serial: '', warrantyUntil: null },
    ...{ handedOn: '2026-11-02', handedBy: 'Hema Rao', acknowledgedAt: null, returnedOn: null, condition: null },
  }
  const back = { ...own, _id: id(4), tag: 'AST-0002', returnedOn: '2026-10-01', condition: 'worn' as const }
  const server = mockApi({
    'GET /api/v1/employee/asset': [own, back],
    'PUT /api/v1/employee/asset/{id}/acknowledge': null,
  })
  const { user } = show(<OwnAssetsTab />, { at: '/home/profile' })
  await screen.findByText(/returned on 01 Oct 2026, Worn/)
  await user.click(screen.getByRole('button', { name: 'Confirm receipt of AST-0001' }))
  await screen.findByText('Receipt of AST-0001 confirmed')
  expect(server.calls('PUT /api/v1/employee/asset/{id}/acknowledge')).toHaveLength(1)
  expect(screen.queryByRole('button', { name: 'Confirm receipt of AST-0002' })).toBeNull()
})
