import { t } from '@lingui/core/macro'
import { Box, Button } from '@mui/material'
import { useEffect, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { dayOf, today } from '../format/date.ts'
import { formatInstant, formatTime } from '../format/time.ts'
import type { Draft } from './draft.ts'

type Values = Readonly<Record<string, unknown>>

interface Props {
  /** Opened by the form, whose `values` begin with those of the draft. */
  draft: Draft
  /** The values of an empty form. */
  blank: Values
}

/**
 * Keeps what differs from the empty form around it, says so, and lets it be thrown away: for `extra` of a form without
 * `guard`. Files cannot be kept. Whoever sends the form calls `draft.forget`.
 */
export function DraftState({ draft, blank }: Props) {
  const { watch, reset } = useFormContext()
  const [kept, setKept] = useState(() => ({ at: draft.at, hasFile: false }))
  useEffect(() => {
    const { unsubscribe } = watch((values) => {
      const hasFile = Object.values(values).some(isFile)
      const typed = different(values, blank)
      if (Object.keys(typed).length > 0) return setKept({ at: draft.keep(typed), hasFile })
      draft.discard()
      setKept({ at: null, hasFile })
    })
    return unsubscribe
  }, [watch, draft, blank])

  return (
    <Box
      role="status"
      sx={{ display: 'flex', alignItems: 'center', gap: 1, color: 'text.secondary', fontSize: '0.75rem' }}
    >
      {kept.at === null ? null : (
        <>
          {kept.hasFile ? t`Draft saved ${timeOf(kept.at)}, without the file` : t`Draft saved ${timeOf(kept.at)}`}
          <Button size="small" color="inherit" onClick={() => reset(blank)}>{t`Discard`}</Button>
        </>
      )}
    </Box>
  )
}

const isFile = (value: unknown) => value instanceof File

/** What the empty form offers by itself, such as the next free number, is offered anew the next time. */
function different(values: Values, blank: Values): Record<string, unknown> {
  const text = textOnly(values)
  const empty = textOnly(blank)
  return Object.fromEntries(
    Object.entries(text).filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(empty[key] ?? null)),
  )
}

function textOnly(values: Values): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, isFile(value) ? null : (value ?? null)]))
}

const timeOf = (at: string) => (dayOf(at) === today() ? formatTime(at) : formatInstant(at))
