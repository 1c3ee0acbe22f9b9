import { api } from '../../call/api.ts'
import { type Choice, choicesFrom, type LoadOptions } from './use-options.ts'

/** Locations by name, with their city. */
export const loadLocations: LoadOptions<Choice> = async (search, next, signal) =>
  choicesFrom(
    await api('GET /api/v1/user/pag-location', {
      query: { search, ...(next === undefined ? {} : { next }) },
      signal,
    }),
    (row) => ({ value: row._id, label: row.name, detail: row.city }),
  )
