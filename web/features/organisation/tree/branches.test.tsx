import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { Failure, mockApi } from '../../../shared/testing/mock-api.ts'
import { signedInAs, signedOut } from '../../../shared/testing/people.ts'
import { show } from '../../../shared/testing/show.tsx'
import { useSnackbar } from '../../../shared/snackbar/snackbar.ts'
import { aPerson, inPages, pathTo } from './testing/people.ts'
import { linesOf } from './tree-lines.ts'
import TreeTab from './tree-tab.tsx'

const list = 'GET /api/v1/employee/org-tree'
const path = 'GET /api/v1/employee/org-tree/{id}'
const directory = 'GET /api/v1/employee/pagination-all'

/** Asha leads two, of whom Bela has 120 reports, the last of whom has one. */
const people = [
  aPerson('a', 'Asha', null, 2),
  aPerson('b', 'Bela', 'a', 120),
  aPerson('c', 'Chitra', 'a', 0),
  ...Array.from({ length: 120 }, (_, n) => aPerson(`p${n}`, `Person ${n}`, 'b', n === 119 ? 1 : 0)),
  aPerson('z', 'Zoya', 'p119', 0),
]

afterEach(signedOut)

async function shown() {
  signedInAs('Employee')
  const { user } = show(<TreeTab />)
  return { user, chart: await screen.findByRole('group', { name: 'Org tree' }) }
}

