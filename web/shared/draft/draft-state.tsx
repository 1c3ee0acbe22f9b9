import { useEffect, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import type { Draft } from './draft.ts'
import type { FilesByField } from './draft-files.ts'
import { DraftNote } from './draft-note.tsx'

type Values = Readonly<Record<string, unknown>>

interface Props {
  /** Opened by the form, whose initial `values` are the draft's. */
  draft: Draft
  /** The values of an empty form. */
  blank: Values
  /** It had files that this browser no longer has. */
  hasLost?: boolean
}

/**
 * Saves what differs from the empty form around it, with its files, says so, and offers to discard it: for `extra` of a
 * form without `guard`. After sending, the form calls `draft.forget`.
 */
export function DraftState({ draft, blank, hasLost = false }: Props) {
  const { watch, reset, getValues } = useFormContext()
  const [at, setAt] = useState(draft.at)
  const [files, setFiles] = useState<'kept' | 'notKept' | 'lost'>(hasLost ? 'lost' : 'kept')
  useEffect(() => {
    let known = filesOf(getValues())
    const { unsubscribe } = watch((values) => {
      const current = filesOf(values)
      const count = Object.values(current).flat().length
      const typed = different(values, blank)
      const isNew = !isSame(current, known)
      known = current
      if (Object.keys(typed).length === 0 && count === 0) {
        draft.discard()
        setAt(null)
        return
      }
      setAt(draft.keep(typed, count))
      if (isNew) void draft.keepFiles(current).then((isKept) => setFiles(isKept || count === 0 ? 'kept' : 'notKept'))
    })
    return unsubscribe
  }, [watch, getValues, draft, blank])

  return <DraftNote at={at} files={files} onDiscard={() => reset(blank)} />
}

const isFile = (value: unknown) => value instanceof File
const isFiles = (value: unknown): value is File[] => Array.isArray(value) && value.some(isFile)

function filesOf(values: Values): FilesByField {
  return Object.fromEntries(
    Object.entries(values).filter((one): one is [string, File | File[]] => isFile(one[1]) || isFiles(one[1])),
  )
}

/** Exactly the same files, in the same order. */
function isSame(one: FilesByField, other: FilesByField): boolean {
  const flat = (files: FilesByField) => Object.entries(files).flatMap(([name, list]) => [name, ...[list].flat()])
  const [a, b] = [flat(one), flat(other)]
  return a.length === b.length && a.every((value, at) => value === b[at])
}

/** Values that the empty form suggests, such as the next free number, are suggested afresh next time. */
function different(values: Values, blank: Values): Record<string, unknown> {
  const text = textOnly(values)
  const empty = textOnly(blank)
  return Object.fromEntries(
    Object.entries(text).filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(empty[key] ?? null)),
  )
}

function textOnly(values: Values): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => [key, isFile(value) ? null : isFiles(value) ? [] : (value ?? null)]),
  )
}
