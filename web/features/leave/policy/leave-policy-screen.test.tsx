import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { Failure, mockApi } from '../../../shared/testing/mock-api.ts'
import { signedInAs, signedOut } from '../../../shared/testing/people.ts'
import { show } from '../../../shared/testing/show.tsx'
import LeavePolicyScreen from './leave-policy-screen.tsx'
import type { LeavePolicy } from './policy-values.ts'

const list = 'GET /api/v1/user/leave-policy'
const change = 'PUT /api/v1/user/leave-policy/{id}'

const earned: LeavePolicy = {
  ...{
    _id: '01930000-0000-7000-8000-0000000000f1',
    name: 'Earned',
    code: 'EL',
    isActive: true,
    people: 60,
    isPaid: true,
  },
  ...{
    halfDaysAYear: 37,
    accrual: 'monthly',
    leaveYear: 'calendar',
    yearStartsInMonth: 1,
    prorate: true,
    waitingDays: 0,
  },
  ...{ afterProbation: false, carryForward: { capHalfDays: 60, months: null }, encashable: true, longestRunDays: null },
  ...{ noticeDays: 3, allowsHalfDays: true, sandwich: false, negativeLimitHalfDays: 0, proofAfterDays: null },
  ...{ genders: [], employmentTypes: [], locationIds: [], departmentIds: [], locations: [], departments: [] },
}

const effect = 'POST /api/v1/user/leave-policy/effect'

afterEach(signedOut)

