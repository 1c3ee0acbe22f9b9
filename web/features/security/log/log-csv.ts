import { t } from '@lingui/core/macro'
import { spreadsheetCsv } from '@muster/engine/payroll/outputs/table.ts'
import { actionLabel } from '../../../shared/activity/action-labels.ts'
import { changedIn } from '../../../shared/activity/changed.ts'
import { formatInstant } from '../../../shared/format/time.ts'
import { type Entry, recordLabel, whoOf } from './log-sentences.ts'

/** The entries as a file, in the words of the screen and with all changes. */
export function logCsv(entries: readonly Entry[]): string {
  const names = [t`Number`, t`Time`, t`Time (UTC)`, t`User`, t`Action`, t`Record`, t`Network`, t`Device`, t`Details`]
  const columns = names.map((name) => ({ name, type: 'text' as const }))
  const rows = entries.map((entry) => [
    ...[entry._id, formatInstant(entry.at), entry.at, whoOf(entry), actionLabel(entry.action), recordLabel(entry)],
    ...[entry.network, entry.device, detailsOf(entry)],
  ])
  return [...spreadsheetCsv({ columns, rows })].join('')
}

function detailsOf({ changes }: Entry): string {
  return changedIn(changes)
    .map(({ label, from, to }) => `${label}: ${from === null ? (to ?? '') : `${from} → ${to ?? t`empty`}`}`)
    .join('; ')
}
