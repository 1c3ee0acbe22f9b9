import type { z } from 'zod'
import type { PunchInput } from '@muster/contract/attendance/punch.routes.ts'
import { say, type Sentence } from '@muster/engine/sentence.ts'
import { Problem, refused } from '../../../platform/problem.ts'
import type { NewPunch, PunchPlace } from './punch.queries.ts'

type Verdict = Pick<NewPunch, 'latitudeE6' | 'longitudeE6' | 'accuracyMetres' | 'place' | 'distanceMetres'>

/** Whether this location checks the position of punches. */
export function asksForPosition(place: PunchPlace): boolean {
  return place.rule !== 'off' && place.latitudeE6 !== null
}

/**
 * Checks the position of a punch by the location's rule: `require` accepts only its geofence; `warn` also accepts other positions if the
 * person declares on-duty work. Without a rule the position is not stored.
 */
export function judgePlace(place: PunchPlace, input: z.output<typeof PunchInput>, kind: 'in' | 'out'): Verdict {
  const nowhere = { latitudeE6: null, longitudeE6: null, accuracyMetres: null, distanceMetres: null }
  if (!asksForPosition(place)) return { ...nowhere, place: 'notAsked' }
  if (!input.coordinates) {
    if (place.rule === 'warn') return { ...nowhere, place: 'unknown' }
    const message =
      kind === 'in'
        ? say`${place.location} needs your position to punch in. Allow this site to use your location and try again.`
        : say`${place.location} needs your position to punch out. Allow this site to use your location and try again.`
    throw refused(message, [{ path: 'body.coordinates', message }])
  }
  const [longitude, latitude] = input.coordinates
  const distance = Math.round(metresBetween({ longitude, latitude }, degrees(place)))
  const accuracy = input.accuracy === undefined ? null : Math.round(input.accuracy)
  const verdict = {
    latitudeE6: Math.round(latitude * 1e6),
    longitudeE6: Math.round(longitude * 1e6),
    accuracyMetres: accuracy,
    distanceMetres: distance,
  }
  // A position is itself a circle; one covering a whole city proves nothing, so at most 100 m of it count.
  if (distance - Math.min(accuracy ?? 0, 100) <= place.radiusMetres) return { ...verdict, place: 'inside' }
  const [far, near] = [metresText(distance), metresText(place.radiusMetres)]
  if (place.rule === 'require') {
    throw refused(
      kind === 'in'
        ? say`You are ${far} from ${place.location}. Punch in within ${near} of it.`
        : say`You are ${far} from ${place.location}. Punch out within ${near} of it.`,
    )
  }
  if (!input.onDuty) {
    const message =
      kind === 'in'
        ? say`You are ${far} from ${place.location}. Punch in as on duty?`
        : say`You are ${far} from ${place.location}. Punch out as on duty?`
    throw new Problem(409, message, { errors: [{ path: 'body.onDuty', message }] })
  }
  return { ...verdict, place: 'onDuty' }
}

function degrees(place: PunchPlace) {
  return { latitude: (place.latitudeE6 ?? 0) / 1e6, longitude: (place.longitudeE6 ?? 0) / 1e6 }
}

const earthRadius = 6_371_000

/** Along the earth's surface. */
function metresBetween(a: { longitude: number; latitude: number }, b: { longitude: number; latitude: number }): number {
  const radians = (value: number) => (value * Math.PI) / 180
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2
  const chord =
    half(a.latitude, b.latitude) +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * half(a.longitude, b.longitude)
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(chord)))
}

function metresText(metres: number): Sentence {
  return metres < 1000 ? say`${metres} m` : say`${(Math.round(metres / 100) / 10).toLocaleString('en-IN')} km`
}
