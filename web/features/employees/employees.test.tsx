import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { startingIdentity } from '@muster/contract/payroll/statutory/employee-statutory.routes.ts'
import { Failure, mockApi } from '../../shared/testing/mock-api.ts'
import { signedInAs } from '../../shared/testing/people.ts'
import { show } from '../../shared/testing/show.tsx'
// The screens load these lazily: here they are loaded from the start.
import './detail/permissions-tab.tsx'
import './detail/personal-tab.tsx'
import '../payroll/statutory/person/statutory-tab.tsx'
import './profile/own-overview-tab.tsx'
import './wizard/access-step.tsx'
import './wizard/new-employee-step.tsx'
import EmployeeDetailScreen from './detail/employee-detail-screen.tsx'
import EmployeesScreen from './list/employees-screen.tsx'
import ProfileScreen from './profile/profile-screen.tsx'
import { employers, priya, priyasPermissions, priyasPersonal, priyaInList } from './testing.ts'
import AddEmployeeScreen from './wizard/add-employee-screen.tsx'

const valueOf = async (label: string) => (await screen.findByLabelText<HTMLInputElement>(label)).value
const counts = { all: 1, onboarding: 1, active: 0, onNotice: 0, inactive: 0 }
const list = { data: [priyaInList], pagination: { page: 1, limit: 10, total: 1 } }

describe('the list of employees', () => {
  it('shows people with their actions', async () => {
    signedInAs('HR', 'allEmployeeRead', 'allEmployeeWrite')
    const api = mockApi({
      'GET /api/v1/employee/basic-info': list,
      'GET /api/v1/employee/basic-info-counts': counts,
      'POST /api/v1/employee/resend-invitation/{id}': null,
    })
    const { user } = show(<EmployeesScreen />, { path: '/home/employees', at: '/home/employees' })
    expect(await screen.findByText('Priya Nair')).toBeTruthy()
    expect(screen.getByText('ACM-0042 · priya@acme.test')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: /Priya Nair/ }))
    await user.click(await screen.findByRole('menuitem', { name: 'Send invitation' }))
    await waitFor(() => expect(api.calls('POST /api/v1/employee/resend-invitation/{id}')).toHaveLength(1))
  })

  it('invites the selected people, and says how many', async () => {
    signedInAs('HR', 'allEmployeeRead', 'allEmployeeWrite')
    const call = 'POST /api/v1/employee/invitations'
    const api = mockApi({
      'GET /api/v1/employee/basic-info': list,
      'GET /api/v1/employee/basic-info-counts': counts,
      [call]: { sent: 1, skipped: 0 },
    })
    const { user } = show(<EmployeesScreen />, { path: '/home/employees', at: '/home/employees' })
    await user.click((await screen.findAllByRole('checkbox')).at(-1)!)
    await user.click(await screen.findByRole('button', { name: 'Send invitations' }))
    await waitFor(() => expect(api.calls(call)[0]?.body).toEqual({ employees: [priyaInList._id] }))
  })

  it('offers no changes with read access only', async () => {
    signedInAs('Accountant', 'allEmployeeRead')
    mockApi({ 'GET /api/v1/employee/basic-info': list, 'GET /api/v1/employee/basic-info-counts': counts })
    show(<EmployeesScreen />, { path: '/home/employees', at: '/home/employees' })
    expect(await screen.findByText('Priya Nair')).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Add Employee' })).toBeNull()
    expect(screen.queryByRole('button', { name: /Priya Nair/ })).toBeNull()
  })

  it('says why it failed, and retries', async () => {
    signedInAs('HR', 'allEmployeeRead')
    mockApi({
      'GET /api/v1/employee/basic-info': new Failure(422, 'Something is wrong here'),
      'GET /api/v1/employee/basic-info-counts': counts,
    })
    show(<EmployeesScreen />, { path: '/home/employees', at: '/home/employees' })
    expect(await screen.findByText('Something is wrong here')).toBeTruthy()
    expect(screen.getByRole('button', { name: /try again/i })).toBeTruthy()
  })
})

