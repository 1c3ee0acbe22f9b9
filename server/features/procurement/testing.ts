import type { Id } from '@muster/contract/values.ts'
import { aCompany, type Company, type Person } from '../../testing/company.ts'

export const rupees = (amount: number) => amount * 100
const chair = { name: 'Office chair', quantity: 10, unitPaise: rupees(5_000), neededBy: '2026-12-10' }
const laptop = { name: 'Laptop', category: 'IT', quantity: 2, unitPaise: rupees(60_000), neededBy: '2026-12-01' }
export const things = [chair, laptop]
export const quote = (vendor: string) => ({ name: `${vendor}.pdf`, bytes: Buffer.from(`%PDF-1.4\n${vendor}\n%%EOF`) })

/** A company with a requester, an approver and a buyer. */
export interface BuyingCompany extends Company {
  hr: Person
  lead: Person
  priya: Person
  tara: Person
}

export async function aBuyingCompany(name?: string): Promise<BuyingCompany> {
  const company = await aCompany(name)
  company.clock.set('2026-11-20T06:00:00.000Z')
  const hr = await company.employee('Hema Pillai', { role: 'HR' })
  const lead = await company.employee('Lead Rao', { role: 'Manager', department: 'Design' })
  const priya = await company.employee('Priya Nair', { reportsTo: lead, department: 'Design' })
  const tara = await company.employee('Tara Sen', { reportsTo: lead, department: 'Design' })
  return { ...company, hr, lead, priya, tara }
}

export const draftOf = (lines: object[] = things, more: object = {}) =>
  ({ reason: 'Two people join in December', deliverTo: 'Bengaluru office, 2nd floor', lines, ...more }) as never

export const submit = async (who: Person, lines: object[] = things, more: object = {}, documents: object[] = []) =>
  (
    await who.call('POST /api/v1/employee/procurement-request', {
      body: draftOf(lines, more),
      files: { documents: documents as never },
    })
  )._id
export const see = (who: Person, id: Id) =>
  who.call('GET /api/v1/employee/procurement-approval/{id}', { params: { id } })
export const approve = (who: Person, id: Id, more: object = {}) =>
  who.raw('PUT /api/v1/employee/procurement-approval/{id}', {
    params: { id },
    body: { status: 'approved', ...more } as never,
  })

export interface Part {
  lineId: Id
  quantity: number
  unitPaise?: number
}
export const order = (who: Person, id: Id, number: string, lines: Part[], more: object = {}) =>
  who.raw('POST /api/v1/user/purchase/{id}/order', {
    params: { id },
    body: { number, vendor: 'Godrej', lines, ...more } as never,
  })
export const deliver = (who: Person, id: Id, lines: Part[], more: object = {}) =>
  who.raw('POST /api/v1/user/purchase-order/{id}/delivery', { params: { id }, body: { lines, ...more } as never })
export const idOf = ({ body }: { body: unknown }) => (body as { data: { _id: Id } }).data._id
export const faults = ({ status, body }: { status: number; body: unknown }) => [
  status,
  ...((body as { errors?: { path: string }[] }).errors ?? []).map(({ path }) => path),
]

/** An asset that a person requested, which was approved, ordered and delivered, and that they hold. */
export async function boughtAsset({ admin }: Company, who: Person, approver: Person): Promise<Id> {
  const id = await submit(who, [{ ...laptop, quantity: 1 }])
  await approve(approver, id)
  const lineId = (await see(who, id)).lines[0]!._id
  const ordered = await order(admin, id, 'PO-1', [{ lineId, quantity: 1, unitPaise: laptop.unitPaise }])
  await deliver(admin, idOf(ordered), [{ lineId, quantity: 1 }])
  const body = { name: laptop.name, lineId, assets: [{ tag: 'AST-0001' }] }
  const { ids } = await admin.call('POST /api/v1/user/asset', { body: body as never })
  await admin.call('POST /api/v1/user/asset/{id}/handover', {
    params: { id: ids[0]! },
    body: { employeeId: who.employee },
  })
  return ids[0]!
}
