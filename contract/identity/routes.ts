import { passkeyRoutes } from './passkey.routes.ts'
import { passwordRoutes } from './password.routes.ts'
import { permissionRoutes } from './permission.routes.ts'
import { secondFactorRoutes } from './second-factor.routes.ts'
import { sessionRoutes } from './session.routes.ts'
import { signInHistoryRoutes } from './sign-in-history.routes.ts'
import { signUpRoutes } from './sign-up.routes.ts'
import { userInfoRoutes } from './user-info.routes.ts'

export const identityRoutes = {
  ...sessionRoutes,
  ...signUpRoutes,
  ...passwordRoutes,
  ...userInfoRoutes,
  ...permissionRoutes,
  ...secondFactorRoutes,
  ...passkeyRoutes,
  ...signInHistoryRoutes,
}