describe('the tab of a large company', () => {
  it('starts with two levels, loads a branch when it is expanded, and the rest of it on request', async () => {
    const { calls } = mockApi({ [list]: inPages(people) })
    const { user, chart } = await shown()
    within(chart).getByText('Chitra')
    expect(calls(list).map(({ query }) => query)).toEqual([{}, { root: 'a', limit: '50' }])
    await user.click(within(chart).getByRole('button', { name: /^Bela/ }))
    await within(chart).findByText('Person 0')
    expect(within(chart).getByRole('button', { name: /^Bela/ }).getAttribute('aria-expanded')).toBe('true')
    await user.click(screen.getByRole('button', { name: 'List' }))
    const names = within(screen.getByRole('list', { name: 'Org tree' }))
    expect(names.queryByText('Person 50')).toBeNull()
    const more = names.getByRole('button', { name: 'Show more who report to Bela' })
    expect(more.textContent).toBe('+ 70 more')
    await user.click(more)
    await names.findByText('Person 50')
    await user.click(names.getByRole('button', { name: 'Show more who report to Bela' }))
    await names.findByText('Person 119')
    expect(names.queryByRole('button', { name: 'Show more who report to Bela' })).toBeNull()
    screen.getByText('20 more people loaded')
    // The button is gone, and the focus is not lost with it.
    await waitFor(() => expect(document.activeElement).toBe(names.getByRole('button', { name: 'Reports of Bela' })))
    expect(names.getAllByText(/^Person /)).toHaveLength(120)
    // What is loaded is not loaded again.
    const before = calls(list).length
    await user.click(names.getByRole('button', { name: 'Reports of Bela' }))
    await user.click(names.getByRole('button', { name: 'Reports of Bela' }))
    expect([calls(list).length, names.getAllByText(/^Person /).length]).toEqual([before, 120])
  })

  it('shows the tree as before until a branch has come, and then the branch at once', async () => {
    let answer = () => {}
    const waits = new Promise<void>((resolve) => (answer = resolve))
    mockApi({
      [list]: async (seen) => {
        if (seen.query['root'] === 'b') await waits
        return inPages(people)(seen)
      },
    })
    const { user, chart } = await shown()
    const bela = within(chart).getByRole('button', { name: /^Bela/ })
    await user.click(bela)
    expect([bela.getAttribute('aria-busy'), bela.getAttribute('aria-expanded')]).toEqual(['true', 'false'])
    // The rest of the tree goes on working, and what comes late does not move it.
    await user.click(screen.getByRole('button', { name: 'List' }))
    const names = within(screen.getByRole('list', { name: 'Org tree' }))
    expect(
      names.getAllByRole('listitem').map((row) => row.textContent?.replace(/.*?(Asha|Bela|Chitra).*/, '$1')),
    ).toEqual(['Asha', 'Bela', 'Chitra'])
    answer()
    await names.findByText('Person 0')
  })

  it('says inside the tree if a branch could not be loaded, and tries again', async () => {
    let isDown = true
    mockApi({
      [list]: (seen) =>
        seen.query['root'] === 'b' && isDown ? new Failure(503, 'The service is unavailable') : inPages(people)(seen),
    })
    const { user, chart } = await shown()
    await user.click(within(chart).getByRole('button', { name: /^Bela/ }))
    await within(chart).findByText('Could not load')
    within(chart).getByText('Chitra')
    await user.click(screen.getByRole('button', { name: 'List' }))
    const names = within(screen.getByRole('list', { name: 'Org tree' }))
    names.getByText(/Could not load who reports to Bela\./)
    await user.click(names.getByRole('button', { name: 'Try again' }))
    await names.findByText(/The service is unavailable/)
    isDown = false
    await user.click(names.getByRole('button', { name: 'Try again' }))
    await names.findByText('Person 49')
    expect(names.queryByText(/Could not load/)).toBeNull()
  })

  it('shows a second level later if it could not be loaded at first', async () => {
    let isDown = true
    mockApi({ [list]: (seen) => (seen.query['root'] && isDown ? new Failure(500, 'Sorry') : inPages(people)(seen)) })
    const { user, chart } = await shown()
    expect(within(chart).queryByText('Bela')).toBeNull()
    isDown = false
    await user.click(within(chart).getByRole('button', { name: /^Asha/ }))
    await within(chart).findByText('Bela')
  })

  it('searches among everyone and goes to the person by the path to them', async () => {
    const { calls } = mockApi({
      [list]: inPages(people),
      [path]: ({ params }) => pathTo(people, params['id']!),
      [directory]: ({ query }) => ({
        data: people.filter(({ name }) => name.includes(query['employeeName']!)),
        pagination: { next: null, limit: 10 },
      }),
    })
    const { user, chart } = await shown()
    await user.type(await screen.findByRole('combobox', { name: 'Find a person' }), 'Zoya')
    await user.click(await screen.findByRole('option', { name: /Zoya/ }))
    await within(chart).findByText('Zoya')
    within(chart).getByText('Person 119')
    expect(calls(list)).toHaveLength(2)
    // Only the path to her was loaded; her manager's colleagues come on request, and nobody twice.
    await user.click(screen.getByRole('button', { name: 'List' }))
    const names = within(screen.getByRole('list', { name: 'Org tree' }))
    const more = { name: 'Show more who report to Bela' }
    expect(names.getByRole('button', more).textContent).toBe('+ 119 more')
    for (const last of ['Person 49', 'Person 99', 'Person 118']) {
      await user.click(names.getByRole('button', more))
      await names.findByText(last)
    }
    expect(names.getAllByText(/^Person /)).toHaveLength(120)
    expect(names.queryByRole('button', more)).toBeNull()
  })

  it('says if the person who was searched for has left meanwhile', async () => {
    mockApi({
      [list]: inPages(people),
      [path]: new Failure(404, 'This person was not found. They may have left.'),
      [directory]: { data: [people.at(-1)!], pagination: { next: null, limit: 10 } },
    })
    const { user } = await shown()
    await user.type(await screen.findByRole('combobox', { name: 'Find a person' }), 'Zoya')
    await user.click(await screen.findByRole('option', { name: /Zoya/ }))
    await screen.findByText(/Could not find this person in the org tree\..*They may have left\./)
  })

  it('expands a large company as far as is reasonable, says so, and downloads what is expanded', async () => {
    const many = [
      aPerson('a', 'Asha', null, 40),
      ...Array.from({ length: 40 }, (_, n) => aPerson(`m${n}`, `Manager ${n}`, 'a', 40)),
      ...Array.from({ length: 1600 }, (_, n) => aPerson(`p${n}`, `Person ${n}`, `m${Math.floor(n / 40)}`)),
    ]
    const { calls } = mockApi({ [list]: inPages(many) })
    const { user } = await shown()
    await user.click(screen.getByRole('button', { name: 'Expand all' }))
    await screen.findByText(/^This company is too large to expand at once\./)
    expect(calls(list).length).toBeLessThan(25)
    await user.click(screen.getByRole('button', { name: 'Download picture' }))
    expect(useSnackbar.getState().queue.at(-1)?.message).toMatch(/^Picture of [45]\d\d people downloaded\. Expand more/)
    await user.click(screen.getByRole('button', { name: 'Collapse all' }))
    expect(screen.queryByText(/^This company is too large/)).toBeNull()
  })

  it('lists many people at the top step by step', async () => {
    const many = Array.from({ length: 130 }, (_, n) => aPerson(`p${n}`, `Person ${n}`, null))
    mockApi({ [list]: inPages(many) })
    const { user } = await shown()
    await user.click(screen.getByRole('button', { name: 'List' }))
    const names = within(screen.getByRole('list', { name: 'Org tree' }))
    expect(names.getAllByText(/^Person /)).toHaveLength(100)
    await user.click(names.getByRole('button', { name: 'Show more people' }))
    await names.findByText('Person 129')
    expect(names.queryByRole('button', { name: 'Show more people' })).toBeNull()
  })
})

describe('people who move while the tree is loaded', () => {
  const first = { of: null, people: [aPerson('a', 'Asha', null, 2)], next: null }
  it('stand where they were seen last, once', () => {
    const lines = linesOf([
      first,
      { of: 'a', people: [aPerson('b', 'Bela', 'a', 1), aPerson('c', 'Chitra', 'a', 0)], next: null },
      { of: 'b', people: [aPerson('c', 'Chitra', 'b', 0)], next: null },
    ])
    expect(lines.reports.get('a')!.map(({ name }) => name)).toEqual(['Bela'])
    expect(lines.reports.get('b')!.map(({ name }) => name)).toEqual(['Chitra'])
    expect(lines.rests.size).toBe(0)
  })

  it('are not lost where two of them changed places', () => {
    const lines = linesOf([
      first,
      { of: 'a', people: [aPerson('b', 'Bela', 'a', 1)], next: null },
      { of: 'b', people: [aPerson('c', 'Chitra', 'b', 1)], next: null },
      { of: 'c', people: [aPerson('b', 'Bela', 'c', 0)], next: null },
    ])
    const seen = [...lines.tops, ...[...lines.reports.values()].flat()].map(({ _id }) => _id)
    expect(seen.toSorted()).toEqual(['a', 'b', 'c'])
  })
})
