import { t } from '@lingui/core/macro'
import { Button } from '@mui/material'
import { MapPin } from 'lucide-react'
import { visuallyHidden } from '../visually-hidden.ts'

interface Props {
  /** Degrees, WGS 84. */
  place: { latitude: number; longitude: number }
  /** What is there, for people who cannot see what is next to the link. */
  of?: string
}

/**
 * Coordinates on a third-party map: nothing is sent there before the link is opened
 * (docs/decisions/0140-the-map-of-a-location-is-a-link.md).
 */
export function MapLink({ place: { latitude, longitude }, of }: Props) {
  const query = new URLSearchParams({ mlat: String(latitude), mlon: String(longitude) })
  return (
    <Button
      component="a"
      size={of === undefined ? 'medium' : 'small'}
      href={`https://www.openstreetmap.org/?${query}#map=17/${latitude}/${longitude}`}
      target="_blank"
      rel="noreferrer"
      startIcon={<MapPin size={18} aria-hidden />}
    >
      {t`Show on OpenStreetMap`}
      <span style={visuallyHidden}>{of === undefined ? t`, opens in a new tab` : t`, ${of}, opens in a new tab`}</span>
    </Button>
  )
}
