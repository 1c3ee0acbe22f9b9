import { aCompany, type Person } from '../../../testing/company.ts'
import { testNow } from '../../../testing/server.ts'

export const financialYear = '2026-27'
export const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer<<>>\n%%EOF')
export const ppf = { section: '80C', kind: 'ppf', note: '', amountPaise: 10_000_000 } as const
export const rent = {
  section: 'rent',
  from: '2026-04',
  to: '2027-03',
  monthlyRentPaise: 2_000_000,
  city: 'mumbai',
  landlordName: 'Suresh Patil',
  landlordAddress: '12 Hill Road, Mumbai',
  landlordPan: 'ABCPE1234F',
} as const

/** A company with Priya, her manager and someone who runs payroll, in November 2026. */
export async function people() {
  const company = await aCompany()
  company.clock.set(testNow)
  const manager = await company.employee('Rohit Verma', { role: 'Manager' })
  const priya = await company.employee('Priya Nair', { reportsTo: manager })
  const accounts = await company.employee('Dev Shah', { role: 'HR' })
  return { company, manager, priya, accounts }
}

export async function declare(person: Person, details: object): Promise<string> {
  const body = { financialYear, details: details as never }
  return (await person.call('POST /api/v1/employee/self-tax-item', { body }))._id
}

export async function prove(person: Person, item: string): Promise<string> {
  const files = { proof: { name: 'ppf.pdf', bytes: pdf } }
  return (await person.call('POST /api/v1/employee/self-tax-proof/{id}', { params: { id: item }, files }))._id
}
