/** Replaces the browser's database, which tests do not have: `idb-keyval` reads and writes here (`set-up.ts`). */
export const browserFiles = { rows: new Map<string, unknown>(), isFull: false }

export const createStore = () => ({})
export const get = (id: string) => Promise.resolve(browserFiles.rows.get(id))
export const del = (id: string) => Promise.resolve(void browserFiles.rows.delete(id))
export const clear = () => Promise.resolve(browserFiles.rows.clear())
export const entries = () => Promise.resolve([...browserFiles.rows])

export function set(id: string, value: unknown): Promise<void> {
  if (browserFiles.isFull) return Promise.reject(new DOMException('full', 'QuotaExceededError'))
  return Promise.resolve(void browserFiles.rows.set(id, value))
}
