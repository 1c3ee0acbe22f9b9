import { t } from '@lingui/core/macro'
import { ApiError, messageOf } from '../../../shared/call/api-error.ts'
import { api } from '../../../shared/call/api.ts'
import type { Got } from '../../../shared/call/types.ts'
import { invalidate, useApi } from '../../../shared/call/use-api.ts'
import { snackError } from '../../../shared/snackbar/snackbar.ts'
import { usePunchStore } from './punch-store.ts'
import { isPunchedIn } from './punched-time.ts'
import { shiftLeftEarly } from './shift-minutes.ts'

interface Punch {
  /** If absent, out for a person who is in. */
  kind?: 'in' | 'out'
  onDuty?: boolean
  note?: string
  position?: Position
  /** The person has already confirmed leaving before the shift ends. */
  isSure?: boolean
}

export type Today = Got<'GET /api/v1/employee/attendances'>['today']

/** Today's punches and the punch action; all places on the screen that show them agree. */
export function usePunch() {
  const reply = useApi('GET /api/v1/employee/attendances', { query: {} })
  const apiStatus = usePunchStore((state) => state.apiStatus)
  const today = reply.data?.today
  const punchedIn = today ? isPunchedIn(today.employeeAttendance) : false

  const show = (next: Today) => reply.mutate({ today: next, summary: null }, { revalidate: false })

  async function punch(more: Punch = {}) {
    if (usePunchStore.getState().apiStatus === 'pending') return
    const kind = more.kind ?? (punchedIn ? 'out' : 'in')
    const early = punchedIn && !more.isSure && !more.onDuty ? shiftLeftEarly(today, Date.now()) : null
    if (early !== null) return usePunchStore.setState({ early })
    usePunchStore.setState({ apiStatus: 'pending' })
    const position = more.position ?? (today?.asksForPosition ? await currentPosition() : {})
    try {
      const body = { ...position, ...(more.onDuty ? { onDuty: true } : {}), ...(more.note ? { note: more.note } : {}) }
      await show(await api(`POST /api/v1/employee/punch-${kind}`, { body }))
      usePunchStore.setState({ apiStatus: 'idle', lastPunchStatus: kind === 'in' ? 'IN' : 'OUT', question: null })
      await invalidate(
        'GET /api/v1/employee/attendance',
        'GET /api/v1/employee/attendance-counts',
        'GET /api/v1/employee/attendance-all',
        'GET /api/v1/dashboard/first',
      )
    } catch (error) {
      usePunchStore.setState({ apiStatus: 'failed' })
      if (asksOnDuty(error)) {
        usePunchStore.setState({ question: { kind, text: error.message, coordinates: position.coordinates } })
        return
      }
      const otherwise =
        kind === 'in' ? t`Failed to punch in. Please try again.` : t`Failed to punch out. Please try again.`
      snackError(messageOf(error, otherwise))
      // Another browser may have punched meanwhile: show the current state.
      if (error instanceof ApiError && error.status === 409) void reply.mutate()
    }
  }

  return {
    today,
    punchedIn,
    pending: apiStatus === 'pending',
    failed: reply.error !== undefined && today === undefined,
    retry: () => void reply.mutate(),
    punch,
  }
}

function asksOnDuty(error: unknown): error is ApiError {
  return error instanceof ApiError && error.errors.some(({ path }) => path === 'body.onDuty')
}

interface Position {
  coordinates?: [longitude: number, latitude: number]
  accuracy?: number
}

/** The browser's position; nothing if it is unknown or not permitted, and the punch goes ahead without it. */
function currentPosition(): Promise<Position> {
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
