import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Failure, mockApi } from '../../../shared/testing/mock-api.ts'
import { signedInAs, signedOut } from '../../../shared/testing/people.ts'
import { show } from '../../../shared/testing/show.tsx'
import DepartmentsTab from './departments-tab.tsx'

const tree = 'GET /api/v1/employee/department-tree'
const directory = 'GET /api/v1/employee/department-directory/{id}'
const people = 'GET /api/v1/employee/pagination-all'
const id = (tail: number) => `01930000-0000-7000-8000-0000000000d${tail}`
const asha = { _id: id(9), name: 'Asha Rao', photo: null }
const departments = [
  { _id: id(1), name: 'Product', parentId: null, head: asha, people: 2 },
  { _id: id(2), name: 'Design', parentId: id(1), head: null, people: 3 },
  { _id: id(3), name: 'Research', parentId: id(2), head: null, people: 4 },
  { _id: id(4), name: 'Sales', parentId: null, head: null, people: 0 },
]
const priya = {
  ...{ _id: id(8), name: 'Priya Nair', code: 'ACM-1', department: 'Design', designation: 'Designer', photo: null },
  ...{ workEmail: 'priya@acme.test', location: 'Pune', manager: 'Asha Rao' },
}
const cut = (data: object[], next: string | null = null) => ({ data, pagination: { next, limit: 20 } })

afterEach(signedOut)

it('shows top-level departments with heads, sub-departments and head counts, and links to one with its people', async () => {
  signedInAs('Employee')
  mockApi({ [tree]: departments, [directory]: cut([priya]) } as never)
  const { user, router } = show(<DepartmentsTab />, { at: '/?tab=4' })
  const cards = within(await screen.findByRole('list', { name: 'Departments' }))
  cards.getByText('9 people')
  cards.getByText('Asha Rao')
  expect(cards.queryByText('Research')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Add department' })).toBeNull()
  await user.click(cards.getByRole('link', { name: 'Design' }))
  expect(router.state.location.search).toBe(`?tab=4&department=${id(2)}`)
  expect((await screen.findByRole('link', { name: 'priya@acme.test' })).getAttribute('href')).toBe(
    'mailto:priya@acme.test',
  )
  screen.getByText('Reports to Asha Rao')
  within(screen.getByRole('list', { name: 'Departments in Design' })).getByText('Research')
  await user.click(within(screen.getByRole('navigation')).getByRole('link', { name: 'Product' }))
  await screen.findByRole('region', { name: 'Product' })
})

it('finds departments at any depth, by their head, and people', async () => {
  signedInAs('Employee')
  const { calls } = mockApi({ [tree]: departments, [people]: cut([priya]) } as never)
  const { user } = show(<DepartmentsTab />, { at: '/?tab=4' })
  await user.type(await screen.findByRole('searchbox', { name: 'Search departments and people' }), 'rese')
  within(await screen.findByRole('list', { name: 'Departments found' })).getByText('Part of Product / Design')
  within(await screen.findByRole('list', { name: 'People found' })).getByText('Priya Nair')
  expect(calls(people)[0]?.query).toMatchObject({ employeeName: 'rese' })
})

it('says if nothing matches', async () => {
  signedInAs('Employee')
  mockApi({ [tree]: departments, [people]: cut([]) } as never)
  show(<DepartmentsTab />, { at: '/?tab=4&search=zzz' })
  await screen.findByText('No departments or people match "zzz"')
})

it('offers adding the first one to people with access', async () => {
  signedInAs('HR', 'informationWrite')
  mockApi({ [tree]: [] })
  show(<DepartmentsTab />, { at: '/?tab=4' })
  await screen.findByText('No departments yet')
  screen.getByRole('button', { name: 'Add department' })
})

it('says if they could not be loaded', async () => {
  signedInAs('HR')
  mockApi({ [tree]: new Failure(500, 'The server had a problem') })
  show(<DepartmentsTab />, { at: '/?tab=4' })
  await screen.findByText('Could not load departments.')
})

it("sets a department's head and parent, never below itself, and clears emptied fields", async () => {
  signedInAs('HR', 'informationWrite')
  const put = 'PUT /api/v1/user/department/{id}'
  const { calls } = mockApi({
    [tree]: departments,
    [directory]: cut([]),
    [people]: cut([priya]),
    [put]: { _id: id(1) },
  } as never)
  const { user } = show(<DepartmentsTab />, { at: `/?tab=4&department=${id(1)}` })
  await user.click(await screen.findByRole('button', { name: 'Actions for Product' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Edit' }))
  const form = within(await screen.findByRole('dialog', { name: 'Edit Product' }))
  await user.click(await form.findByRole('combobox', { name: /Part of/ }))
  const names = (await screen.findAllByRole('option')).map(({ textContent }) => textContent)
  expect(names.join()).toContain('Sales')
  expect(names.join()).not.toMatch(/Product|Design|Research/)
  await user.click(screen.getByRole('option', { name: /Sales/ }))
  await user.clear(form.getByRole('combobox', { name: /Head of department/ }))
  await user.type(form.getByRole('textbox', { name: /Purchase budget/ }), '500000')
  await user.click(form.getByRole('button', { name: 'Save Department' }))
  await waitFor(() =>
    expect(calls(put)[0]?.body).toEqual({
      ...{ name: 'Product', parentId: id(4), headId: null, purchaseBudgetPaise: 5_00_000_00 },
    }),
  )
})
