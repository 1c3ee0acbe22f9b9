import { plural, t } from '@lingui/core/macro'
import { useMemo, useRef, useState } from 'react'
import type { Choice } from '../../../shared/form/choice/use-options.ts'
import { expandAll, loadBranch, loadPath } from './load-branch.ts'
import { firstOpen, linesOf, managersOf, type Part } from './tree-lines.ts'

export type BranchState = 'loading' | { error: unknown }

/** What is loaded and expanded of the tree, and what is centred. */
export function useTree(first: readonly Part[]) {
  const [added, setAdded] = useState<readonly Part[]>([])
  const parts = useMemo(() => [...first, ...added], [first, added])
  const lines = useMemo(() => linesOf(parts), [parts])
  const [open, setOpen] = useState(() => firstOpen(lines))
  const [branches, setBranches] = useState<ReadonlyMap<string | null, BranchState>>(new Map())
  const [searched, setSearched] = useState<{ choice: Choice | null; error?: unknown }>({ choice: null })
  const [expanding, setExpanding] = useState<{ isPending: boolean; isCut: boolean; error?: unknown }>(notExpanding)
  const [goal, setGoal] = useState<{ id: string | null; turn: number }>({ id: null, turn: 0 })
  const [said, setSaid] = useState('')
  const last = useRef(0)

  /** Whether nothing else was requested since: what arrives late must not move the chart. */
  const asLast = () => {
    const own = ++last.current
    return () => own === last.current
  }
  const goTo = (id: string | null) => setGoal(({ turn }) => ({ id, turn: turn + 1 }))
  const add = (...more: Part[]) => setAdded((before) => [...before, ...more])
  const expand = (ids: Iterable<string>) => setOpen((before) => new Set([...before, ...ids]))
  const mark = (of: string | null, state: BranchState | null) =>
    setBranches((before) => {
      const next = new Map(before)
      if (state === null) next.delete(of)
      else next.set(of, state)
      return next
    })

  /** The next people of a branch; undefined if they could not be loaded. */
  const load = async (of: string | null): Promise<Part | undefined> => {
    mark(of, 'loading')
    try {
      const part = await loadBranch(of, lines)
      add(part)
      mark(of, null)
      return part
    } catch (error) {
      mark(of, { error })
      setSaid(t`Could not load more people.`)
      return undefined
    }
  }
  const toggle = async (id: string) => {
    const isLast = asLast()
    if (open.has(id)) setOpen((before) => new Set([...before].filter((one) => one !== id)))
    else {
      if (branches.get(id) === 'loading') return
      if (!lines.reports.has(id)) await load(id)
      expand([id])
    }
    if (isLast()) goTo(id)
  }
  const more = async (of: string | null) => {
    if (branches.get(of) === 'loading') return
    const isLast = asLast()
    const part = await load(of)
    if (part === undefined) return
    setSaid(plural(part.people.length, { one: '# more person loaded', other: '# more people loaded' }))
    if (part.people[0] && isLast()) goTo(part.people[0]._id)
  }
  const find = async (choice: Choice | null) => {
    const isLast = asLast()
    setSearched({ choice })
    if (choice === null) return
    try {
      const path = lines.byId.has(choice.value) ? null : await loadPath(choice.value)
      if (!isLast()) return
      if (path) add(path)
      expand(path ? path.people.slice(0, -1).map(({ _id }) => _id) : managersOf(choice.value, lines))
      goTo(choice.value)
    } catch (error) {
      if (isLast()) setSearched({ choice, error })
    }
  }
  const all = async () => {
    const isLast = asLast()
    setExpanding({ isPending: true, isCut: false })
    const expanded = await expandAll(parts)
    add(...expanded.parts)
    expand(expanded.open)
    setExpanding({ isPending: false, isCut: expanded.isCut, error: expanded.error })
    if (isLast()) goTo(null)
  }
  const collapse = () => {
    asLast()
    setOpen(firstOpen(lines))
    setExpanding(notExpanding)
    goTo(null)
  }
  return { lines, open, branches, searched, expanding, goal, said, toggle, more, find, all, collapse }
}

export type TreeState = ReturnType<typeof useTree>

const notExpanding = { isPending: false, isCut: false }
