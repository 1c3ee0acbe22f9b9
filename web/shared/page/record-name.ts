import { useEffect } from 'react'
import { create } from 'zustand'

interface RecordName {
  name: string | null
}

/** The name of the shown record; it ends the breadcrumb and begins the page title. */
export const useShownRecord = create<RecordName>()(() => ({ name: null }))

/** Called by a detail or edit screen with its record's name, null or undefined while it loads. */
export function useRecordName(name: string | null | undefined): void {
  useEffect(() => {
    useShownRecord.setState({ name: name ?? null })
    return () => useShownRecord.setState({ name: null })
  }, [name])
}