describe('adding an employee', () => {
  it('keeps the input when the person returns', async () => {
    signedInAs('HR', 'allEmployeeRead', 'allEmployeeWrite')
    mockApi({ 'GET /api/v1/employee/next-code': { code: 'ACM-0043' }, 'GET /api/v1/user/all-shift': [] })
    const at = { path: '/home/add-employee', at: '/home/add-employee' }
    const first = show(<AddEmployeeScreen />, at)
    expect(await valueOf('Employee ID')).toBe('ACM-0043')
    await first.user.type(screen.getByLabelText('First name'), 'Tara')
    first.unmount()
    show(<AddEmployeeScreen />, at)
    expect(await valueOf('First name')).toBe('Tara')
    sessionStorage.clear()
  })

  it('starts the next one empty, with the only location and shift chosen', async () => {
    signedInAs('HR', 'allEmployeeRead', 'allEmployeeWrite')
    let code = 'ACM-0043'
    const page = <T,>(data: T[]) => ({ data, pagination: { next: null, limit: 20, page: 1, total: 1 } }) as never
    const only = { location: priya.location._id, shift: priya.shift!._id }
    const api = mockApi({
      'GET /api/v1/employee/next-code': () => ({ code }),
      'GET /api/v1/user/legal-entity-choice': employers,
      'GET /api/v1/user/all-shift': [{ ...priya.shift!, name: 'General' }] as never,
      'GET /api/v1/user/pag-location': page([{ _id: only.location, name: 'Bengaluru', city: 'Bengaluru' }]),
      'GET /api/v1/user/role': page([{ ...priya.role, name: 'Employee', isAdmin: false, permissions: [] }]),
      'POST /api/v1/employee/basic-info': () => {
        code = 'ACM-0044'
        return { _id: priya._id, token: priya._id }
      },
      'GET /api/v1/employee/basic-info/{id}': priya,
      'GET /api/v1/employee/personal-info/{id}': priyasPersonal,
    })
    const at = { path: '/home/add-employee/:id?', at: '/home/add-employee' }
    const { user, router } = show(<AddEmployeeScreen />, at)
    await user.type(await screen.findByLabelText('First name'), 'Tara')
    await user.type(screen.getByLabelText('Work email'), 'tara@acme.test')
    expect(await valueOf('Location')).toBe('Bengaluru')
    expect(await valueOf('Shift')).toBe('General')
    await user.click(screen.getByLabelText('Role'))
    await user.click(await screen.findByRole('option', { name: /^Employee/ }))
    await user.click(await screen.findByLabelText('Legal entity'))
    await user.click(await screen.findByRole('option', { name: 'Labs' }))
    await user.click(screen.getByRole('button', { name: 'Save and Continue' }))
    await waitFor(() => expect(router.state.location.pathname).toContain(priya._id))
    expect(api.calls('POST /api/v1/employee/basic-info')[0]?.body).toMatchObject({
      locationId: only.location,
      shiftId: only.shift,
      entityId: employers[1]!._id,
    })
    await router.navigate('/home/add-employee')
    await waitFor(async () => expect(await valueOf('Employee ID')).toBe('ACM-0044'))
    expect(await valueOf('First name')).toBe('')
    expect(await valueOf('Work email')).toBe('')
  })
})

