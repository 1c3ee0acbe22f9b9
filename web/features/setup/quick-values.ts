import type { Got } from '../../shared/call/types.ts'
import { cleanAmount, toPaise } from '../../shared/form/text/money-text.ts'

export const rehearsalKey = 'POST /api/v1/user/quick-add/payrun-rehearsal'
export type Rehearsal = Got<typeof rehearsalKey>

export interface QuickRow {
  name: string
  email: string
  annualCtcPaise: number | null
}

export interface QuickValues {
  includesMyself: boolean
  ownCtcPaise: number | null
  people: QuickRow[]
  joinedOn: string | null
  locationId: string | null
  isInvited: boolean
}

export const blankRow: QuickRow = { name: '', email: '', annualCtcPaise: null }

/** The call's body: empty rows at the end are dropped. */
export function quickBody({
  includesMyself,
  ownCtcPaise,
  people = [],
  ...values
}: Partial<QuickValues>): Record<string, unknown> {
  const last = people.findLastIndex((row) => Boolean(row.name || row.email || row.annualCtcPaise))
  return {
    ...values,
    people: people.slice(0, last + 1),
    myself: includesMyself === true ? { annualCtcPaise: ownCtcPaise ?? null } : null,
  }
}

/** The field that shows an error in a part of the body. */
export const quickField = (path: string) => (path.startsWith('myself') ? 'ownCtcPaise' : path)

/** Rows of a spreadsheet: name, email and annual CTC in rupees, separated by tabs. Null for a single cell, which is pasted as usual. */
export function pastedRows(text: string): QuickRow[] | null {
  const lines = text
    .replaceAll('\r', '')
    .split('\n')
    .filter((line) => line.trim() !== '')
  if (lines.length < 2 && !text.includes('\t')) return null
  return lines.map((line) => {
    const [name = '', email = '', ctc = ''] = line.split('\t').map((cell) => cell.trim())
    return { name, email, annualCtcPaise: toPaise(cleanAmount(ctc) ?? '') }
  })
}
