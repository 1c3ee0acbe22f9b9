import { Box, Button } from '@mui/material'
import { useEffect, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { dayOf, today } from '../format/date.ts'
import { formatInstant, formatTime } from '../format/time.ts'
import { forgetDraft, keepDraft, keptDraft } from './kept-draft.ts'

type Values = Readonly<Record<string, unknown>>

interface Props {
  /** Names the draft on this device: "leave". */
  name: string
  /** The values of an empty form. */
  blank: Values
}

/**
 * Keeps what stands in the form around it, says so, and lets it be thrown away: for `extra` of a form without `guard`,
 * whose `values` begin with those of `keptDraft`. Files cannot be kept. Whoever sends the form calls `forgetDraft`.
 */
export function DraftState({ name, blank }: Props) {
  const { watch, reset } = useFormContext()
  const [kept, setKept] = useState(() => ({ at: keptDraft(name)?.at ?? null, hasFile: false }))
  useEffect(() => {
    const { unsubscribe } = watch((values) => {
      const hasFile = Object.values(values).some(isFile)
      if (asText(values) !== asText(blank)) return setKept({ at: keepDraft(name, textOnly(values)), hasFile })
      forgetDraft(name)
      setKept({ at: null, hasFile })
    })
    return unsubscribe
  }, [watch, name, blank])

  return (
    <Box
      role="status"
      sx={{ display: 'flex', alignItems: 'center', gap: 1, color: 'text.secondary', fontSize: '0.75rem' }}
    >
      {kept.at === null ? null : (
        <>
          {`Draft saved ${timeOf(kept.at)}${kept.hasFile ? ', without the file' : ''}`}
          <Button size="small" color="inherit" onClick={() => reset(blank)}>
            Discard
          </Button>
        </>
      )}
    </Box>
  )
}

const isFile = (value: unknown) => value instanceof File

function textOnly(values: Values): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, isFile(value) ? null : (value ?? null)]))
}

/** In the order of the names: the form library keeps none. */
function asText(values: Values): string {
  const all = textOnly(values)
  return JSON.stringify(
    Object.keys(all)
      .sort()
      .map((key) => [key, all[key]]),
  )
}

const timeOf = (at: string) => (dayOf(at) === today() ? formatTime(at) : formatInstant(at))
