import { t } from '@lingui/core/macro'
import type { FieldError } from '@muster/contract/envelope.ts'
import type { CursorInfo, PageInfo } from '@muster/contract/routes.ts'
import { ApiError } from './api-error.ts'
import { announcePendingChange } from './pending-change.ts'
import { isUnavailable, reportLostConnection } from './connection.ts'
import { endSession } from './session-end.ts'

export interface Reply {
  data: unknown
  message?: string
  pagination?: PageInfo | CursorInfo
}

/** One round trip without any retry. */
export async function roundTrip(url: string, init: RequestInit): Promise<Response> {
  try {
    const response = await fetch(url, init)
    if (isUnavailable(response.status)) reportLostConnection()
    return response
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error
    reportLostConnection()
    const message = navigator.onLine ? t`Could not reach the server. Try again in a moment.` : t`You are offline.`
    throw new ApiError(0, message, [], false, false)
  }
}

/** Unwraps the envelope; throws `ApiError`. An unsuccessful 'No data found' is null data. */
export async function readReply(response: Response): Promise<Reply> {
  if (!isJson(response)) {
    if (response.ok) return { data: response.status === 204 ? null : await response.blob() }
    throw unsaid(response.status)
  }
  const body = (await response.json()) as Partial<Reply> & {
    success?: boolean
    message?: string
    pendingChange?: string
  }
  if (response.ok && body.success !== false) {
    if (body.pendingChange !== undefined) announcePendingChange(body.message ?? t`Sent for approval`)
    return {
      data: body.data,
      ...(body.message === undefined ? {} : { message: body.message }),
      ...(body.pagination === undefined ? {} : { pagination: body.pagination }),
    }
  }
  if (body.message === 'No data found') return { data: null }
  throw failed(response.status, body)
}

/** The error in a reply; ends the session if the reply says so. */
export async function failureOf(response: Response): Promise<ApiError> {
  return isJson(response) ? failed(response.status, (await response.json()) as object) : unsaid(response.status)
}

interface Refusal {
  message?: string
  errors?: FieldError[]
  isLogout?: boolean
  needsProof?: boolean
  needsSso?: boolean
}

function failed(status: number, body: Refusal): ApiError {
  if (status === 401 && body.isLogout === true) endSession('expired')
  if (status === 404) console.info(t`Resource not found`)
  const { message = byStatus(status), errors = [], isLogout = false, needsProof = false, needsSso = false } = body
  return new ApiError(status, message, errors, isLogout, body.message !== undefined, needsProof, needsSso)
}

const unsaid = (status: number) => new ApiError(status, byStatus(status), [], false, false)

function byStatus(status: number): string {
  if (status === 413) return t`The file is too large`
  if (status === 429) return t`Too many attempts. Wait a minute and try again.`
  if (status === 502 || status === 503 || status === 504)
    return t`The server is busy or restarting. Try again in a moment.`
  return status >= 500 ? t`Something went wrong` : t`An error occurred`
}

function isJson(response: Response): boolean {
  return response.headers.get('content-type')?.includes('application/json') ?? false
}
