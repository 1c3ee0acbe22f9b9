import type { ReadKey } from '../shared/call/types.ts'

/** Requested by every page of the signed-in area. */
const always: readonly ReadKey[] = ['GET /api/v1/employee/permissions', 'GET /api/v1/employee/user-info']

/** What a screen shows first, for everyone. */
const bySource: Readonly<Record<string, readonly ReadKey[]>> = {
  'features/dashboard/dashboard-screen.tsx': [
    'GET /api/v1/dashboard/first',
    'GET /api/v1/dashboard/recent-approval',
    'GET /api/v1/dashboard/checklist',
  ],
}

/** The script of a page that makes its screen's first calls before any other code is loaded; `shared/call/early.ts` takes them over. */
export function earlyScript(source: string): string {
  const paths = [...always, ...(bySource[source] ?? [])].map((key) => key.replace('GET ', ''))
  return `(${begin.toString()})(${JSON.stringify(paths)})`
}

/** Embedded in the page as written here, so it can only use browser APIs. */
function begin(paths: readonly string[]): void {
  try {
    const token = localStorage.getItem('accessToken')
    const kept = JSON.parse(localStorage.getItem('muster.auth') ?? '{}') as Kept
    if (!token || !kept.state?.isAuthenticated || kept.state.user?.hasLeft !== false) return
    const headers = { accept: 'application/json', authorization: `Bearer ${token}` }
    const early = new Map<string, unknown>()
    for (const path of paths) {
      const response = fetch(path, { headers, credentials: 'include' })
      response.catch(() => undefined)
      early.set(path, { token, began: Date.now(), response })
    }
    Object.assign(globalThis, { musterEarly: early })
  } catch {
    /* The page makes its own calls. */
  }
}

interface Kept {
  state?: { isAuthenticated?: boolean; user?: { hasLeft?: boolean } | null }
}