describe('the record of an employee', () => {
  const calls = {
    'GET /api/v1/employee/basic-info/{id}': priya,
    'GET /api/v1/employee/personal-info/{id}': priyasPersonal,
    'GET /api/v1/employee/permissions/{id}': priyasPermissions,
  }
  const at = (tab: string) => ({
    path: '/home/employee-detail/:id',
    at: `/home/employee-detail/${priya._id}?tab=${tab}`,
  })

  it('reveals an identity number only on request, and sends none that was not changed', async () => {
    signedInAs('HR', 'allEmployeeWrite', 'employeeIdentityRead')
    const api = mockApi({
      ...calls,
      'GET /api/v1/employee/personal-info/{id}/reveal': { value: 'ABCPN1234F' },
      'PUT /api/v1/employee/personal-info/{id}': priyasPersonal,
    })
    const { user } = show(<EmployeeDetailScreen />, at('personal'))
    await user.click(await screen.findByRole('button', { name: 'Show PAN' }))
    expect(await screen.findByText('ABCPN1234F')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Edit' }))
    await user.click(await screen.findByRole('button', { name: 'Save' }))
    await waitFor(() => expect(api.calls('PUT /api/v1/employee/personal-info/{id}')).toHaveLength(1))
    const [sent] = api.calls('PUT /api/v1/employee/personal-info/{id}')
    expect(sent?.body).not.toHaveProperty('pan')
    expect(sent?.body).toMatchObject({ aadhaar: null, nationality: 'IN' })
  })

  it('shows statutory details to people who keep records but see no pay', async () => {
    signedInAs('HR', 'allEmployeeRead', 'allEmployeeWrite')
    const held = {
      _id: priya._id,
      month: '2026-11',
      value: startingIdentity,
      from: null,
      next: null,
      notRegistered: [],
      history: [],
    }
    mockApi({ ...calls, 'GET /api/v1/employee/statutory/{id}': held })
    show(<EmployeeDetailScreen />, at('statutory'))
    expect(await screen.findByText('Member, pension based on joining details')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Change' })).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Salary and payslips' })).toBeNull()
  })

  it('sets an area to a level, with the reads it includes, and offers nothing that the viewer does not hold', async () => {
    signedInAs('HR', 'allEmployeeWrite', 'permissionWrite', 'calendarRead', 'calendarWrite')
    const api = mockApi({ ...calls, 'PUT /api/v1/employee/permissions/{id}': priyasPermissions })
    const { user } = show(<EmployeeDetailScreen />, at('permissions'))
    const places = within(await screen.findByRole('radiogroup', { name: 'Locations and shifts' }))
    expect(places.getByRole<HTMLInputElement>('radio', { name: 'Change' }).disabled).toBe(true)
    const calendar = within(screen.getByRole('radiogroup', { name: 'Holidays and calendar' }))
    await user.click(calendar.getByRole('radio', { name: 'Change' }))
    expect(screen.getByText('1 difference from Employee')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Save Permissions' }))
    await waitFor(() => expect(api.calls('PUT /api/v1/employee/permissions/{id}')).toHaveLength(1))
    expect(api.calls('PUT /api/v1/employee/permissions/{id}')[0]?.body).toEqual({
      permissions: { calendarRead: true, calendarWrite: true },
    })
  })

  it('changes the role, keeps the differences, and sends both on save', async () => {
    signedInAs('HR', 'allEmployeeWrite', 'permissionWrite', 'calendarRead', 'leaveRead', 'claimApprovalRead')
    const role = {
      _id: priya._id,
      name: 'Claims desk',
      isAdmin: false,
      people: 2,
      canApprove: true,
      isFallbackApprover: false,
    }
    const api = mockApi({
      ...calls,
      'GET /api/v1/user/role': {
        data: [{ ...role, permissions: ['leaveRead', 'claimApprovalRead'] }],
        pagination: { next: null, limit: 20 },
      },
      'PUT /api/v1/employee/permissions/{id}': priyasPermissions,
    })
    const { user } = show(<EmployeeDetailScreen />, at('permissions'))
    const calendar = within(await screen.findByRole('radiogroup', { name: 'Holidays and calendar' }))
    await user.click(calendar.getByRole('radio', { name: 'View' }))
    await user.click(await screen.findByRole('combobox', { name: 'Role' }))
    await user.click(await screen.findByRole('option', { name: /Claims desk/ }))
    expect(await screen.findByText('Approves 1 type of requests')).toBeTruthy()
    expect(screen.getByText('1 difference from Claims desk')).toBeTruthy()
    const changes = within(screen.getByRole('list', { name: 'Changes' }))
    expect(changes.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
      'RoleEmployee → becomesClaims desk',
      'Holidays and calendarNone → becomesView',
      'ClaimsNone → becomesApprove',
    ])
    await user.click(screen.getByRole('button', { name: 'Save Permissions' }))
    await waitFor(() => expect(api.calls('PUT /api/v1/employee/permissions/{id}')).toHaveLength(1))
    expect(api.calls('PUT /api/v1/employee/permissions/{id}')[0]?.body).toEqual({
      roleId: role._id,
      permissions: { calendarRead: true },
    })
  })

  it('says if a role gives more than the viewer holds, and saves nothing', async () => {
    signedInAs('Clerk', 'allEmployeeWrite', 'permissionWrite', 'leaveRead')
    mockApi({
      ...calls,
      'GET /api/v1/user/role': {
        data: [
          {
            _id: priya._id,
            name: 'Payroll',
            isAdmin: false,
            people: 0,
            permissions: ['payRollHistoryWrite'],
            canApprove: true,
            isFallbackApprover: false,
          },
        ],
        pagination: { next: null, limit: 20 },
      },
      'GET /api/v1/employee/privileged-people': [
        { permission: 'payRollHistoryWrite', total: 3, people: ['Hema Rao', 'Meera Iyer'] },
      ],
      'GET /api/v1/user/two-person-rule': [],
    })
    const { user } = show(<EmployeeDetailScreen />, at('permissions'))
    await user.click(await screen.findByRole('combobox', { name: 'Role' }))
    await user.click(await screen.findByRole('option', { name: /Payroll/ }))
    expect(await screen.findByText(/you don't have this access yourself: Pay runs and payslips/)).toBeTruthy()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save Permissions' }).disabled).toBe(true)
    expect(screen.getByText('Can approve and pay pay runs')).toBeTruthy()
    expect(await screen.findByText('Also held by Hema Rao, Meera Iyer and 1 more.')).toBeTruthy()
  })

  it('shows levels read-only to people who cannot change them', async () => {
    signedInAs('Recruiter', 'allEmployeeWrite')
    mockApi(calls)
    show(<EmployeeDetailScreen />, at('permissions'))
    expect(await screen.findByText('Own attendance and requests only')).toBeTruthy()
    expect(screen.queryByRole('radio')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Save Permissions' })).toBeNull()
  })

  it('shows only the role while onboarding, and its details on demand', async () => {
    signedInAs('HR', 'allEmployeeRead', 'allEmployeeWrite', 'permissionWrite')
    mockApi({ ...calls, 'GET /api/v1/employee/salary/{id}': new Failure(404, 'None') })
    const { user } = show(<AddEmployeeScreen />, {
      path: '/home/add-employee/:id',
      at: `/home/add-employee/${priya._id}?step=access`,
    })
    expect(await screen.findByText('Own attendance and requests only')).toBeTruthy()
    expect(screen.queryByRole('radiogroup')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Change details' }))
    expect(await screen.findByRole('radiogroup', { name: 'Salaries' })).toBeTruthy()
  })
})

describe('own profile', () => {
  it("shows the work details, and the record's gaps", async () => {
    signedInAs('Employee')
    mockApi({ 'GET /api/v1/employee/profile': priya })
    show(<ProfileScreen />, { path: '/home/profile', at: '/home/profile' })
    expect(await screen.findByText('General (09:30 – 18:30)')).toBeTruthy()
    expect(screen.getByText(/Missing from your record: PAN/)).toBeTruthy()
  })
})
