import type { Tx } from '../../../platform/database/tx.ts'
import { company, type Company } from './company.queries.ts'

export async function companyOf(tx: Tx): Promise<Company> {
  const found = await company(tx, {})
  if (!found) throw new Error('The organisation of this transaction does not exist.')
  return found
}

/** The parts of an address that are filled in, on one line. */
export function addressLine(address: Record<string, unknown>): string {
  const parts = ['line1', 'line2', 'city', 'pinCode'].map((key) => address[key])
  return parts.filter((part) => typeof part === 'string' && part.trim() !== '').join(', ')
}
