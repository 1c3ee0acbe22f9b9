import { t } from '@lingui/core/macro'
import { snackError } from '../../../shared/snackbar/snackbar.ts'

export interface Position {
  coordinates?: [longitude: number, latitude: number]
  accuracy?: number
}

/** Where the browser is; nothing when it cannot or may not say, and the punch goes on without. */
export function currentPosition(): Promise<Position> {
  if (!('geolocation' in navigator) || navigator.geolocation === undefined) {
    snackError(t`Geolocation is not supported by your browser`)
    return Promise.resolve({})
  }
  return new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ coordinates: [coords.longitude, coords.latitude], accuracy: coords.accuracy }),
      () => resolve({}),
      { enableHighAccuracy: true, timeout: 10_000, maximumAge: 30_000 },
    )
  })
}
