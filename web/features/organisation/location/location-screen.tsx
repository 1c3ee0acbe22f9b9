import { t } from '@lingui/core/macro'
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
import { ConfirmDialog } from '../../../shared/form/confirm/confirm-dialog.tsx'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { type Location, locationReads, punchAreaText, zoneText } from './location-labels.ts'

const columns: Column<Location>[] = [
  { key: 'name', header: t`Name`, cell: (place) => place.name, sort: 'name' },
  { key: 'city', header: t`City`, cell: (place) => place.city, sort: 'city', card: 'fact' },
  { key: 'state', header: t`State`, cell: (place) => stateName(place.state), from: 'md', card: 'none' },
  { key: 'area', header: t`Geofence`, cell: punchAreaText, card: 'meta' },
  { key: 'zone', header: t`Time zone`, cell: (place) => zoneText(place.timeZone), from: 'lg', card: 'none' },
  { key: 'people', header: t`People`, cell: (place) => place.people, sort: 'people', align: 'right', card: 'fact' },
]

/** The company's work locations. */
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
  const add = canWrite && { label: t`Add Location`, icon: Plus, to: '/home/organization/add-location' }
  return (
    <>
      <PageHeader title={t`Locations`} subtitle={t`Work locations, their time zones and geofences.`} primary={add} />
      <Panel flush>
        <DataList
          reply={reply}
          list={list}
          words={{
            label: t`Locations`,
            failed: t`Could not load locations.`,
            unmatched: t`No locations match these filters`,
          }}
          searchLabel={t`Search locations`}
          filters={[{ name: 'state', label: t`State`, options: [...states] }]}
          columns={columns}
          rowKey={(place) => place._id}
          rowName={(place) => place.name}
          {...(canWrite
            ? {
                rowLink: editPath,
                rowActions: (place: Location) => [
                  { label: t`Edit`, to: editPath(place) },
                  { label: t`Delete`, danger: true, onClick: () => setDeleting(place) },
                ],
              }
            : {})}
          empty={
            <EmptyState
              icon={MapPin}
              title={t`No locations yet`}
              text={t`Each location's state determines its holidays and state laws. Add your first location.`}
              action={add}
            />
          }
        />
      </Panel>
      <ConfirmDialog
        open={deleting !== null}
        title={t`Delete "${deleting?.name ?? ''}"?`}
        confirm={t`Delete location`}
        onConfirm={async () => {
          if (deleting) await remove.run({ params: { id: deleting._id } })
          snack(t`Location deleted`)
        }}
        onClose={() => setDeleting(null)}
      >
        {deleting && deleting.people > 0
          ? t`${deleting.people} people work here. Move them to another location first.`
          : t`A location with past attendance or pay can't be deleted. This can't be undone.`}
      </ConfirmDialog>
    </>
  )
}

function editPath(place: Location): string {
  return `/home/organization/edit-location/${place._id}`
}
