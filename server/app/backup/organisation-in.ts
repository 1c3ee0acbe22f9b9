import { Id } from '@muster/contract/values.ts'
import { StartError } from '../../platform/start-error.ts'

/** The id in `--organisation`; undefined if not given. */
export function organisationIn(text: string | undefined): Id | undefined {
  if (text === undefined) return undefined
  const { data } = Id.safeParse(text)
  if (data === undefined) throw new StartError(`${text} is no id of an organisation.`)
  return data.toLowerCase()
}
