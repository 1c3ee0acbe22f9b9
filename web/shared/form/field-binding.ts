import { createContext } from 'react'
import type { useController } from 'react-hook-form'

/**
 * How a field reaches the form around it. `Form` provides it, so that a page that only uses inputs (a filter, a date switch)
 * does not load the form library with them.
 */
export const FieldBinding = createContext<typeof useController | null>(null)
