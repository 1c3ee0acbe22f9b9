import { MapPin, Plus } from 'lucide-react'
import { useState } from 'react'
import { useApi } from '../../../shared/call/use-api.ts'
import { useCall } from '../../../shared/call/use-call.ts'
import { stateName, states } from '../../../shared/format/states.ts'
import { useCan } from '../../../shared/session/session.ts'
import { snack } from '../../../shared/snackbar/snackbar.ts'
import type { Column } from '../../../shared/table/column.ts'
import { DataList } from '../../../shared/table/data-list.tsx'
import { useListQuery } from '../../../shared/table/list-query.ts'
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { type Location, locationReads, punchAreaText, zoneText } from './location-words.ts'

const columns: Column<Location>[] = [
  { key: 'name', header: 'Name', cell: (place) => place.name, sort: 'name' },
  { key: 'city', header: 'City', cell: (place) => place.city, sort: 'city', card: 'fact' },
  { key: 'state', header: 'State', cell: (place) => stateName(place.state), from: 'md', card: 'none' },
  { key: 'area', header: 'Punch area', cell: punchAreaText, card: 'meta' },
  { key: 'zone', header: 'Time zone', cell: (place) => zoneText(place.timeZone), from: 'lg', card: 'none' },
  { key: 'people', header: 'People', cell: (place) => place.people, sort: 'people', align: 'right', card: 'fact' },
]

/** Where people work. */
export default function LocationScreen() {
  const canWrite = useCan('locationWrite')
  const [deleting, setDeleting] = useState<Location | null>(null)
  const list = useListQuery({
    sorts: ['name', 'city', 'people', 'createdAt'],
    sortBy: 'name',
    filters: { state: 'any' },
  })
  const reply = useApi('GET /api/v1/user/location', { query: list.query })
  const remove = useCall('DELETE /api/v1/user/location/{id}', { stale: locationReads })
  const add = canWrite && { label: 'Add Location', icon: Plus, to: '/home/organization/add-location' }
  return (
    <>
      <PageHeader title="Locations" subtitle="Offices with their time zone and punch area." primary={add} />
      <Panel flush>
        <DataList
          reply={reply}
          list={list}
          what="locations"
          searchLabel="Search locations"
          filters={[{ name: 'state', label: 'State', options: [...states] }]}
          columns={columns}
          rowKey={(place) => place._id}
          rowName={(place) => place.name}
          {...(canWrite
            ? {
                rowLink: editPath,
                rowActions: (place: Location) => [
                  { label: 'Edit', to: editPath(place) },
                  { label: 'Delete', danger: true, onClick: () => setDeleting(place) },
                ],
              }
            : {})}
          empty={
            <EmptyState
              icon={MapPin}
              title="No locations yet"
              text="The state of a location decides holidays and the law that holds there."
              action={add}
            />
          }
        />
      </Panel>
      <ConfirmDialog
        open={deleting !== null}
        title={`Delete "${deleting?.name ?? ''}"?`}
        confirm="Delete location"
        onConfirm={async () => {
          if (deleting) await remove.run({ params: { id: deleting._id } })
          snack('Location deleted')
        }}
        onClose={() => setDeleting(null)}
      >
        {deleting && deleting.people > 0
          ? `${deleting.people} people work here. Choose another location for them first.`
          : 'A location where somebody worked stays, because the law of that time follows from it. This cannot be undone.'}
      </ConfirmDialog>
    </>
  )
}

function editPath(place: Location): string {
  return `/home/organization/edit-location/${place._id}`
}
