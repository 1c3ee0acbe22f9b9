import type { RequestTypeName } from '@muster/contract/request-types.ts'
import { api } from '../../../shared/call/api.ts'
import { ownDraft } from '../../../shared/session/own-draft.ts'
import type { AnyRequest } from '../request-view.ts'

/** A request's files in order, for its form. */
export function filesOf({ attachments }: Pick<AnyRequest, 'attachments'>): Promise<File[]> {
  const inOrder = attachments.toSorted((one, other) => one.position - other.position)
  return Promise.all(
    inOrder.map(async ({ key, name, mediaType: type }) => {
      const content = await api('GET /api/v1/utility/assets/private', { query: { key } })
      return new File([content], name, { type })
    }),
  )
}

/** Fills a type's form, replacing its draft. */
export async function beginDraft(
  type: RequestTypeName,
  values: Record<string, unknown>,
  documents: readonly File[] = [],
): Promise<void> {
  const draft = ownDraft(type)
  draft.discard()
  draft.keep(values, documents.length)
  if (documents.length > 0) await draft.keepFiles({ documents })
}
