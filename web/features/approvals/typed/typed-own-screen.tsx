import { OwnRequestsPage } from '../own/own-requests-page.tsx'
import { TypedPage } from './typed-page.tsx'

/** One's own requests of the type at this address. */
export default function TypedOwnScreen() {
  return <TypedPage needs="read">{(kind) => <OwnRequestsPage kind={kind} />}</TypedPage>
}
