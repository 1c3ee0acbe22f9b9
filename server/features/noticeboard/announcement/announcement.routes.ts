import { announcementRoutes as contract } from '@muster/contract/noticeboard/announcement.routes.ts'
import { serve } from '../../../platform/serve/serve.ts'
import {
  announcement,
  announcements,
  changeAnnouncement,
  publish,
  readAnnouncement,
  readersOf,
  removeAnnouncement,
} from './announcement.ts'

export const announcementRoutes = serve(contract, {
  'GET /api/v1/user/announcement': ({ tx, actor, query }) => announcements(tx, actor, query),
  'GET /api/v1/user/announcement/{id}': ({ tx, actor, params }) => announcement(tx, actor, params.id),
  'POST /api/v1/user/announcement': ({ tx, actor, body }) => publish(tx, actor, body),
  'PUT /api/v1/user/announcement/{id}': ({ tx, actor, params, body }) => changeAnnouncement(tx, actor, params.id, body),
  'DELETE /api/v1/user/announcement/{id}': ({ tx, actor, params }) => removeAnnouncement(tx, actor, params.id),
  'POST /api/v1/user/announcement/{id}/read': ({ tx, actor, params }) => readAnnouncement(tx, actor, params.id),
  'GET /api/v1/user/announcement/{id}/readers': ({ tx, actor, params, query }) =>
    readersOf(tx, actor, params.id, query),
})
