import { announcementRoutes as contract } from '@muster/contract/noticeboard/announcement.routes.ts'
import { prepared } from '../../../platform/serve/call.ts'
import { serve } from '../../../platform/serve/serve.ts'
import { formatOlder, formatted } from '../markdown/formatted.ts'
import { keepAnnouncementHtml, unformattedAnnouncement } from './announcement.queries.ts'
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
  'GET /api/v1/user/announcement/{id}': prepared(
    ({ app, actor, params: { id } }) =>
      formatOlder(app, actor.organisation, {
        find: (tx) => unformattedAnnouncement(tx, { id }),
        keep: (tx, text) => keepAnnouncementHtml(tx, { id, ...text }),
      }),
    ({ tx, actor, params }) => announcement(tx, actor, params.id),
  ),
  'POST /api/v1/user/announcement': prepared(
    ({ actor, body }) => formatted(actor.organisation, body.description, 'description'),
    ({ tx, actor, body }, html) => publish(tx, actor, { ...body, html }),
  ),
  'PUT /api/v1/user/announcement/{id}': prepared(
    ({ actor, body }) => formatted(actor.organisation, body.description, 'description'),
    ({ tx, actor, params, body }, html) => changeAnnouncement(tx, actor, params.id, { ...body, html }),
  ),
  'DELETE /api/v1/user/announcement/{id}': ({ tx, actor, params }) => removeAnnouncement(tx, actor, params.id),
  'POST /api/v1/user/announcement/{id}/read': ({ tx, actor, params }) => readAnnouncement(tx, actor, params.id),
  'GET /api/v1/user/announcement/{id}/readers': ({ tx, actor, params, query }) =>
    readersOf(tx, actor, params.id, query),
})
