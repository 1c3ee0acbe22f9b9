import { t } from '@lingui/core/macro'
import { useEffect, useRef } from 'react'
import type { KeyedMutator } from 'swr'
import type { DataOf } from '@muster/contract/routes.ts'
import type { RouteOf } from '../../shared/call/types.ts'
import { api } from '../../shared/call/api.ts'
import { messageOf } from '../../shared/call/api-error.ts'
import { invalidate, useApi } from '../../shared/call/use-api.ts'
import { readsOfNews } from '../../app/tables/news-reads.ts'
import { defer, isDeferred, useDeferred } from '../../shared/snackbar/deferred.ts'
import { snackError } from '../../shared/snackbar/snackbar.ts'
import { onSocket, onSocketReturned } from '../../shared/socket/socket.ts'

type List = DataOf<RouteOf<'GET /api/v1/notification/all'>>
export type Notification = List[number]

/** "Clear all" is deferred under this key, for these. */
const allOfThem = 'notifications'
let cleared: readonly string[] = []

/** The person's notifications, kept up to date by the socket. Changes show at once and are reverted if the server refuses. */
export function useNotifications() {
  const { data, error, isLoading, mutate } = useApi('GET /api/v1/notification/all')
  useEffect(() => follow(mutate), [mutate])

  const change = async (next: (list: List) => List, call: () => Promise<unknown>) => {
    try {
      await mutate(
        async (list) => {
          await call()
          return next(list ?? [])
        },
        { optimisticData: (list) => next(list ?? []), revalidate: false, rollbackOnError: true },
      )
    } catch (failure) {
      snackError(messageOf(failure))
    }
  }
  const deferred = useDeferred((state) => isDeferred(state, allOfThem))
  const list = (data ?? []).filter(({ _id }) => !deferred || !cleared.includes(_id))
  const latest = useRef(data)
  useEffect(() => {
    latest.current = data
  })
  return {
    list,
    unread: list.filter(({ isRead }) => !isRead).length,
    error,
    isLoading: isLoading && data === undefined,
    retry: () => void mutate(),
    markRead: (id: string) =>
      change(read(id), () => api('PUT /api/v1/notification/mark-read/{id}', { params: { id } })),
    markAllRead: () => change(allRead, () => api('PUT /api/v1/notification/mark-all-read')),
    clear: (id: string) => change(without(id), () => api('DELETE /api/v1/notification/clear/{id}', { params: { id } })),
    /** Deferred for Undo. Later notifications stay. */
    clearAll: () => {
      cleared = list.map(({ _id }) => _id)
      const mine = cleared
      defer({
        key: allOfThem,
        group: allOfThem,
        text: t`Notifications cleared`,
        send: async () => {
          const isNewer = (latest.current ?? []).some(({ _id }) => !mine.includes(_id))
          if (!isNewer) await api('DELETE /api/v1/notification/clear-all', { keepalive: true })
          else for (const id of mine) await api('DELETE /api/v1/notification/clear/{id}', { params: { id } })
          await mutate((before) => (before ?? []).filter(({ _id }) => !mine.includes(_id)), { revalidate: false })
        },
      })
    },
    /** A clicked one is read and cleared. */
    take: async ({ _id: id, isRead }: Notification) => {
      const params = { id }
      await change(without(id), async () => {
        if (!isRead) await api('PUT /api/v1/notification/mark-read/{id}', { params })
        await api('DELETE /api/v1/notification/clear/{id}', { params })
      })
    },
  }
}

function follow(mutate: KeyedMutator<List>): () => void {
  const patch = (next: (list: List) => List) => void mutate((list) => next(list ?? []), { revalidate: false })
  const stops = [
    onSocket('NEW_NOTIFICATION', (added) => {
      patch((list) => [added, ...list.filter(({ _id }) => _id !== added._id)])
      void readsOfNews(added.type).then((reads) => invalidate(...reads))
    }),
    onSocket('NOTIFICATION_UPDATE', (update) => patch('allRead' in update ? allRead : read(update._id))),
    onSocket('NOTIFICATION_DELETED', ({ notificationId }) => patch(without(notificationId))),
    onSocket('ALL_NOTIFICATIONS_DELETED', () => patch(() => [])),
    onSocketReturned(() => void mutate()),
  ]
  return () => stops.forEach((stop) => stop())
}

const read = (id: string) => (list: List) => list.map((one) => (one._id === id ? { ...one, isRead: true } : one))
const allRead = (list: List): List => list.map((one) => ({ ...one, isRead: true }))
const without = (id: string) => (list: List) => list.filter(({ _id }) => _id !== id)
