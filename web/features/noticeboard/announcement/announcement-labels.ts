import { t } from '@lingui/core/macro'
import type { AnnouncementState } from '@muster/contract/noticeboard/audience-kinds.ts'
import type { Got } from '../../../shared/call/types.ts'

export type AnnouncementRow = Got<'GET /api/v1/user/announcement'>['data'][number]

/** Reads that become stale with a change of an announcement. */
export const announcementReads = ['GET /api/v1/user/announcement', 'GET /api/v1/user/announcement/{id}'] as const

export const stateLabels: Readonly<Record<AnnouncementState, string>> = {
  published: t`Published`,
  scheduled: t`Scheduled`,
  expired: t`Expired`,
}

export const stateTones = { published: 'success', scheduled: 'info', expired: 'neutral' } as const
