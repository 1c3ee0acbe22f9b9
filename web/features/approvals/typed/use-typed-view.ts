import { useParams } from 'react-router'
import { entryOf, servedRequestTypes } from '@muster/contract/request-types.ts'
import { viewOf } from '../../../app/tables/request-views.ts'
import type { RequestKind } from '../request-kind.ts'

/** The type whose pages stand at this address, `…/:type`; null where none does. */
export function useTypedView(): RequestKind | null {
  const { type: slug } = useParams()
  const type = servedRequestTypes.find((one) => entryOf(one).inbox === `/home/approval/${slug}`)
  return type === undefined ? null : viewOf(type)
}
