import type { Secrets } from '../../../../platform/secrets/secrets.ts'
import type { Item } from './tax-item.queries.ts'

type Details = Item['details']

const purpose = 'tax_item.pan'

/** Details as stored: with the PANs of landlords and lenders encrypted, like those of employees. */
export function sealPans(secrets: Secrets, details: Details): Details {
  return withPans(details, (pan) => secrets.seal(purpose, pan))
}

/** Stored details with their PANs decrypted. */
export function openPans(secrets: Secrets, details: Details): Details {
  return withPans(details, (pan) => secrets.open(purpose, pan))
}

function withPans(details: Details, change: (pan: string) => string): Details {
  const changed = (pan: string | null) => (pan === null ? null : change(pan))
  if (details.section === 'rent') return { ...details, landlordPan: changed(details.landlordPan) }
  if (details.section === 'ownHouse' || details.section === 'letHouse')
    return { ...neverAsked, ...details, lenderPan: changed(details.lenderPan) }
  return details
}

/** Details missing in records from before they were required. */
const neverAsked = { lenderAddress: '', lenderKind: null }
