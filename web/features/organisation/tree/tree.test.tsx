import { screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { Failure, mockApi } from '../../../shared/testing/mock-api.ts'
import { signedInAs, signedOut } from '../../../shared/testing/people.ts'
import { show } from '../../../shared/testing/show.tsx'
import { placeTree } from './layout.ts'
import { pictureOf } from './picture.ts'
import { aPerson as person, wholeTree } from './testing/people.ts'
import { linesOf as linesOfParts, managersOf, type TreePerson } from './tree-lines.ts'
import TreeTab from './tree-tab.tsx'

const list = 'GET /api/v1/employee/org-tree'
const linesOf = (all: TreePerson[]) => linesOfParts([{ of: null, people: all, next: null }])
const people = [
  person('a', 'Asha', null, 1),
  person('b', 'Bela', 'a', 2),
  person('c', 'Chitra', 'b'),
  person('d', 'Dev & <Co>', 'b'),
  person('e', 'Esha', null),
]

afterEach(signedOut)

describe('the layout', () => {
  it('puts a manager above the middle of their reports, and people without a manager at the top', () => {
    const lines = linesOf(people)
    expect(lines.tops.map(({ name }) => name)).toEqual(['Asha', 'Esha'])
    const at = Object.fromEntries(placeTree(lines, new Set(['a', 'b'])).map((one) => [one.key, one]))
    expect(at['b']!.x).toBe((at['c']!.x + at['d']!.x) / 2)
    expect(at['c']!.above).toEqual({ x: at['b']!.x, y: at['b']!.y })
    expect(at['e']!.x).toBeGreaterThan(at['d']!.x)
    expect(placeTree(lines, new Set(['a'])).map(({ key }) => key)).toEqual(['a', 'b', 'e'])
    expect(managersOf('c', lines)).toEqual(['b', 'a'])
  })

  it('makes a picture in which names cannot be read as markup', async () => {
    const svg = await pictureOf(placeTree(linesOf(people), new Set(['a', 'b']))).text()
    expect(svg).toContain('Dev &amp; &lt;Co&gt;')
    expect(new DOMParser().parseFromString(svg, 'image/svg+xml').querySelectorAll('rect')).toHaveLength(5)
  })
})

describe('the tab', () => {
  it('expands by keyboard, goes to the search result, and shows the same as a list', async () => {
    signedInAs('Employee')
    mockApi({ [list]: wholeTree(people) })
    const { user } = show(<TreeTab />)
    const chart = await screen.findByRole('group', { name: 'Org tree' })
    expect(within(chart).queryByText('Chitra')).toBeNull()
    within(chart).getByRole('button', { name: /^Bela/ }).focus()
    await user.keyboard('{Enter}')
    within(chart).getByText('Chitra')
    await user.click(screen.getByRole('button', { name: 'Collapse all' }))
    await user.type(await screen.findByRole('combobox', { name: 'Find a person' }), 'chit')
    await user.click(await screen.findByRole('option', { name: /Chitra/ }))
    within(chart).getByText('Chitra')
    await user.click(screen.getByRole('button', { name: 'List' }))
    const names = within(screen.getByRole('list', { name: 'Org tree' }))
    names.getByText('Chitra')
    await user.click(names.getByRole('button', { name: 'Reports of Bela' }))
    expect(names.queryByText('Chitra')).toBeNull()
  })

  it("renders only the visible part of 5,000 people, in a list 200 at once, and goes to the search result's page", async () => {
    signedInAs('Employee')
    const many = Array.from({ length: 5000 }, (_, n) =>
      person(
        `p${n}`,
        `Person ${n}`,
        n === 0 ? null : `p${Math.floor((n - 1) / 8)}`,
        Math.max(0, Math.min(8, 4999 - 8 * n)),
      ),
    )
    mockApi({ [list]: wholeTree(many) })
    const { user } = show(<TreeTab />)
    const chart = await screen.findByRole('group', { name: 'Org tree' })
    await user.click(screen.getByRole('button', { name: 'Expand all' }))
    expect(chart.querySelectorAll('rect').length).toBeLessThan(100)
    await user.click(screen.getByRole('button', { name: 'List' }))
    const rows = () => screen.getByRole('list', { name: 'Org tree' }).querySelectorAll('li')
    expect([rows().length, screen.getByText('1 to 200 of 5000').textContent]).toEqual([200, '1 to 200 of 5000'])
    await user.click(screen.getByRole('button', { name: 'Next' }))
    screen.getByText('201 to 400 of 5000')
    const search = await screen.findByRole('combobox', { name: 'Find a person' })
    await user.click(search)
    await user.paste('Person 4999')
    await user.click(await screen.findByRole('option', { name: /Person 4999/ }))
    expect([...rows()].some((row) => row.textContent?.includes('Person 4999'))).toBe(true)
    expect(rows().length).toBeLessThanOrEqual(200)
  }, 60_000)

  it('says if there is no one', async () => {
    signedInAs('Employee')
    mockApi({ [list]: wholeTree([]) })
    show(<TreeTab />)
    await screen.findByText('No employees yet')
  })

  it('says if it could not be loaded', async () => {
    signedInAs('Employee')
    mockApi({ [list]: new Failure(500, 'The server had a problem') })
    show(<TreeTab />)
    await screen.findByText('Could not load the org tree.')
  })
})
