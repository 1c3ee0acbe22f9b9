import { t } from '@lingui/core/macro'
import { Box } from '@mui/material'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { StatutorySection } from '@muster/contract/payroll/statutory/statutory-sections.ts'
import { useApi } from '../../../shared/call/use-api.ts'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { FormSkeleton } from '../../../shared/ui/skeletons.tsx'
import { SelectInput } from '../select-later.tsx'
import { type Place, type Settings, inForceAt, placesOf } from './place.ts'
import { SectionForm } from './section-form.tsx'
import { SectionHistory } from './section-history.tsx'
import { SectionLaw } from './law/section-law.tsx'

/** One section: its form, the law, and who changed what. */
export default function SectionTab({ section }: { section: StatutorySection }) {
  const reply = useApi('GET /api/v1/user/statutory-settings')
  if (reply.error) {
    return (
      <ErrorState
        title={t`Could not load the statutory settings.`}
        error={reply.error}
        onRetry={() => void reply.mutate()}
      />
    )
  }
  if (!reply.data) return <FormSkeleton fields={6} />
  const places = placesOf(reply.data, section)
  const [first] = places
  if (!first) {
    return (
      <Panel>
        <EmptyState
          title={t`No location with a state yet`}
          text={t`Professional tax and LWF depend on the state of each location. Add a location.`}
          action={{ label: t`Add location`, to: '/home/organization/add-location' }}
        />
      </Panel>
    )
  }
  return <Settled section={section} settings={reply.data} places={places} first={first} />
}

interface SettledProps {
  section: StatutorySection
  settings: Settings
  places: readonly Place[]
  first: Place
}

function Settled({ section, settings, places, first }: SettledProps) {
  // In the URL, so that unsaved input is asked about before another place takes over the form.
  const [search, setSearch] = useSearchParams()
  const chosen = search.get('for') ?? first.value
  const choose = (value: string) =>
    setSearch((before) => new URLSearchParams({ ...Object.fromEntries(before), for: value }))
  const [saved, setSaved] = useState(0)
  const place = places.find(({ value }) => value === chosen) ?? first
  const inForce = inForceAt(settings, section, place)
  return (
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {places.length > 1 ? (
        <Box sx={{ maxWidth: 420 }}>
          <SelectInput label={t`Applies to`} value={place.value} onChange={choose} options={places} />
        </Box>
      ) : null}
      <SectionForm
        key={`${place.value} ${saved}`}
        section={section}
        place={place}
        inForce={inForce}
        month={settings.month}
        lockedTo={settings.lockedTo}
        onSaved={() => setSaved((count) => count + 1)}
      />
      <SectionLaw section={section} code={place.code} />
      <SectionHistory section={section} state={place.state} />
    </Box>
  )
}
