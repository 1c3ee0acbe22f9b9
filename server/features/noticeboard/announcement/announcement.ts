import type { z } from 'zod'
import type { AnnouncementInput } from '@muster/contract/noticeboard/announcement.routes.ts'
import type { AnnouncementState } from '@muster/contract/noticeboard/audience-kinds.ts'
import type { Id, Instant } from '@muster/contract/values.ts'
import { say } from '@muster/engine/sentence.ts'
import { instantAt, localDay, localTime } from '@muster/engine/zone.ts'
import { may, type Actor } from '../../../platform/actor.ts'
import { asValue, audit, differences, nowIs } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { newId } from '../../../platform/id.ts'
import { notFound, wrongField } from '../../../platform/problem.ts'
import { companyCalendar } from '../../organisation/index.ts'
import { audienceIdsOf } from '../audience/audience.ts'
import { asWritten } from '../markdown/formatted.ts'
import { excerptOf } from '../markdown/markdown.ts'
import {
  announcementById,
  announcementForUpdate,
  announcementPage,
  deleteAnnouncement,
  insertAnnouncement,
  updateAnnouncement,
} from './announcement.queries.ts'
import { markRead, readerPage } from './reader.queries.ts'

/** With its text as HTML. */
type Input = z.output<typeof AnnouncementInput> & { html: string }

interface Page {
  limit: number
  offset: number
  search?: string | undefined
}

export async function announcements(
  tx: Tx,
  actor: Actor,
  { search, state, limit, offset }: Page & { state?: AnnouncementState | undefined },
) {
  const cut = { limit, offset, sortBy: 'publishAt', sortOrder: 'desc' } as const
  const { data, total } = await announcementPage(tx, { ...(await seenBy(tx, actor)), ...cut, search, state })
  return { data: data.map((row) => ({ ...row, excerpt: excerptOf(row.description) })), total }
}

export async function announcement(tx: Tx, actor: Actor, id: Id) {
  const known = await announcementById(tx, { ...(await seenBy(tx, actor)), id })
  if (!known) throw announcementNotFound()
  const { zone } = await companyCalendar(tx)
  const { publishAt, description } = known
  return {
    ...known,
    ...{ excerpt: excerptOf(description), html: known.html ?? asWritten(description) },
    ...{ publishOn: localDay(publishAt, zone), publishTime: localTime(publishAt, zone).slice(0, 5) },
  }
}

async function seenBy(tx: Tx, actor: Actor) {
  const { today } = await companyCalendar(tx)
  return { account: actor.account, sees: may(actor, 'announcementWrite'), now: tx.now, today }
}

export async function publish(tx: Tx, actor: Actor, input: Input): Promise<{ _id: Id }> {
  const id = newId()
  const publishAt = await momentOf(tx, input)
  await mustNotBeOver(tx, input)
  const audienceIds = await audienceIdsOf(tx, input)
  const toTell = input.notify ? 'new' : null
  await insertAnnouncement(tx, { ...input, id, audienceIds, publishAt, toTell, account: actor.account, now: tx.now })
  await tellAt(tx, toTell, publishAt)
  const { title, audience } = input
  await audit(tx, actor, 'added', { type: 'announcement', id }, { name: nowIs(title), audience: nowIs(audience) })
  return { _id: id }
}

/** A published announcement keeps its time; until then it can be rescheduled. */
export async function changeAnnouncement(tx: Tx, actor: Actor, id: Id, input: Input): Promise<{ _id: Id }> {
  const known = await announcementForUpdate(tx, { id })
  if (!known) throw announcementNotFound()
  const isPublished = known.publishAt <= tx.now
  if (isPublished && input.publishOn !== null)
    throw wrongField('body.publishOn', say`This announcement is already published`)
  const publishAt = isPublished ? known.publishAt : await momentOf(tx, input)
  await mustNotBeOver(tx, input)
  const audienceIds = await audienceIdsOf(tx, input)
  // People not notified yet are told that it is new, not that it changed.
  const toTell = !input.notify ? null : isPublished ? (known.toTell ?? 'changed') : 'new'
  await updateAnnouncement(tx, { ...input, id, audienceIds, publishAt, toTell, now: tx.now })
  await tellAt(tx, toTell, publishAt)
  const changed = differences(
    { name: known.title, audience: known.audience },
    { name: input.title, audience: input.audience },
  )
  await audit(tx, actor, 'changed', { type: 'announcement', id }, changed)
  return { _id: id }
}

async function momentOf(tx: Tx, { publishOn, publishTime }: Input): Promise<Instant> {
  if (publishOn === null || publishTime === null) return tx.now
  const { zone } = await companyCalendar(tx)
  const moment = instantAt(publishOn, publishTime, zone)
  if (new Date(moment) <= new Date(tx.now)) throw wrongField('body.publishTime', say`Choose a time in the future`)
  return moment
}

async function mustNotBeOver(tx: Tx, { expiresOn }: Input): Promise<void> {
  if (expiresOn !== null && expiresOn < (await companyCalendar(tx)).today)
    throw wrongField('body.expiresOn', say`Enter today or a later day`)
}

async function tellAt(tx: Tx, toTell: 'new' | 'changed' | null, publishAt: Instant): Promise<void> {
  if (toTell === null) return
  const later = publishAt > tx.now ? { startAfter: publishAt } : {}
  await tx.enqueue('announcement', { organisation: tx.organisation }, later)
}

export async function removeAnnouncement(tx: Tx, actor: Actor, id: Id): Promise<null> {
  const known = await announcementForUpdate(tx, { id })
  if (!known) throw announcementNotFound()
  await deleteAnnouncement(tx, { id })
  const name = { from: asValue(known.title), to: null }
  await audit(tx, actor, 'deleted', { type: 'announcement', id }, { name })
  return null
}

export async function readAnnouncement(tx: Tx, actor: Actor, id: Id): Promise<null> {
  if (!(await announcementById(tx, { ...(await seenBy(tx, actor)), id }))) throw announcementNotFound()
  await markRead(tx, { announcement: id, account: actor.account, now: tx.now })
  return null
}

export async function readersOf(
  tx: Tx,
  actor: Actor,
  id: Id,
  { search, state, limit, offset }: Page & { state?: 'read' | 'unread' | undefined },
) {
  if (!(await announcementById(tx, { ...(await seenBy(tx, actor)), id }))) throw announcementNotFound()
  const cut = { limit, offset, sortBy: 'name', sortOrder: 'asc' } as const
  return readerPage(tx, { ...cut, announcement: id, search, state })
}

const announcementNotFound = () => notFound(say`The announcement was not found.`)
