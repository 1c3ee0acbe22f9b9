import { birthdayRoutes as contract } from '@muster/contract/noticeboard/birthday.routes.ts'
import { serve } from '../../../platform/serve/serve.ts'
import { birthdays, birthdaySetting, setBirthday } from './birthday.ts'

export const birthdayRoutes = serve(contract, {
  'GET /api/v1/employee/birthday': ({ tx, query }) => birthdays(tx, query),
  'GET /api/v1/employee/birthday-setting': ({ tx, actor }) => birthdaySetting(tx, actor),
  'PUT /api/v1/employee/birthday-setting': ({ tx, actor, body }) => setBirthday(tx, actor, body.isHidden),
})
