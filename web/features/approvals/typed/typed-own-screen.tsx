import { OwnRequestsPage } from '../own/own-requests-page.tsx'
import { useTypedView } from './use-typed-view.ts'

/** One's own requests of the type at this address. */
export default function TypedOwnScreen() {
  const kind = useTypedView()
  return <OwnRequestsPage key={kind.type} kind={kind} />
}
