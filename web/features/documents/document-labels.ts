import { t } from '@lingui/core/macro'
import { type DocumentCategory, documentCategories, expiresSoonDays } from '@muster/contract/documents/document.ts'
import type { Got } from '../../shared/call/types.ts'
import { addDays } from '@muster/engine/day.ts'
import { formatDate, today } from '../../shared/format/date.ts'
import type { Tone } from '../../shared/theme/status-tone.ts'

export type Document = Got<'GET /api/v1/employee/gdpr-doc'>[number]

export const categoryLabels: Readonly<Record<DocumentCategory, string>> = {
  identity: t`Identity`,
  education: t`Education`,
  employment: t`Employment`,
  consent: t`Consent`,
  other: t`Other`,
}
export const categoryOptions = documentCategories.map((value) => ({ value, label: categoryLabels[value] }))

/** Reads that become stale with a change of a document. */
export const documentReads = [
  'GET /api/v1/employee/gdpr-doc',
  'GET /api/v1/employee/all-gdpr-doc',
  'GET /api/v1/employee/gdpr-doc-request',
  'GET /api/v1/employee/all-gdpr-doc-request',
] as const

/** How long a document is still valid; null if it does not expire. */
export function expiryOf({ expiresOn }: Pick<Document, 'expiresOn'>): { label: string; tone: Tone } | null {
  if (expiresOn === null) return null
  const day = formatDate(expiresOn)
  if (expiresOn < today()) return { label: t`Expired on ${day}`, tone: 'error' }
  if (expiresOn <= addDays(today(), expiresSoonDays)) return { label: t`Expires on ${day}`, tone: 'warning' }
  return { label: t`Valid until ${day}`, tone: 'neutral' }
}
