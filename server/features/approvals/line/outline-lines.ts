import { entryOf, type RequestTypeName } from '@muster/contract/request-types.ts'
import type { Paise } from '@muster/contract/values.ts'
import { say } from '@muster/engine/sentence.ts'
import { invalid, type FieldFault } from '../../../platform/problem.ts'
import type { Outline, OutlineLine } from '../request-type.ts'

/**
 * The amount claimed: the sum of the lines, or the request's own amount. A request that states an amount of 0 may have no lines.
 *
 * @throws a problem at each line that names a file that wasn't uploaded, or if there are no lines
 */
export function claimedBy(type: RequestTypeName, outline: Outline<unknown>, fileCount: number): Paise | null {
  const { hasMoney, hasLines } = entryOf(type)
  const lines = outline.lines ?? []
  if (!hasLines) {
    if (lines.length > 0) throw new Error(`Requests of the type ${type} have no lines.`)
    return hasMoney ? (outline.claimed ?? 0) : null
  }
  const mayBeEmpty = outline.claimed === 0
  const errors = lines.length === 0 && !mayBeEmpty ? [{ path: 'body.lines', message: say`Add at least one line` }] : []
  errors.push(...lines.flatMap((line, at) => missingFiles(line, at, fileCount)))
  if (errors.length > 0) throw invalid(errors)
  return hasMoney ? lines.reduce((sum, { total }) => sum + total, 0) : null
}

function missingFiles({ bills = [] }: OutlineLine, at: number, fileCount: number): FieldFault[] {
  const isThere = (position: number) => Number.isInteger(position) && position >= 1 && position <= fileCount
  if (bills.every(isThere)) return []
  return [{ path: `body.lines.${at}.bills`, message: say`Attach the file that this line names` }]
}
