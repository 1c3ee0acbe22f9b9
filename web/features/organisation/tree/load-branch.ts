import { api } from '../../../shared/call/api.ts'
import { linesOf, type Lines, type Part } from './tree-lines.ts'

/** People in one step of a branch: more side by side could not be looked through. */
export const branchPage = 50

/** How much "Expand all" loads at most, whatever comes first. */
const most = { people: 500, calls: 20 }

/** The next people of a branch, or of the top. */
export async function loadBranch(of: string | null, { rests }: Lines): Promise<Part> {
  const next = rests.get(of)?.next ?? null
  const { data, pagination } = await api('GET /api/v1/employee/org-tree', {
    query: { limit: branchPage, ...(of === null ? {} : { root: of }), ...(next === null ? {} : { next }) },
  })
  return { of, people: data, next: pagination.next }
}

/** A person with everyone above them. */
export async function loadPath(id: string): Promise<Part> {
  return { people: await api('GET /api/v1/employee/org-tree/{id}', { params: { id } }), next: null }
}

export interface Expanded {
  /** What was loaded in addition. */
  parts: Part[]
  open: Set<string>
  /** Not everything is expanded, because it is too much, or because of `error`. */
  isCut: boolean
  error: unknown
}

/** Expands level by level; people who are loaded already are no reason to stop. */
export async function expandAll(known: readonly Part[]): Promise<Expanded> {
  const expanded: Expanded = { parts: [], open: new Set(), isCut: false, error: undefined }
  let lines = linesOf(known)
  const waiting = [...lines.tops]
  let people = waiting.length
  for (const { _id, reports } of waiting) {
    if (!lines.reports.has(_id) && reports > 0) {
      if (people >= most.people || expanded.parts.length >= most.calls || expanded.error !== undefined) continue
      try {
        expanded.parts.push(await loadBranch(_id, lines))
        lines = linesOf([...known, ...expanded.parts])
      } catch (error) {
        expanded.error = error
      }
    }
    const below = lines.reports.get(_id) ?? []
    if (below.length > 0) expanded.open.add(_id)
    people += below.length
    // A list that grows while it is gone through: the next level stands behind this one.
    waiting.push(...below)
  }
  return { ...expanded, isCut: lines.rests.size > 0 }
}
