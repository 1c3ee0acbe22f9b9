import { t } from '@lingui/core/macro'
import { Alert, Box, Button, Typography } from '@mui/material'
import { LocateFixed } from 'lucide-react'
import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { FieldRow } from '../../../shared/form/form-section.tsx'
import { NumberField } from '../../../shared/form/text/number-field.tsx'
import { RadioCards } from '../../../shared/form/choice/radio-cards.tsx'
import { MapLink } from '../../../shared/ui/action/map-link.tsx'
import { punchRules } from './location-labels.ts'

/** The geofence's centre and radius, and what happens to punches outside it. */
export function PunchAreaFields() {
  return (
    <>
      <RadioCards name="punchRule" label={t`Geofence rule`} options={punchRules} minWidth={170} />
      <FieldRow>
        <NumberField name="latitude" label={t`Latitude`} optional signed decimals={6} placeholder="12.971600" />
        <NumberField name="longitude" label={t`Longitude`} optional signed decimals={6} placeholder="77.594600" />
        <NumberField name="radiusMetres" label={t`Radius`} unit="m" helper={t`50 to 1,000 m`} />
      </FieldRow>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 }}>
        <MyPosition />
        <OnMap />
      </Box>
      <Meaning />
    </>
  )
}

/** Fills in this browser's position. */
function MyPosition() {
  const { setValue } = useFormContext()
  const [state, setState] = useState<'idle' | 'asking' | string>('idle')
  const take = () => {
    if (!('geolocation' in navigator)) {
      setState(t`Geolocation is not supported by your browser`)
      return
    }
    setState('asking')
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        const change = { shouldDirty: true, shouldValidate: true }
        setValue('latitude', sixDecimals(coords.latitude), change)
        setValue('longitude', sixDecimals(coords.longitude), change)
        setState('idle')
      },
      () => setState(t`Could not get your location. Allow location access for this site, or enter the coordinates.`),
      { enableHighAccuracy: true, timeout: 10_000 },
    )
  }
  return (
    <div>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<LocateFixed size={18} aria-hidden />}
        loading={state === 'asking'}
        onClick={take}
      >{t`Use my location`}</Button>
      {state === 'idle' || state === 'asking' ? null : (
        <Alert severity="warning" sx={{ mt: 1 }}>
          {state}
        </Alert>
      )}
    </div>
  )
}

function OnMap() {
  const [latitude, longitude] = useWatch({ name: ['latitude', 'longitude'] }) as [number | null, number | null]
  return latitude === null || longitude === null ? null : <MapLink place={{ latitude, longitude }} />
}

function Meaning() {
  const [rule, latitude, radius] = useWatch({ name: ['punchRule', 'latitude', 'radiusMetres'] }) as [
    string,
    number | null,
    number | null,
  ]
  const text =
    rule === 'off'
      ? t`Employees at this location can punch from anywhere. Their location is not recorded.`
      : latitude === null
        ? t`Enter the coordinates to measure the distance of punches.`
        : rule === 'warn'
          ? t`Location is checked only at punch time. More than ${radius ?? 0} m away, employees must confirm they are on duty.`
          : t`Location is checked only at punch time. More than ${radius ?? 0} m away, employees can't punch.`
  return (
    <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
      {text}
    </Typography>
  )
}

function sixDecimals(degrees: number): number {
  return Math.round(degrees * 1_000_000) / 1_000_000
}
