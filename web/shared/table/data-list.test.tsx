import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { EmptyState } from '../ui/empty-state.tsx'
import type { Column } from './column.ts'
import { DataList } from './data-list.tsx'
import { useListQuery } from './list-query.ts'
import type { ListReply } from './list-reply.ts'

interface Shift {
  _id: string
  name: string
  people: number
  status: string
}

const shifts: Shift[] = [
  { _id: 's1', name: 'General', people: 180, status: 'active' },
  { _id: 's2', name: 'Night', people: 12, status: 'inactive' },
]
const columns: Column<Shift>[] = [
  { key: 'name', header: 'Name', cell: (row) => row.name, sort: 'name' },
  { key: 'people', header: 'People', cell: (row) => row.people, align: 'right' },
  { key: 'status', header: 'Status', cell: (row) => row.status },
]
const archive = vi.fn()

function Shifts({ reply }: { reply: ListReply<Shift> }) {
  const list = useListQuery({
    sorts: ['name', 'createdAt'],
    sortBy: 'createdAt',
    sortOrder: 'desc',
    filters: { status: ['active', 'inactive'] },
  })
  // What a call with these parameters accepts.
  const query: {
    page?: number
    limit?: number
    search?: string
    sortBy?: 'name' | 'createdAt'
    status?: 'active' | 'inactive'
  } = list.query
  return (
    <>
      <output>{JSON.stringify(query)}</output>
      <DataList
        reply={reply}
        list={list}
        words={{
          label: 'Shifts',
          failed: 'Could not load shifts.',
          unmatched: 'No shifts match these filters',
        }}
        columns={columns}
        rowKey={(row) => row._id}
        rowName={(row) => row.name}
        rowLink={(row) => `/home/organization/edit-shift/${row._id}`}
        rowActions={(row) => [{ label: 'Delete', danger: true, onClick: () => archive(row._id) }]}
        searchLabel="Search shifts"
        filters={[{ name: 'status', label: 'Status', options: [{ value: 'active', label: 'Active' }] }]}
        bulk={[{ label: 'Archive', run: (keys) => archive(...keys) }]}
        empty={<EmptyState title="No shifts yet" />}
      />
    </>
  )
}

function show(reply: Partial<ListReply<Shift>>, at = '/') {
  const router = createMemoryRouter(
    [
      { path: '/', element: <Shifts reply={{ isLoading: false, ...reply }} /> },
      { path: '*', element: <p>Another page</p> },
    ],
    { initialEntries: [at] },
  )
  render(<RouterProvider router={router} />)
  return { router, user: userEvent.setup() }
}

function screenIs(size: 'phone' | 'wide') {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('max-width') ? size === 'phone' : size === 'wide',
    media: query,
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
}

const page = { data: shifts, pagination: { page: 1, limit: 10, total: 27 } }
const asked = () => JSON.parse(screen.getAllByRole('status')[0]!.textContent!) as Record<string, unknown>

beforeEach(() => {
  archive.mockClear()
  screenIs('wide')
})

describe('a list', () => {
  it('shows rows with a link, a menu and the count', async () => {
    const { user, router } = show({ data: page })
    expect(screen.getByRole('link', { name: 'General' }).getAttribute('href')).toBe('/home/organization/edit-shift/s1')
    expect(screen.getByText('1–10 of 27')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Actions for Night' }))
    await user.click(screen.getByRole('menuitem', { name: 'Delete' }))
    expect(archive).toHaveBeenCalledWith('s2')
    expect(router.state.location.pathname).toBe('/')
  })

  it('says that there are more rows than counted, and reaches them', async () => {
    const { user } = show({ data: { ...page, pagination: { total: 30, atLeast: true } } }, '/?page=3')
    expect(screen.getByText('21–30 of 30+')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Next page' }))
    await waitFor(() => expect(asked()['page']).toBe(4))
  })

  it('opens a row that is clicked anywhere', async () => {
    const { user, router } = show({ data: page })
    await user.click(screen.getByRole('cell', { name: '180' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/home/organization/edit-shift/s1'))
  })

  it('keeps paging, sorting, search and filters in the address', async () => {
    const { user, router } = show({ data: page })
    expect(asked()).toEqual({ page: 1, limit: 10, sortBy: 'createdAt', sortOrder: 'desc' })
    await user.click(screen.getByRole('button', { name: 'Next page' }))
    await waitFor(() => expect(asked()['page']).toBe(2))
    await user.click(screen.getByRole('button', { name: 'Name' }))
    await waitFor(() => expect(asked()).toMatchObject({ page: 1, sortBy: 'name', sortOrder: 'asc' }))
    expect(screen.getByRole('columnheader', { name: 'Name' }).getAttribute('aria-sort')).toBe('ascending')
    await user.type(screen.getByRole('searchbox', { name: 'Search shifts' }), 'nig')
    await waitFor(() => expect(asked()['search']).toBe('nig'))
    await user.click(screen.getByRole('button', { name: 'Filter' }))
    await user.click(screen.getByRole('menuitem', { name: 'Status' }))
    await user.click(screen.getByRole('menuitemradio', { name: 'Active' }))
    await waitFor(() => expect(asked()['status']).toBe('active'))
    expect(screen.getByText('Status: Active')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Clear all' }))
    await waitFor(() => expect(router.state.location.search).toBe('?sortBy=name&sortOrder=asc'))
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('')
  })

  it('ignores what the server cannot sort or filter by', () => {
    show({ data: page }, '/?sortBy=salary&status=secret&page=0')
    expect(asked()).toEqual({ page: 1, limit: 10, sortBy: 'createdAt', sortOrder: 'desc' })
  })

  it('distinguishes an empty list from no matches', async () => {
    show({ data: null })
    expect(screen.getByText('No shifts yet')).toBeDefined()
  })

  it('offers to clear filters that match nothing', async () => {
    const { user } = show({ data: { data: [], pagination: { total: 0 } } }, '/?search=zzz')
    expect(screen.getByText('No shifts match these filters')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Clear filters' }))
    expect(await screen.findByText('No shifts yet')).toBeDefined()
  })

  it('shows skeleton rows first and dims old rows later', () => {
    show({ isLoading: true })
    expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true')
    expect(within(screen.getByRole('table')).getAllByRole('row')).toHaveLength(11)
  })

  it('says what could not be loaded, and retries', async () => {
    const mutate = vi.fn()
    const { user } = show({ error: new Error('boom'), mutate })
    expect(screen.getByText('Could not load shifts.')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(mutate).toHaveBeenCalledOnce()
  })

  it('acts on selected rows', async () => {
    const { user } = show({ data: page })
    await user.click(screen.getByRole('checkbox', { name: 'Select all rows on this page' }))
    expect(await screen.findByText('2 selected')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Archive' }))
    expect(archive).toHaveBeenCalledWith('s1', 's2')
    await waitFor(() => expect(screen.queryByText('2 selected')).toBeNull())
  })

  it('shows cards on a phone and grows', async () => {
    screenIs('phone')
    const { user } = show({ data: page })
    expect(screen.queryByRole('table')).toBeNull()
    expect(within(screen.getByRole('list', { name: 'Shifts' })).getAllByRole('listitem')).toHaveLength(2)
    await user.click(screen.getByRole('button', { name: 'Show 10 more' }))
    await waitFor(() => expect(asked()['limit']).toBe(20))
  })
})
