import { api } from '../../../shared/call/api.ts'
import { invalidate } from '../../../shared/call/use-api.ts'
import { downloadBlob } from '../../../shared/table/download-blob.ts'
import type { Regime, TaxDetailsSent, TaxItem, TaxProof } from './types.ts'

/** Whose declaration is changed: one's own, or an employee's by payroll. */
export type TaxOwner = 'self' | { employeeId: string }

/** Refreshes the reads that a change of a declaration makes stale. */
export function refreshTax(): Promise<void> {
  return invalidate(
    'GET /api/v1/employee/self-tax',
    'GET /api/v1/employee/self-tax-projection',
    'GET /api/v1/user/tax-declaration',
    'GET /api/v1/user/tax-declaration/{id}',
    'GET /api/v1/user/tax-projection/{id}',
  )
}

export function addItem(owner: TaxOwner, financialYear: string, details: TaxDetailsSent) {
  return owner === 'self'
    ? api('POST /api/v1/employee/self-tax-item', { body: { financialYear, details } })
    : api('POST /api/v1/user/tax-item', { body: { ...owner, financialYear, details } })
}

export function changeItem(owner: TaxOwner, id: string, details: TaxDetailsSent) {
  const sent = { params: { id }, body: { details } }
  return owner === 'self'
    ? api('PUT /api/v1/employee/self-tax-item/{id}', sent)
    : api('PUT /api/v1/user/tax-item/{id}', sent)
}

export async function removeItem(owner: TaxOwner, { _id: id }: TaxItem): Promise<void> {
  if (owner === 'self') await api('DELETE /api/v1/employee/self-tax-item/{id}', { params: { id } })
  else await api('DELETE /api/v1/user/tax-item/{id}', { params: { id } })
  await refreshTax()
}

export async function addProof(owner: TaxOwner, { _id: id }: TaxItem, proof: File): Promise<void> {
  const sent = { params: { id }, files: { proof } }
  if (owner === 'self') await api('POST /api/v1/employee/self-tax-proof/{id}', sent)
  else await api('POST /api/v1/user/tax-proof/{id}', sent)
  await refreshTax()
}

export async function openProof(owner: TaxOwner, { _id: id, name }: TaxProof): Promise<void> {
  const sent = { params: { id } }
  const file =
    owner === 'self'
      ? await api('GET /api/v1/employee/self-tax-proof/{id}', sent)
      : await api('GET /api/v1/user/tax-proof/{id}', sent)
  downloadBlob(name, file)
}

export async function removeProof({ _id: id }: TaxProof): Promise<void> {
  await api('DELETE /api/v1/employee/self-tax-proof/{id}', { params: { id } })
  await refreshTax()
}

export async function chooseRegime(owner: TaxOwner, financialYear: string, regime: Regime): Promise<void> {
  const body = { financialYear, regime }
  if (owner === 'self') await api('PUT /api/v1/employee/self-tax-regime', { body })
  else await api('PUT /api/v1/user/tax-regime/{id}', { params: { id: owner.employeeId }, body })
  await refreshTax()
}
