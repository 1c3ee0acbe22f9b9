/** A way for one account, or for many of one company, to ask for as much as it gets. */
export interface Attack {
  name: string
  by: 'employee' | 'admin' | 'everybody'
  /** How many at once. */
  atOnce: number
  calls?: readonly { method: 'GET' | 'POST'; path: string; body?: string }[]
  /** Socket commands instead of calls. */
  commands?: true
}

const month = new Date().toISOString().slice(0, 7)
const get = (path: string) => ({ method: 'GET', path: `/api/v1/${path}` }) as const
const post = (path: string, body: string) => ({ method: 'POST', path: `/api/v1/${path}`, body }) as const
const attack = (name: string, by: Attack['by'], calls: Attack['calls'], atOnce = 20): Attack => ({
  ...{ name, by, atOnce },
  ...(calls ? { calls } : {}),
})
const wrongLines = (bytes: number) => `{"lines":[${'0,'.repeat(bytes / 2 - 10)}0]}`

/** What was seen to hurt others, and its family. */
export const attacks: readonly Attack[] = [
  attack('org tree', 'employee', [get('employee/org-tree')]),
  attack('tax projection', 'employee', [get('employee/self-tax-projection')]),
  attack('1 MB of JSON', 'employee', [post('employee/leave', wrongLines(1_000_000))]),
  attack('60 kB of wrong JSON', 'employee', [post('employee/claims-preview', wrongLines(60_000))]),
  attack('own PDF', 'employee', [get('employee/self-tax-claims')]),
  attack('ordinary calls', 'employee', [get('employee/attendances'), get('dashboard/first'), get('notification/all')]),
  attack('search', 'employee', [get('employee/pagination-all?search=a&limit=100'), get('employee/birthday?limit=100')]),
  { name: 'socket commands', by: 'employee', atOnce: 20, commands: true },
  attack('report', 'admin', [get(`user/report/leaveLiability?from=${month}&to=${month}`)]),
  attack('gratuity of everybody', 'admin', [get('user/gratuity?limit=100')]),
  attack('list of employees', 'admin', [get('employee/basic-info?search=a&limit=100')]),
  attack('export as XLSX', 'admin', [get(`user/report/headCount/file?from=${month}&to=${month}&format=xlsx`)]),
  attack('a company of 100 at once', 'everybody', [get('employee/attendances'), get('employee/org-tree')], 100),
]
