import { t } from '@lingui/core/macro'
import { Alert } from '@mui/material'
import { formatMonth } from '../../../shared/format/date.ts'
import type { Held } from './place.ts'

/** Since when the shown settings hold, and when the next ones do. */
export function HeldSince({ held: { from, next } }: { held: Held }) {
  const since =
    from === null ? t`These are the starting values; nothing was saved yet.` : t`In force since ${formatMonth(from)}.`
  const later = next === null ? '' : t` Other settings are saved from ${formatMonth(next)} on; see the history below.`
  return <Alert severity="info">{since + later}</Alert>
}
