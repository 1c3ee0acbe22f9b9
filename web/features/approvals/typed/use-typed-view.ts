import { useLocation } from 'react-router'
import { entryOf, requestTypeNames } from '@muster/contract/request-types.ts'
import { viewOf } from '../../../app/tables/request-views.ts'
import type { RequestView } from '../request-view.ts'

/** The type whose page has this URL. */
export function useTypedView(): RequestView {
  const path = useLocation().pathname.replace(/\/$/, '')
  const type = requestTypeNames.find((one) => {
    const { own, form, inbox } = entryOf(one)
    return [own, form, inbox].includes(path)
  })
  if (type === undefined) throw new Error(`No type of request has a page at ${path}`)
  return viewOf(type)
}
