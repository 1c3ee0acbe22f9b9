import { verbatim, type Sentence } from '@muster/engine/sentence.ts'
import { brokenConstraint } from '../../../platform/database/failures.ts'
import { translate } from '../../../platform/language/translate.ts'
import { Problem } from '../../../platform/problem.ts'

export type ScimType =
  'uniqueness' | 'invalidFilter' | 'invalidPath' | 'invalidSyntax' | 'invalidValue' | 'mutability' | 'noTarget'

/** A problem that names its kind as in RFC 7644, 3.12. */
export class ScimProblem extends Problem {
  readonly scimType: ScimType

  constructor(scimType: ScimType, said: Sentence) {
    super(scimType === 'uniqueness' ? 409 : 400, said)
    this.scimType = scimType
  }
}

/** Status and body of an error in SCIM form; our own failures reveal nothing. */
export function scimError(error: unknown) {
  const { statusCode, message = '' } = error as { statusCode?: number; message?: string }
  if (error instanceof Problem) {
    const detail = error.errors?.[0]?.message ?? error.said
    return bodyOf(error.status, translate(detail), error instanceof ScimProblem ? error.scimType : undefined)
  }
  if (statusCode === 414) return bodyOf(414, 'The address is too long.')
  if (brokenConstraint(error)) return bodyOf(409, 'Another user or group has this value.', 'uniqueness')
  if (statusCode !== undefined && statusCode < 500)
    return bodyOf(statusCode, translate(verbatim(message)), statusCode === 400 ? 'invalidSyntax' : undefined)
  return bodyOf(500, 'Something went wrong.')
}

function bodyOf(status: number, detail: string, scimType?: ScimType) {
  const schemas = ['urn:ietf:params:scim:api:messages:2.0:Error']
  return { status, body: { schemas, status: String(status), ...(scimType ? { scimType } : {}), detail } }
}
