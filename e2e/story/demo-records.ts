import { call } from './call.ts'
import { demo } from './sign-in.ts'

/** An id for each kind of record in addresses. */
export async function recordsOfDemo(): Promise<Record<string, string>> {
  const [token, own] = await Promise.all([tokenOf('admin'), tokenOf('employee')])
  const [locations, shifts, components, runs, people, trips] = await Promise.all([
    call(token, 'GET /api/v1/user/location'),
    call(token, 'GET /api/v1/user/all-shift'),
    call(token, 'GET /api/v1/user/salary-component-basic'),
    call(token, 'GET /api/v1/user/payrun-history'),
    call(token, 'GET /api/v1/employee/pagination-all', { query: { limit: 5 } }),
    call(own, 'GET /api/v1/employee/travel-expense-request'),
  ])
  const calculated = runs.data.find(({ state }) => state === 'paid')
  return {
    location: locations.data[0]?._id ?? '',
    shift: shifts[0]?._id ?? '',
    component: components[0]?._id ?? '',
    payRun: runs.data[0]?._id ?? '',
    employee: people.data[2]?._id ?? '',
    trip: trips.data.find(({ state }) => state === 'approved')?._id ?? trips.data[0]?._id ?? '',
    savedReport: await savedReport(token),
    parallelRun: calculated === undefined ? '' : await parallelRun(token, calculated.month),
  }
}

async function tokenOf(who: 'admin' | 'employee'): Promise<string> {
  const { email, password } = demo(who)
  const { accessToken } = await call(null, 'POST /api/auth/user/signin', { body: { email, password } })
  return accessToken ?? ''
}

async function savedReport(token: string): Promise<string> {
  const shown = { report: 'headCount', measure: 'people', period: 'fixed', from: '2026-04', to: '2026-09' } as const
  const { _id } = await call(token, 'POST /api/v1/user/saved-report', {
    body: { name: `Half a year, ${crypto.randomUUID()}`, ...shown },
  })
  return _id
}

/** Another payroll's register with one person, who is not employed here, compared with the month. */
async function parallelRun(token: string, month: string): Promise<string> {
  const form = new FormData()
  form.set('month', month)
  form.set(
    'file',
    new File(['Emp Code,Name,Net Pay\r\nOLD-1,Meera Pillai,45210.00'], 'register.csv', { type: 'text/csv' }),
  )
  const response = await fetch(new URL('/api/v1/user/parallel-run', process.env['E2E_URL']), {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  })
  const { data } = (await response.json()) as { data?: { _id: string } }
  if (data === undefined) throw new Error(`The register was refused: ${response.status}.`)
  const { _id: id } = data
  const { columns } = await call(token, 'GET /api/v1/user/parallel-run/{id}', { params: { id } })
  await call(token, 'PUT /api/v1/user/parallel-run/{id}', { params: { id }, body: { columns } })
  return id
}
