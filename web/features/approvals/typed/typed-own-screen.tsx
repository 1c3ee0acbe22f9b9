import { editedValues } from '../../../app/tables/request-edits.ts'
import { OwnRequestsPage } from '../own/own-requests-page.tsx'
import { useTypedView } from './use-typed-view.ts'

/** The person's own requests of the type at this URL. */
export default function TypedOwnScreen() {
  const view = useTypedView()
  return <OwnRequestsPage key={view.type} view={{ ...view, edit: editedValues }} />
}
