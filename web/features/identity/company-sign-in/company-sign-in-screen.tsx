import { useLocation } from 'react-router'
import CallbackScreen from './callback-screen.tsx'
import SsoScreen from './sso-screen.tsx'

/** The redirect to the identity provider, and the return. */
export default function CompanySignInScreen() {
  return useLocation().pathname.endsWith('/callback') ? <CallbackScreen /> : <SsoScreen />
}
