import { photoRoutes as contract } from '@muster/contract/employees/photo.routes.ts'
import { serve } from '../../../platform/serve/serve.ts'
import { putPhoto, removePhoto } from './photo.ts'

export const photoRoutes = serve(contract, {
  'PUT /api/v1/employee/employee-profile-pic': ({ tx, app, actor, files }) =>
    putPhoto(tx, app, actor, actor.employee, files.photo),
  'DELETE /api/v1/employee/employee-profile-pic': ({ tx, app, actor }) => removePhoto(tx, app, actor, actor.employee),
  'PUT /api/v1/employee/user-profile-pic/{id}': ({ tx, app, actor, params, files }) =>
    putPhoto(tx, app, actor, params.id, files.photo),
  'DELETE /api/v1/employee/user-profile-pic/{id}': ({ tx, app, actor, params }) =>
    removePhoto(tx, app, actor, params.id),
})