describe('leave policies', () => {
  it('have the comp-off rules beside them, for people who may change them', async () => {
    signedInAs('HR', 'leavePolicyRead', 'leavePolicyWrite')
    const put = 'PUT /api/v1/user/comp-off-rule'
    const rule = { requestWithinDays: 60, validDays: 90 }
    const { calls } = mockApi({ [list]: [earned], 'GET /api/v1/user/comp-off-rule': rule, [put]: null })
    const { user } = show(<LeavePolicyScreen />)
    await user.click(await screen.findByRole('button', { name: 'Comp-off rules' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Comp-off rules' }))
    const valid = await dialog.findByLabelText(/Valid for/)
    await user.clear(valid)
    await user.type(valid, '0')
    await user.click(dialog.getByRole('button', { name: 'Save rules' }))
    await dialog.findByText('Enter 1 to 730 days')
    expect(calls(put)).toEqual([])
    await user.clear(valid)
    await user.type(valid, '30')
    await user.click(dialog.getByRole('button', { name: 'Save rules' }))
    await screen.findByText('Comp-off rules saved')
    expect(calls(put)[0]?.body).toEqual({ requestWithinDays: 60, validDays: 30 })
  })

  it('are listed with their rules, read-only without permission to change them', async () => {
    signedInAs('Manager', 'leavePolicyRead')
    mockApi({ [list]: [earned] })
    const { user } = show(<LeavePolicyScreen />)
    const row = await screen.findByRole('row', { name: /Earned \(EL\)/ })
    expect(row.textContent).toContain('18.5')
    expect(row.textContent).toContain('Up to 30 carried forward')
    expect(screen.queryByRole('button', { name: /Add policy/ })).toBeNull()
    expect(screen.queryByRole('switch')).toBeNull()
    await user.click(within(row).getByRole('button', { name: /Earned/ }))
    await within(await screen.findByRole('dialog', { name: 'Earned' })).findByText('Monthly')
  })

  it('are switched off after confirmation, and back on if the server refuses', async () => {
    signedInAs('HR', 'leavePolicyRead', 'leavePolicyWrite')
    const { calls } = mockApi({ [list]: [earned], [change]: new Failure(503, 'The service is not available.') })
    const { user } = show(<LeavePolicyScreen />)
    const active = await screen.findByRole('switch', { name: 'Earned is active' })
    await user.click(active)
    const question = await screen.findByRole('alertdialog', { name: 'Deactivate "Earned"?' })
    expect(question.textContent).toContain('60 people have this leave.')
    await user.click(within(question).getByRole('button', { name: 'Deactivate' }))
    await waitFor(() => expect(calls(change)[0]?.body).toEqual({ isActive: false }))
    await screen.findByText('The service is not available.')
    await waitFor(() => expect(active).toHaveProperty('checked', true))
  })

  it('are changed in days, and sent in half-days', async () => {
    signedInAs('HR', 'leavePolicyRead', 'leavePolicyWrite')
    const { calls } = mockApi({ [list]: [earned], [change]: { _id: earned._id } })
    const { user } = show(<LeavePolicyScreen />, { at: `/?id=${earned._id}` })
    const panel = await screen.findByRole('dialog', { name: 'Earned' })
    const days = await within(panel).findByLabelText('Annual days')
    expect(days).toHaveProperty('value', '18.5')
    await user.clear(days)
    await user.type(days, '20.5')
    await user.click(within(panel).getByRole('radio', { name: /The next leave year/ }))
    await user.click(within(panel).getByRole('button', { name: 'Save policy' }))
    await waitFor(() =>
      expect(calls(change)[0]?.body).toMatchObject({
        halfDaysAYear: 41,
        carryForward: { capHalfDays: 60, months: null },
        appliesFrom: 'nextYear',
        longestRunDays: null,
      }),
    )
  })

  it('describe eligibility in a sentence, with who is eligible today and the effect of a change', async () => {
    signedInAs('HR', 'leavePolicyRead', 'leavePolicyWrite')
    const maternity = { ...earned, name: 'Maternity', code: 'ML' }
    const { calls } = mockApi({
      [list]: [maternity],
      [change]: { _id: earned._id },
      'GET /api/v1/user/department': [],
      [effect]: {
        employed: 59,
        eligible: { count: 41, names: ['Priya Nair'] },
        later: { count: 1, names: ['Asha Das'] },
        notRecorded: { count: 2, names: ['Dev Rao'] },
        losing: { count: 15, names: ['Arjun Das'], halfDays: 60 },
        gaining: { count: 0, names: [] },
        requests: { pending: 1, approved: 2 },
      },
    })
    const { user } = show(<LeavePolicyScreen />)
    await screen.findByText(/Maternity is open to everyone/)
    await user.click(screen.getByRole('button', { name: 'Review eligibility' }))
    const panel = await screen.findByRole('dialog', { name: 'Maternity' })
    await user.click(await within(panel).findByRole('checkbox', { name: 'Women' }))
    await user.click(within(panel).getByRole('checkbox', { name: 'Full-time staff' }))
    const service = within(panel).getByRole('textbox', { name: /Minimum service/ })
    await user.clear(service)
    await user.type(service, '80')
    await within(panel).findByText('Women, full-time staff, after 80 days of service')
    await within(panel).findByText('Covers 41 of 59 people today')
    await within(panel).findByText('1 person will be covered after probation or minimum service')
    await within(panel).findByText('Gender is not recorded for 2 people, so they are not covered')
    await within(panel).findByText('15 people will no longer be covered.')
    within(panel).getByText(
      'Unused balance in total: 30 days. Open requests: 1 pending, 2 approved. Leave already taken or approved stays.',
    )
    expect(calls(effect).at(-1)?.body).toMatchObject({
      ...{ _id: earned._id, genders: ['female'], employmentTypes: ['fullTime'], waitingDays: 80 },
    })
    await user.click(within(panel).getByRole('button', { name: 'Save policy' }))
    await waitFor(() =>
      expect(calls(change)[0]?.body).toMatchObject({
        genders: ['female'],
        employmentTypes: ['fullTime'],
        locationIds: [],
        waitingDays: 80,
      }),
    )
  })

  it('say how to begin if there are none', async () => {
    signedInAs('HR', 'leavePolicyRead', 'leavePolicyWrite')
    mockApi({ [list]: [] })
    const { user, router } = show(<LeavePolicyScreen />)
    await screen.findByText('No leave policies yet')
    await user.click(screen.getAllByRole('button', { name: 'Add policy' })[0]!)
    expect(router.state.location.search).toBe('?id=new')
    await screen.findByRole('dialog', { name: 'Add leave policy' })
  })
})
